import { defineFormula } from '../../src/rules/formula';
import { mary, maryOutcome, patient, patientHeals } from './examples';
import { oneDieFewer } from './rulings';
import { inPages, inRules } from './sources';
import { difficulties, medicalItems, skillRanks } from './tables';
import {
  abilityModifierTerm,
  aiding,
  check,
  contest,
  difficulty,
  health,
  roleplayBonus,
  skillRank,
} from './terms';

const abilityModifierInput = {
  kind: 'number',
  label: 'Ability modifier',
  bracket: 'ability',
  term: abilityModifierTerm,
  min: -5,
  max: 5,
  signed: true,
} as const;

const skillInput = {
  kind: 'pick',
  label: 'Skill rank',
  bracket: 'skill',
  term: skillRank,
  table: skillRanks,
  shows: 'bonus',
} as const;

const roleplayInput = {
  kind: 'number',
  label: 'Roleplay bonus',
  bracket: 'roleplay',
  term: roleplayBonus,
  min: -2,
  max: 2,
  start: 0,
  signed: true,
} as const;

const dcInput = { kind: 'number', label: 'Difficulty', bracket: 'DC', term: difficulty } as const;

/** All that can come together: the best ability, skill and roleplay, and the worst. */
const bonusInput = { kind: 'number', min: -9, max: 11, signed: true, term: check } as const;

export const skillCheck = defineFormula({
  id: 'skill-check',
  name: 'Skill check',
  summary: 'Roll it whenever a task may fail; the total must reach the difficulty.',
  source: inRules('Skills'),
  inputs: {
    ability: { ...abilityModifierInput, start: 1 },
    skill: { ...skillInput, start: 'trained' },
    roleplay: roleplayInput,
    dc: { ...dcInput, min: 1, max: 30, start: 13 },
  },
  expression: '3d6 + ability + skill.bonus + roleplay',
  parts: { '3d6': 'base' },
  result: {
    label: 'Skill check',
    better: 'high',
    bands: [
      { label: 'failure', says: 'fail', tone: 'bad' },
      { label: 'success', says: 'succeed', tone: 'good' },
    ],
  },
  against: 'dc',
  ladder: difficulties,
  printed: [
    { inputs: { ability: 0, skill: 'proficient', roleplay: 0 }, value: '3d6', source: inRules('Skills') },
    { inputs: { ability: 0, skill: 'untrained', roleplay: 0 }, value: '3d6 - 2', source: inRules('Skills') },
    { inputs: { ability: 0, skill: 'trained', roleplay: 0 }, value: '3d6 + 1', source: inRules('Skills') },
    {
      inputs: { ability: 0, skill: 'experienced', roleplay: 0 },
      value: '3d6 + 2',
      source: inRules('Skills'),
    },
    { inputs: { ability: 0, skill: 'master', roleplay: 0 }, value: '3d6 + 4', source: inRules('Skills') },
  ],
  also: ['skill roll', 'chance of success', 'DC', 'difficulty'],
});

export const flawedCheck = defineFormula({
  id: 'flawed-check',
  name: 'Check with a die fewer',
  summary: 'What Bad Liar and Weak do to a skill check.',
  source: inPages('Flaws'),
  inputs: {
    subtracts: {
      kind: 'choice',
      label: 'Is the die rolled and subtracted?',
      bracket: 'subtract it?',
      options: {
        no: { label: 'no, it is not rolled', value: 0 },
        yes: { label: 'yes', value: 1 },
      },
      start: 'no',
      ruling: oneDieFewer,
    },
    ability: { ...abilityModifierInput, start: 1 },
    skill: { ...skillInput, start: 'trained' },
    roleplay: roleplayInput,
    dc: { ...dcInput, min: 1, max: 30, start: 10 },
  },
  expression: 'when(subtracts, 3d6 - 1d6, 2d6) + ability + skill.bonus + roleplay',
  written: { 'when(subtracts, 3d6 - 1d6, 2d6)': '2d6' },
  result: { label: 'Skill check', better: 'high' },
  against: 'dc',
  ladder: difficulties,
  printed: [
    { inputs: { ability: 0, skill: 'proficient', roleplay: 0 }, value: '2d6', source: inPages('Flaws') },
  ],
  also: ['Bad Liar', 'Weak'],
});

export const aidedCheck = defineFormula({
  id: 'aided-check',
  name: 'Aided check',
  summary: 'Helpers roll first; each of their successes lowers the difficulty of the main task.',
  source: inRules('Aiding'),
  inputs: {
    bonus: { ...bonusInput, label: 'Your modifiers together', bracket: 'your modifiers', start: 2 },
    dc: { ...dcInput, min: 1, max: 30, start: 15 },
    worth: {
      kind: 'number',
      label: 'What one success takes off the difficulty',
      bracket: 'worth of a success',
      term: aiding,
      min: 0,
      max: 6,
      start: 2,
    },
    helpers: { kind: 'number', label: 'Helpers', bracket: 'helpers', term: aiding, min: 0, max: 5, start: 2 },
    helper: { ...bonusInput, label: 'Modifiers of each helper', bracket: 'their modifiers', start: 1 },
    easier: {
      kind: 'number',
      label: 'Helping is easier by',
      bracket: 'easier by',
      note: 'Leave it at 0 for the difficulty of the main task.',
      min: 0,
      max: 6,
      start: 0,
    },
  },
  expression: '3d6 + bonus',
  parts: { '3d6': 'base' },
  result: {
    label: 'Main check',
    better: 'high',
    bands: [
      { label: 'failure', says: 'fail, even with help', tone: 'bad' },
      { label: 'success', says: 'succeed', tone: 'good' },
    ],
  },
  against: 'dc - worth * repeat(helpers, 3d6 + helper >= dc - easier)',
  printed: [{ inputs: { bonus: 0 }, value: '3d6', source: inRules('Aiding') }],
  also: ['help', 'assist', 'teamwork'],
});

export const competition = defineFormula({
  id: 'competition',
  name: 'Competition',
  summary: 'Two checks against each other: the higher one wins, and the roles decide a tie.',
  source: inRules('Competition'),
  inputs: {
    mine: { ...bonusInput, label: 'Your modifiers together', bracket: 'your modifiers', start: 3 },
    theirs: { ...bonusInput, label: 'Their modifiers together', bracket: 'their modifiers', start: 3 },
    role: {
      kind: 'choice',
      label: 'Who defends',
      bracket: 'who defends',
      term: contest,
      options: {
        they: { label: 'they defend: a tie is theirs', value: 0 },
        you: { label: 'you defend: a tie is yours', value: 1 },
        nobody: { label: 'nobody: roll a tie again', value: 2 },
      },
      start: 'they',
    },
  },
  expression: 'opposed(3d6 + mine, 3d6 + theirs, role)',
  parts: { '3d6': 'base' },
  written: { 'opposed(3d6 + mine, 3d6 + theirs, role)': '3d6 + mine > 3d6 + theirs' },
  result: {
    label: 'Competition',
    better: 'high',
    facets: {
      margin: { label: 'How far your check is ahead' },
      outcome: { label: 'Who wins', hidden: true },
    },
    bands: [
      { label: 'defeat', says: 'lose', tone: 'bad', facet: 'outcome', to: -1 },
      { label: 'victory', says: 'win', tone: 'good', facet: 'outcome', from: 1 },
    ],
    claims: [
      {
        label: 'a tie before anybody wins it',
        says: 'end on equal checks',
        tone: 'even',
        facet: 'margin',
        from: 0,
        to: 0,
      },
    ],
  },
  printed: [
    { inputs: { mine: 0, theirs: 0, role: 'they' }, value: '3d6 - 3d6', source: inRules('Competition') },
    {
      inputs: { mine: 11, theirs: -9, role: 'nobody' },
      value: { outcome: 1 },
      source: inRules('Competition'),
    },
  ],
  also: ['contest', 'opposed roll', 'tie', 'counter-skill'],
});

const faceInput = { kind: 'number', min: 1, max: 6 } as const;

export const multipleSuccesses = defineFormula({
  id: 'multiple-successes',
  name: 'Multiple successes (withdrawn)',
  summary:
    'The old rule: each die that reaches the difficulty is one action, and modifiers are spent to lift dice.',
  source: inRules('Multiple Successes'),
  inputs: {
    first: { ...faceInput, label: 'First die', start: mary.first },
    second: { ...faceInput, label: 'Second die', start: mary.second },
    third: { ...faceInput, label: 'Third die', start: mary.third },
    modifier: {
      kind: 'number',
      label: 'Ability modifier to spend',
      bracket: 'modifier',
      min: 0,
      max: 5,
      start: mary.modifier,
    },
    dc: { ...dcInput, min: 1, max: 6, start: mary.dc },
  },
  expression:
    'let a = max(0, dc - first); let b = max(0, dc - second); let c = max(0, dc - third); ' +
    '(min(a, b, c) <= modifier) + (a + b + c - max(a, b, c) <= modifier) + (a + b + c <= modifier)',
  result: { label: 'Successes', better: 'high' },
  printed: [{ inputs: mary, value: maryOutcome.actions, source: inRules('Multiple Successes') }],
});

export const firstAid = defineFormula({
  id: 'first-aid',
  name: 'First aid',
  summary: 'An item always heals its dice; a First Aid check that reaches the lost health doubles them.',
  source: inPages('Using medical items'),
  inputs: {
    lost: {
      kind: 'number',
      label: 'Health lost',
      bracket: 'health lost',
      term: health,
      min: 0,
      max: 74,
      start: 12,
    },
    ability: { ...abilityModifierInput, label: 'Intelligence modifier', bracket: 'Intelligence', start: 1 },
    skill: { ...skillInput, label: 'Rank in First Aid', start: 'trained' },
    roleplay: roleplayInput,
    item: {
      kind: 'pick',
      label: 'Medical item',
      bracket: 'item',
      table: medicalItems,
      start: 'medical-kit',
      shows: 'enduranceDie',
    },
  },
  expression:
    'let doubled = when(lost = 0, 1, 3d6 + ability + skill.bonus + roleplay >= lost); ' +
    '{ endurance: (1 + doubled) d item.enduranceDie, ' +
    'health: when(item.healthDie = 0, 0, (1 + doubled) d item.healthDie), doubled: doubled }',
  parts: { doubled: 'doubled', '3d6': 'base' },
  written: {
    'when(lost = 0, 1, 3d6 + ability + skill.bonus + roleplay >= lost)':
      '3d6 + ability + skill.bonus + roleplay >= lost',
    'when(item.healthDie = 0, 0, (1 + doubled) d item.healthDie)': '(1 + doubled) d item.healthDie',
  },
  result: {
    label: 'Healing',
    better: 'high',
    facets: {
      endurance: { label: 'Endurance healed' },
      health: { label: 'Health healed' },
      doubled: { label: 'Check succeeded', hidden: true },
    },
    bands: [
      { label: 'normal dice', says: 'heal with the normal dice', tone: 'even', facet: 'doubled', to: 0 },
      { label: 'doubled dice', says: 'double the dice', tone: 'good', facet: 'doubled', from: 1 },
    ],
    claims: [
      {
        label: 'five health or more',
        says: 'heal five points of health or more',
        tone: 'good',
        facet: 'health',
        from: 5,
      },
    ],
  },
  printed: [
    // The best modifiers cannot miss the difficulty of the worked case, so that its success is certain.
    {
      inputs: { ...patient, ability: 5, skill: 'master', roleplay: 2 },
      value: patientHeals,
      source: inPages('Using medical items'),
    },
    {
      inputs: { lost: 74, item: 'medical-kit' },
      value: { endurance: '1d10', health: '1d6' },
      source: inPages('Medical items'),
    },
    { inputs: { lost: 74, item: 'first-aid-kit' }, value: '1d6', source: inPages('Medical items') },
    { inputs: { lost: 74, item: 'adrenaline-shot' }, value: '1d10', source: inPages('Medical items') },
  ],
  also: ['healing', 'medkit', 'medical kit', 'adrenaline shot'],
});
