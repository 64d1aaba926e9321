import { defineFormula, type NumberInput } from '../../src/rules/formula';
import { targetNumber, traitInput } from './controls';
import { rolls, witch } from './examples-start';
import { figures as core } from './figures-core';
import { figures } from './figures-start';
import { fortuneRerolls } from './rulings-start';
import { inRulebook } from './sources';
import { standardRoll } from './standard-roll';
import * as terms from './terms-core';

const sides = core.dieSides.value;
const face = { kind: 'number', min: 1, max: sides } as const;

export const twoDice = defineFormula({
  id: 'two-dice',
  name: 'Two dice on the table',
  summary: 'What a bright and a dark die come to: look yours up, or see all of them at once.',
  source: inRulebook('How To Use The Dice'),
  inputs: {
    positive: { ...face, label: 'Positive die', start: rolls.lowDark.positive } satisfies NumberInput,
    negative: { ...face, label: 'Negative die', start: rolls.lowDark.negative } satisfies NumberInput,
  },
  expression: 'when(positive = negative, 0, when(positive < negative, positive, 0 - negative))',
  written: {
    'when(positive = negative, 0, when(positive < negative, positive, 0 - negative))':
      'min(positive, negative)',
  },
  result: {
    label: 'Standard roll',
    signed: true,
    better: 'high',
    bands: Array.from({ length: 2 * sides - 1 }, (_, index) => {
      const value = index - sides + 1;
      const text = value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
      const tone = value > 0 ? 'good' : value < 0 ? 'bad' : 'even';
      const says = value > 0 ? `add ${value}` : value < 0 ? `subtract ${-value}` : 'add nothing';
      return { label: text, sign: text, says, tone, from: value, to: value } as const;
    }),
  },
  map: {
    label: 'The standard roll of every pair of dice',
    down: 'positive',
    across: 'negative',
    shows: 'band',
  },
  printed: Object.values(rolls).map(({ positive, negative, result }) => ({
    inputs: { positive, negative },
    value: result,
    source: inRulebook('How To Use The Dice'),
  })),
  also: ['read the dice', 'white die', 'black die', 'which die counts'],
});

const cardRoll = `(let first = d${figures.lightCards.value}; let second = d${figures.lightCards.value}; when(first = second, 0, when(first < second, first, 0 - second)))`;

export const standardRollOdds = defineFormula({
  id: 'standard-roll-odds',
  name: 'Standard roll',
  summary: 'The odds of everything from −5 to +5, with dice, cards or bare hands.',
  source: inRulebook('How To Use The Dice'),
  inputs: {
    means: {
      kind: 'choice',
      label: 'Rolled with',
      options: {
        dice: { label: 'two dice', value: 0 },
        die: { label: 'one die, twice', value: 1 },
        cards: { label: 'cards', value: 2 },
        fingers: { label: 'fingers', value: 3 },
      },
      start: 'dice',
    },
  },
  expression: `when(means < 2, ${standardRoll}, when(means = 2, ${cardRoll}, signedHands(${figures.mostFingers.value})))`,
  written: {
    [`when(means < 2, ${standardRoll}, when(means = 2, ${cardRoll}, signedHands(${figures.mostFingers.value})))`]:
      'means',
  },
  result: {
    label: 'Standard roll',
    signed: true,
    better: 'high',
    bands: [
      { label: 'helps', says: 'add something', tone: 'good', from: 1 },
      { label: 'nothing', says: 'add nothing', tone: 'even', from: 0, to: 0 },
      { label: 'hurts', says: 'subtract something', tone: 'bad', to: -1 },
    ],
  },
  printed: [
    // The other ways are offered as substitutes for the dice.
    { inputs: { means: 'die' }, value: standardRoll, source: inRulebook('Dice Alternatives') },
    { inputs: { means: 'cards' }, value: standardRoll, source: inRulebook('Dice Alternatives') },
    { inputs: { means: 'fingers' }, value: standardRoll, source: inRulebook('Dice Alternatives') },
  ],
  also: ['dice odds', 'cards', 'fingers', 'rock paper scissors', 'one die', 'probability'],
});

const { strength, perception, intelligence, dexterity, health, charisma, magic } = witch.traits;

/** The seven traits of the character in the rulebook's example. */
const traits = {
  strength: traitInput(terms.strength, strength),
  perception: traitInput(terms.perception, perception),
  intelligence: traitInput(terms.intelligence, intelligence),
  dexterity: traitInput(terms.dexterity, dexterity),
  health: traitInput(terms.healthTrait, health),
  charisma: traitInput(terms.charisma, charisma),
  magic: { ...traitInput(terms.magicTrait, magic), min: figures.lowestMagic.value },
};

const spent = 'strength + perception + intelligence + dexterity + health + charisma + magic';
const points = figures.traitPoints.value;

export const traitPoints = defineFormula({
  id: 'trait-points',
  name: 'Points for the traits',
  summary: 'What is left of the points, and what follows from the traits.',
  source: inRulebook('How To Create a Player Character'),
  inputs: traits,
  expression: `{ left: ${points} - (${spent}), modifiers: intelligence, penalties: ${figures.penalties.value} }`,
  written: { [`${points} - (${spent})`]: `${points} - ${spent.replaceAll(' + ', ' - ')}` },
  parts: { [`${points}`]: 'points' },
  result: {
    label: 'Points left',
    better: 'low',
    facets: {
      left: { label: 'Points left' },
      modifiers: { label: 'Modifiers of +1 to place' },
      penalties: { label: 'Modifiers of −1 to place' },
    },
    bands: [
      { label: 'too many', says: 'have given out too many points', tone: 'bad', facet: 'left', to: -1 },
      {
        label: 'all given out',
        says: 'have given out every point',
        tone: 'good',
        facet: 'left',
        from: 0,
        to: 0,
      },
      { label: 'some left', says: 'still have points to give out', tone: 'even', facet: 'left', from: 1 },
    ],
  },
  printed: [
    {
      inputs: witch.traits,
      value: { left: 0, modifiers: 4, penalties: 5 },
      source: inRulebook('Example of Creating a Character'),
    },
    {
      inputs: { ...witch.traits, magic: 0 },
      value: { left: 5, modifiers: 4, penalties: 5 },
      source: inRulebook('Example of Creating a Character'),
    },
  ],
  also: ['point buy', '30 points', 'ability scores', 'assign points'],
});

export const saveOdds = defineFormula({
  id: 'save-odds',
  name: 'Save',
  summary: 'The standard roll added to Fortitude, Reflex or Will. Reach the target number to be saved.',
  source: inRulebook('Save Tests'),
  inputs: {
    save: {
      kind: 'number',
      label: 'Fortitude, Reflex or Will',
      bracket: 'Save',
      note: 'With all that makes it better or worse.',
      min: -4,
      max: 15,
      start: 4,
      term: terms.saveTest,
    },
    target: { ...targetNumber, max: 30 },
  },
  expression: `save + ${standardRoll}`,
  parts: { [standardRoll]: 'standard roll' },
  against: 'target',
  result: {
    label: 'Save',
    better: 'high',
    bands: [
      { label: 'failed', says: 'fail the save', tone: 'bad' },
      { label: 'saved', says: 'save', tone: 'good' },
    ],
  },
  printed: [
    {
      inputs: { save: 5 },
      value: { total: `5 + ${standardRoll}`, margin: standardRoll },
      source: inRulebook('Save Tests'),
    },
  ],
  also: ['saving throw', 'save test', 'fortitude save', 'reflex save', 'will save'],
});

export const saveForHalf = defineFormula({
  id: 'save-for-half',
  name: 'Save for half damage',
  summary: 'What an attack or an accident costs you, if a save halves it.',
  source: inRulebook('Save Tests'),
  inputs: {
    dice: {
      kind: 'number',
      label: 'Dice of damage',
      bracket: 'Dice',
      min: 0,
      max: 12,
      start: 3,
    },
    plus: { kind: 'number', label: 'Fixed damage', bracket: 'Fixed', min: 0, max: 60, start: 0 },
    save: saveOdds.inputs.save,
    target: { ...targetNumber, max: 30 },
  },
  expression: `let hurt = dice d ${sides} + plus; when(save + ${standardRoll} >= target, down(hurt, ${figures.saveHalves.value}), hurt)`,
  written: { [`down(hurt, ${figures.saveHalves.value})`]: `hurt / ${figures.saveHalves.value}` },
  parts: { hurt: 'Full damage' },
  result: { label: 'Damage', unit: 'damage', better: 'low' },
  printed: [
    // A weight of 10 that falls on you from low down, and a collision, both with a save that succeeds.
    { inputs: { dice: 0, plus: 5, save: 15, target: 10 }, value: 2, source: inRulebook('Crushing Objects') },
    {
      inputs: { dice: 0, plus: 20, save: 15, target: 10 },
      value: 10,
      source: inRulebook('Transport Collisions'),
    },
  ],
  also: ['half damage', 'damage reduced', 'save for half'],
});

export const fortune = defineFormula({
  id: 'fortune-points-odds',
  name: 'Fortune points',
  summary: 'How often a test succeeds if you re-roll it as long as it fails and you have points to spend.',
  source: inRulebook('Fortune Points'),
  inputs: {
    value: {
      kind: 'number',
      label: 'Ability or save',
      bracket: 'Ability',
      min: 0,
      max: 15,
      start: 4,
      term: terms.abilityTest,
    },
    points: {
      kind: 'number',
      label: 'Fortune points that you are ready to spend',
      bracket: 'Fortune points',
      min: 0,
      // More re-rolls than this are not weighed, and hardly matter.
      max: 8,
      start: 1,
      term: terms.fortunePoints,
    },
    target: targetNumber,
    which: {
      kind: 'choice',
      label: 'A point re-rolls',
      options: { both: { label: 'both dice', value: 0 }, any: { label: 'the dice you choose', value: 1 } },
      start: 'both',
      ruling: fortuneRerolls,
    },
  },
  expression: `when(which = 0, min(1, repeat(points + 1, value + ${standardRoll} >= target)), value + signedReroll(${sides}, points, 0, 0, 0, target - value) >= target)`,
  written: {
    [`when(which = 0, min(1, repeat(points + 1, value + ${standardRoll} >= target)), value + signedReroll(${sides}, points, 0, 0, 0, target - value) >= target)`]: `repeat(1 + points, value + ${standardRoll} >= target)`,
  },
  result: {
    label: 'Successes',
    better: 'high',
    bands: [
      { label: 'failure', says: 'fail in the end', tone: 'bad', to: 0 },
      { label: 'success', says: 'succeed in the end', tone: 'good', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { value: 4, points: 0 },
      value: `4 + ${standardRoll} >= ${core.defaultTarget.value}`,
      source: inRulebook('Fortune Points'),
    },
  ],
  also: ['luck', 're-roll', 'reroll', 'FP'],
});
