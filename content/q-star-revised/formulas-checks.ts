import { defineFormula, type NumberInput } from '../../src/rules/formula';
import { attributePick, base, circumstance, levelPick, skillPick, theirCircumstance } from './controls';
import { figures } from './figures';
import * as rulings from './rulings';
import { inIntroduction, inPages } from './sources';
import { attributeRanks, difficultyLevels, skillRanks } from './tables';
import * as terms from './terms';

const { levelPoints, shiftLimit } = figures;

const assets = {
  kind: 'number',
  label: 'Assets',
  min: 0,
  max: 4,
  start: 0,
  term: terms.asset,
} satisfies NumberInput;

const hindrances = {
  kind: 'number',
  label: 'Hindrances',
  min: 0,
  max: 4,
  start: 0,
  term: terms.hindrance,
} satisfies NumberInput;

export const targetNumber = defineFormula({
  id: 'level-target',
  name: 'Target number of a level',
  summary: 'What a check against a difficulty level must at least reach.',
  source: inPages('Difficulty'),
  inputs: {
    level: { ...levelPick, start: 'normal' },
  },
  expression: `${levelPoints.value} * level.level`,
  result: { label: 'Target number', better: 'low' },
  along: { input: 'level' },
  printed: Object.entries(difficultyLevels.rows).map(([level, { target }]) => ({
    inputs: { level },
    value: target,
    source: inPages('Difficulty'),
  })),
  also: ['DC', 'difficulty class'],
});

const balance = `clamp(hindrances - assets, -${shiftLimit.value}, ${shiftLimit.value})`;
const eachSide = `min(hindrances, ${shiftLimit.value}) - min(assets, ${shiftLimit.value})`;
const shiftedTo = `${levelPoints.value} * clamp(level.level + ${balance}, 1, 10)`;

export const shiftedTarget = defineFormula({
  id: 'shifted-target',
  name: 'Target number after assets and hindrances',
  summary: 'Where help and trouble move the target of a task.',
  source: inIntroduction('Difficulty Modifier'),
  inputs: {
    level: { ...levelPick, start: 'normal' },
    hindrances: { ...hindrances, start: 3 },
    assets: { ...assets, start: 1 },
    netting: {
      kind: 'choice',
      label: 'The limit is for',
      bracket: 'Limit',
      options: {
        balance: { label: 'the balance', value: 0 },
        sides: { label: 'each side', value: 1 },
      },
      start: 'balance',
      ruling: rulings.netShift,
    },
    ends: {
      kind: 'choice',
      label: 'Beyond levels 1 and 10',
      bracket: 'Ends',
      options: {
        fixed: { label: 'the ladder ends', value: 0 },
        open: { label: 'it goes on', value: 1 },
      },
      start: 'fixed',
      ruling: rulings.shiftBeyondTheLadder,
      weighedAt: { level: 'impossible' },
    },
  },
  expression:
    `let shift = when(netting = 0, ${balance}, ${eachSide}); ` +
    `let moved = level.level + shift; ${levelPoints.value} * when(ends = 0, clamp(moved, 1, 10), moved)`,
  parts: { shift: 'Shift', moved: 'Level after it' },
  written: {
    [`when(netting = 0, ${balance}, ${eachSide})`]: balance,
    'when(ends = 0, clamp(moved, 1, 10), moved)': 'moved',
  },
  result: { label: 'Target number', better: 'low' },
  printed: [
    {
      inputs: { level: 'normal', assets: 1, hindrances: 0 },
      value: difficultyLevels.rows.easy.target,
      source: inPages('Difficulty'),
    },
    {
      inputs: { level: 'normal', assets: 0, hindrances: 1 },
      value: difficultyLevels.rows.demanding.target,
      source: inPages('Difficulty'),
    },
    {
      inputs: { level: 'normal', assets: 3, hindrances: 0 },
      value: difficultyLevels.rows.simple.target,
      source: inIntroduction('Difficulty Modifier'),
    },
    {
      inputs: { level: 'normal', assets: 0, hindrances: 3 },
      value: difficultyLevels.rows.challenging.target,
      source: inIntroduction('Difficulty Modifier'),
    },
  ],
  also: ['difficulty modifier', 'level shift'],
});

export const check = defineFormula({
  id: 'check-roll',
  name: 'Check against a difficulty level',
  summary: 'Your chance to succeed at a task, with everything that helps and hinders.',
  source: inPages('Difficulty'),
  inputs: {
    attribute: attributePick,
    skill: skillPick,
    circumstance,
    level: levelPick,
    hindrances,
    assets,
    reaching: {
      kind: 'choice',
      label: 'To equal the target',
      bracket: 'Equal',
      options: {
        meet: { label: 'is enough, +0', value: 0 },
        beat: { label: 'is too little, +1', value: 1 },
      },
      start: 'meet',
      ruling: rulings.meetOrBeat,
    },
  },
  expression: '3d6 + attribute.modifier + skill.modifier + circumstance',
  against: `${shiftedTo} + reaching`,
  parts: base,
  written: { [`${shiftedTo} + reaching`]: shiftedTo },
  result: { label: 'Result of the check', better: 'high' },
  printed: [
    ...Object.entries(attributeRanks.rows).map(([attribute, { modifier }]) => ({
      inputs: { attribute, skill: 'fair' },
      value: `3d6 + ${modifier}`,
      source: inPages('Attributes'),
    })),
    ...Object.entries(skillRanks.rows).map(([skill, { modifier }]) => ({
      inputs: { attribute: 'fair', skill },
      value: `3d6 + ${modifier}`,
      source: inPages('Skills'),
    })),
  ],
  also: ['skill check', 'attribute check', 'test', 'roll'],
});

export const contest = defineFormula({
  id: 'contest-roll',
  name: 'Contest',
  summary: 'Two characters who both act: who gets the higher result, and what a tie does.',
  source: inIntroduction('Contests'),
  inputs: {
    attribute: attributePick,
    skill: skillPick,
    circumstance,
    theirAttribute: { ...attributePick, label: 'Their attribute' },
    theirSkill: { ...skillPick, label: 'Their skill' },
    theirCircumstance,
    role: {
      kind: 'choice',
      label: 'Who defends',
      options: {
        they: { label: 'they do', value: -1 },
        you: { label: 'you do', value: 1 },
        nobody: { label: 'nobody', value: 0 },
      },
      start: 'they',
    },
  },
  expression:
    'let you = 3d6 + attribute.modifier + skill.modifier + circumstance; ' +
    'let they = 3d6 + theirAttribute.modifier + theirSkill.modifier + theirCircumstance; ' +
    '{ margin: you - they, outcome: when(you = they, role, sign(you - they)) }',
  parts: { you: 'You', they: 'They' },
  result: {
    label: 'Your result above theirs',
    better: 'high',
    facets: {
      margin: { label: 'Your result above theirs' },
      outcome: { label: 'Outcome', hidden: true },
    },
    bands: [
      { label: 'you lose', says: 'lose', tone: 'bad', facet: 'outcome', to: -1 },
      { label: 'unresolved', says: 'leave it unresolved', tone: 'even', facet: 'outcome', from: 0, to: 0 },
      { label: 'you win', says: 'win', tone: 'good', facet: 'outcome', from: 1 },
    ],
  },
  printed: [
    { inputs: { role: 'nobody' }, value: '3d6 - 3d6', source: inIntroduction('Contests') },
    {
      inputs: { skill: 'superb', attribute: 'superb', theirSkill: 'terrible', theirAttribute: 'terrible' },
      value: { outcome: 1 },
      source: inIntroduction('Contests'),
    },
  ],
  also: ['opposed check', 'competition', 'tie', 'versus'],
});
