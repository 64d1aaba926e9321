import { type Band, type ChoiceInput, defineFormula } from '../../src/rules/formula';
import { attributeInput, diceInput, modifierInput, neededInput, skillInput, spentInput } from './controls';
import { emptyAdvice, emptyPool, hurtCheck, pushedPoolSize } from './examples';
import { figures } from './figures';
import * as rulings from './rulings';
import { inNotes } from './sources';
import { difficulties } from './tables';
import * as terms from './terms';

const sides = figures.dieSides.value;
const limit = figures.modifierLimit.value;
const cost = figures.effortCost.value;
const gain = figures.effortGain.value;
const most = figures.highestSkill.value;
const aid = figures.aidBonus.value;

const failOrSucceed: readonly [Band, Band] = [
  { label: 'failure', says: 'fail', tone: 'bad', facet: 'margin', to: -1 },
  { label: 'success', says: 'succeed', tone: 'good', facet: 'margin', from: 0 },
];

const effort = (no: string, yes: string) =>
  ({
    no: { label: no, value: 0 },
    yes: { label: yes, value: 1 },
  }) satisfies ChoiceInput['options'];

const penaltyRead = 'min(blackout, attribute - 1)';
const togetherRead = `yours + around + ${aid} * aided - penalty`;
const rackedWithin = `${cost} * rack * within`;
const modifiersRead =
  `when(apart, clamp(together + penalty - ${rackedWithin}, -${limit}, ${limit}) - penalty, ` +
  `clamp(together - ${rackedWithin}, -${limit}, ${limit}))`;
const poolRead = `max(0, attribute + modifiers - ${cost} * rack * (1 - within))`;
const poolWritten = 'max(0, attribute + modifiers + rack)';
const diceRead = `${poolRead} + ${gain} * push`;
const upToRead = `when(stops, min(${most}, skill + ${gain} * rack - ${cost} * push), skill + ${gain} * rack - ${cost} * push)`;
const beforeTheRoll =
  `let penalty = ${penaltyRead}; let together = ${togetherRead}; let modifiers = ${modifiersRead}; ` +
  `let dice = ${diceRead}; let upTo = ${upToRead};`;

export const check = defineFormula({
  id: 'check-roll',
  name: 'Check',
  summary: 'Everything that goes into one check, and the chance at every difficulty.',
  source: inNotes('2.3 Rolling'),
  inputs: {
    attribute: attributeInput,
    skill: skillInput,
    yours: {
      ...modifierInput,
      label: 'Your own modifiers',
      bracket: 'yours',
      note: 'Talents, quirks, gear and where you stand.',
    },
    around: { ...modifierInput, label: 'Modifiers of the surroundings', bracket: 'surroundings' },
    aided: {
      kind: 'choice',
      label: 'Aid',
      bracket: 'aided',
      options: effort('not aided', `+${aid} die`),
      start: 'no',
      term: terms.aid,
    },
    blackout: {
      kind: 'number',
      label: 'Blackout',
      bracket: 'blackout',
      min: 0,
      max: 14,
      start: 0,
      term: terms.blackoutPenalty,
    },
    rack: {
      kind: 'choice',
      label: 'Rack your brain',
      bracket: 'rack',
      options: effort('not racked', `−${cost} dice, +${gain} skill`),
      start: 'no',
      term: terms.rackBrain,
    },
    push: {
      kind: 'choice',
      label: 'Push your luck',
      bracket: 'push',
      options: effort('not pushed', `+${gain} die, −${cost} skill`),
      start: 'no',
      term: terms.pushLuck,
    },
    needed: neededInput,
    apart: {
      kind: 'choice',
      label: 'The blackout penalty counts',
      bracket: 'penalty counts',
      when: 'blackout',
      options: {
        inside: { label: 'inside the limit', value: 0 },
        apart: { label: 'apart from it', value: 1 },
      },
      start: 'inside',
      ruling: rulings.blackoutInTheLimit,
      weighedAt: { attribute: 8, yours: -4, blackout: 5 },
    },
    within: {
      kind: 'choice',
      label: 'The dice for racking count',
      bracket: 'racking counts',
      when: 'rack',
      options: {
        after: { label: 'after the limit', value: 0 },
        within: { label: 'inside it', value: 1 },
      },
      start: 'after',
      ruling: rulings.rackInTheLimit,
      weighedAt: { yours: 9, rack: 'yes', needed: 4 },
    },
    stops: {
      kind: 'choice',
      label: 'A racked skill',
      bracket: 'racked skill',
      when: 'rack',
      options: {
        open: { label: `may pass ${most}`, value: 0 },
        stops: { label: `stops at ${most}`, value: 1 },
      },
      start: 'open',
      ruling: rulings.skillBeyondTheScale,
      weighedAt: { attribute: 6, skill: most, rack: 'yes' },
    },
  },
  expression:
    `${beforeTheRoll} let roll = pool(dice, ${sides}, upTo); ` +
    '{ degree: roll.degree, ceiling: roll.ceiling, floor: roll.floor, margin: roll.degree - needed }',
  shown: `${beforeTheRoll} pool(dice, ${sides}, upTo).degree`,
  parts: {
    penalty: 'Penalty',
    together: 'Together',
    modifiers: 'Modifiers',
    dice: 'Dice',
    upTo: 'Keep up to',
  },
  written: {
    [`${aid} * aided`]: 'aided',
    [modifiersRead]: `clamp(together, -${limit}, ${limit})`,
    [poolRead]: poolWritten,
    [`${gain} * push`]: 'push',
    [upToRead]: 'skill + rack + push',
    [`pool(dice, ${sides}, upTo).degree`]: `dice d ${sides} <= upTo`,
  },
  against: 'needed',
  ladder: difficulties,
  result: {
    label: 'Degree',
    better: 'high',
    facets: {
      degree: { label: 'Degree' },
      ceiling: { label: 'Ceiling' },
      floor: { label: 'Floor' },
      margin: { label: 'Above or below what is needed', hidden: true },
    },
    bands: failOrSucceed,
    claims: [{ label: 'no die kept', says: 'keep no die', tone: 'bad', facet: 'degree', to: 0 }],
  },
  printed: [
    {
      inputs: hurtCheck,
      value: `pool(1, ${sides}, skill).degree`,
      source: inNotes('1.6 Blackout (Bla)'),
    },
    {
      inputs: { ...emptyPool, push: 'yes' },
      value: `pool(${pushedPoolSize}, ${sides}, skill - ${cost}).degree`,
      source: inNotes('2.3.2 Push Luck'),
    },
    { inputs: emptyPool, value: { degree: 0, ceiling: 0, floor: 0 }, source: inNotes('2.3 Rolling') },
    { inputs: { skill: 0 }, value: { degree: 0, ceiling: 0, floor: 0 }, source: inNotes('1.2 Skills') },
    {
      inputs: { attribute: 4, yours: 9 },
      value: `pool(4 + ${limit}, ${sides}, skill).degree`,
      source: inNotes('2.2 Modifiers'),
    },
    {
      inputs: { attribute: 8, yours: -9 },
      value: `pool(8 - ${limit}, ${sides}, skill).degree`,
      source: inNotes('2.2 Modifiers'),
    },
    {
      inputs: { attribute: 5, rack: 'yes' },
      value: `pool(5 - ${cost}, ${sides}, skill + ${gain}).degree`,
      source: inNotes('2.3.1 Rack Brain'),
    },
  ],
  also: ['roll', 'test', 'skill check', 'chance of success', 'degree', 'ceiling', 'floor'],
});

const raw = `attribute + clamp(modifiers, -${limit}, ${limit})`;
const advice = `bestPoolCheck(dice, ${sides}, skill, 0, 0, 0, ${cost}, ${gain}, 0, difficulty.from)`;
// Enough dice, and a skill that keeps some: as it is, racked, pushed, both.
const possible =
  `(dice >= difficulty.from) * (skill >= 1) + (dice - ${cost} >= difficulty.from) * (skill + ${gain} >= 1)` +
  ` + (max(0, dice) + ${gain} >= difficulty.from) * (skill - ${cost} >= 1)` +
  ` + (max(0, dice - ${cost}) + ${gain} >= difficulty.from) * (skill + ${gain} - ${cost} >= 1)`;

const effortRead = `when(${possible} > 0, ${advice}.rack + 2 * ${advice}.push, 4)`;
// Both are best only where no die is left, and racking alone then leaves none either.
const onlyOne = `when(skill > ${cost}, 2, 4)`;
const adviceRead = `let effort = ${effortRead}; when((effort = 3) * (both = 0), ${onlyOne}, effort)`;

export const bestEffort = defineFormula({
  id: 'best-effort',
  name: 'Rack, push, both or neither?',
  summary: 'What gives the best chance to reach a difficulty, for every attribute and skill.',
  source: inNotes('2.3.2 Push Luck'),
  inputs: {
    attribute: attributeInput,
    skill: skillInput,
    modifiers: modifierInput,
    difficulty: {
      kind: 'pick',
      label: 'Difficulty',
      table: difficulties,
      start: 'moderate',
      shows: 'from',
      term: terms.difficulty,
    },
    both: {
      kind: 'choice',
      label: 'Both on one check',
      bracket: 'both',
      when: `${raw} <= 0`,
      options: {
        allowed: { label: 'may be done', value: 1 },
        forbidden: { label: 'is not allowed', value: 0 },
      },
      start: 'allowed',
      ruling: rulings.bothEfforts,
      weighedAt: { ...emptyAdvice, skill: 6, difficulty: 'easy' },
    },
  },
  expression: `let dice = ${raw}; { effort: ${adviceRead} }`,
  shown: `let dice = ${raw}; ${adviceRead}`,
  written: { [adviceRead]: `(dice d ${sides} <= skill) >= difficulty.from` },
  parts: { dice: 'Dice' },
  result: {
    label: 'Best effort',
    facets: { effort: { label: 'Best effort', hidden: true } },
    bands: [
      { label: 'neither', sign: '·', says: 'do best with neither', tone: 'even', facet: 'effort', to: 0 },
      {
        label: 'rack',
        sign: 'R',
        says: 'do best to rack your brain',
        tone: 'good',
        facet: 'effort',
        from: 1,
        to: 1,
      },
      {
        label: 'push',
        sign: 'P',
        says: 'do best to push your luck',
        tone: 'good',
        facet: 'effort',
        from: 2,
        to: 2,
      },
      {
        label: 'both',
        sign: 'RP',
        says: 'do best to rack and push',
        tone: 'good',
        facet: 'effort',
        from: 3,
        to: 3,
      },
      { label: 'hopeless', sign: '×', says: 'cannot get there', tone: 'bad', facet: 'effort', from: 4 },
    ],
  },
  // The answer is the advice.
  decided: '0',
  map: {
    label: 'The best effort by attribute and skill',
    down: 'attribute',
    across: 'skill',
    shows: 'band',
  },
  printed: [
    // Without training racking is the way; without dice, pushing.
    {
      inputs: { attribute: 5, skill: 0, difficulty: 'easy' },
      value: { effort: 1 },
      source: inNotes('2.3.1 Rack Brain'),
    },
    {
      inputs: { attribute: 4, skill: 8, difficulty: 'punishing' },
      value: { effort: 2 },
      source: inNotes('2.3 Rolling'),
    },
  ],
  also: ['rack', 'push', 'advice', 'what is best'],
});

export const opposedCheck = defineFormula({
  id: 'opposed-roll',
  name: 'Opposed check',
  summary: 'Who wins, and what is left of the winner’s degree for the action itself.',
  source: inNotes('2.4 Opposed Checks'),
  inputs: {
    dice: diceInput,
    skill: { ...skillInput, label: 'Your skill' },
    theirDice: { ...diceInput, label: 'Their dice' },
    theirSkill: { ...skillInput, label: 'Their skill' },
    needed: { ...neededInput, note: 'For your own action, once you have won.' },
    spent: spentInput,
  },
  expression:
    `let duel = opposedPools(${sides}, dice, skill, theirDice, theirSkill, spent); ` +
    '{ mine: duel.mine, theirs: duel.theirs, result: when(duel.outcome = 1, 1 + (duel.mine >= needed), duel.outcome) }',
  shown: `opposedPools(${sides}, dice, skill, theirDice, theirSkill, spent).mine`,
  written: {
    [`opposedPools(${sides}, dice, skill, theirDice, theirSkill, spent).mine`]: `(dice d ${sides} <= skill) > (theirDice d ${sides} <= theirSkill)`,
  },
  result: {
    label: 'Opposed check',
    better: 'high',
    facets: {
      mine: { label: 'Degree that you keep' },
      theirs: { label: 'Degree that they keep' },
      result: { label: 'Result', hidden: true },
    },
    bands: [
      { label: 'they win', says: 'lose', tone: 'bad', facet: 'result', to: -1 },
      { label: 'all dice lost', says: 'both lose all dice', tone: 'even', facet: 'result', from: 0, to: 0 },
      {
        label: 'you win, too little left',
        says: 'win but fall short of the degree needed',
        tone: 'even',
        facet: 'result',
        from: 1,
        to: 1,
      },
      { label: 'you win and succeed', says: 'win and succeed', tone: 'good', facet: 'result', from: 2 },
    ],
    claims: [{ label: 'you win', says: 'win, whatever is left', tone: 'good', facet: 'result', from: 1 }],
  },
  printed: [
    {
      inputs: { dice: 0, theirDice: 0 },
      value: { mine: 0, theirs: 0, result: 0 },
      source: inNotes('2.4 Opposed Checks'),
    },
    // Against nobody all of your own degree is left.
    {
      inputs: { theirDice: 0 },
      value: `pool(dice, ${sides}, skill).degree`,
      source: inNotes('2.4 Opposed Checks'),
    },
  ],
  also: ['contest', 'versus', 'tie', 'who wins'],
});

const aidedDice =
  `max(0, attribute + clamp(modifiers + ${aid} * helped * (1 - beyond), -${limit}, ${limit})` +
  ` + ${aid} * helped * beyond)`;

export const aidedCheck = defineFormula({
  id: 'aided-check',
  name: 'Aided check',
  summary: 'A helper rolls first; a success adds a die to the check that matters.',
  source: inNotes('2.6 Aiding'),
  inputs: {
    helperDice: { ...diceInput, label: 'The helper’s dice', bracket: 'helper’s dice' },
    helperSkill: { ...skillInput, label: 'The helper’s skill', bracket: 'helper’s skill' },
    helperNeeded: {
      ...neededInput,
      label: 'Degree that the helper needs',
      bracket: 'helper needs',
      start: difficulties.rows.easy.from,
      term: terms.aid,
    },
    attribute: attributeInput,
    modifiers: modifierInput,
    skill: skillInput,
    needed: neededInput,
    beyond: {
      kind: 'choice',
      label: 'Aid counts',
      bracket: 'aid counts',
      // Where the other modifiers alone reach the limit.
      when: `(modifiers >= ${limit}) + (modifiers < -${limit})`,
      options: {
        inside: { label: 'inside the limit', value: 0 },
        beyond: { label: 'apart from it', value: 1 },
      },
      start: 'inside',
      ruling: rulings.aidAndTheLimit,
      weighedAt: { modifiers: limit, needed: 4 },
    },
  },
  expression:
    `let helped = pool(helperDice, ${sides}, helperSkill).degree >= helperNeeded; ` +
    `let dice = ${aidedDice}; pool(dice, ${sides}, skill).degree`,
  parts: { helped: 'Aid', dice: 'Dice' },
  written: {
    [aidedDice]: `max(0, attribute + clamp(modifiers + helped, -${limit}, ${limit}))`,
    [`pool(helperDice, ${sides}, helperSkill).degree`]: `(helperDice d ${sides} <= helperSkill)`,
    [`pool(dice, ${sides}, skill).degree`]: `(dice d ${sides} <= skill)`,
  },
  against: 'needed',
  ladder: difficulties,
  result: { label: 'Degree', better: 'high' },
  printed: [
    // A helper without dice gives nothing; one that cannot miss is worth one die.
    {
      inputs: { helperDice: 0 },
      value: `pool(attribute, ${sides}, skill).degree`,
      source: inNotes('2.6 Aiding'),
    },
    {
      inputs: { helperDice: 0, modifiers: 1 },
      value: `pool(attribute + ${aid}, ${sides}, skill).degree`,
      source: inNotes('2.6 Aiding'),
    },
  ],
  also: ['help', 'assist', 'teamwork'],
});

export const skillLessCheck = defineFormula({
  id: 'skill-less-roll',
  name: 'Skill-less check',
  summary: 'An attribute alone, with luck in place of a skill.',
  source: inNotes('2.7 Skill-less Checks'),
  inputs: {
    attribute: attributeInput,
    modifiers: modifierInput,
    standIn: {
      kind: 'choice',
      label: 'In place of the skill',
      bracket: 'in place of skill',
      options: {
        middle: {
          label: `${figures.standInSkill.value}, the middle`,
          value: figures.standInSkill.value,
        },
        untrained: { label: `${figures.lowestSkill.value}, untrained`, value: figures.lowestSkill.value },
        half: { label: `${sides / 2}, half the faces`, value: sides / 2 },
      },
      start: 'middle',
      ruling: rulings.skillLessNumber,
    },
    needed: { ...neededInput, start: 1 },
  },
  expression: `pool(attribute + clamp(modifiers, -${limit}, ${limit}), ${sides}, standIn).degree`,
  written: {
    [`pool(attribute + clamp(modifiers, -${limit}, ${limit}), ${sides}, standIn).degree`]: `((attribute + clamp(modifiers, -${limit}, ${limit})) d ${sides} <= standIn)`,
  },
  against: 'needed',
  ladder: difficulties,
  result: { label: 'Degree', better: 'high' },
  printed: [
    {
      inputs: { attribute: 3, modifiers: 0 },
      value: `pool(3, ${sides}, standIn).degree`,
      source: inNotes('2.7 Skill-less Checks'),
    },
  ],
  also: ['luck', 'luck roll', 'attribute check'],
});
