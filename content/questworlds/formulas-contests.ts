import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import * as controls from './controls';
import { advantage } from './examples';
import { figures } from './figures';
import { mastery } from './scale';
import { inDraft } from './sources';
import * as terms from './terms';

const die = figures.dieSides.value;

const { rating, resistance, points, better, ties, degrees } = controls;
/** Without a lead in masteries there is none beyond a critical. */
const surplusAgainst = (other: string) => ({
  ...controls.surplus,
  when: `up(rating, ${die}) != up(${other}, ${die})`,
});
const surplus = surplusAgainst('resistance');

/** The other critical is offered to those who play the higher roll. */
const criticals = { ...controls.criticals, when: 'better' };
const critical = 'better * criticals';

const aim = {
  kind: 'choice',
  label: 'Spend hero points to',
  bracket: 'Aim',
  when: 'points',
  options: { win: { label: 'win', value: 0 }, most: { label: 'win by as much as possible', value: 1 } },
  start: 'win',
} as const;

/** The outcomes of a contest: its degree is shown, the rest serves bands and claims. */
const facets = {
  degree: { label: 'Degree of victory', signed: true },
  mine: { label: 'Your result', hidden: true },
  theirs: { label: 'Their result', hidden: true },
  spent: { label: 'Hero points spent', hidden: true },
};

const setBy = {
  kind: 'choice',
  label: 'The resistance is set by',
  bracket: 'Set by',
  options: { number: { label: 'its number', value: 0 }, class: { label: 'its class', value: 1 } },
  start: 'number',
} satisfies ChoiceInput;
const against = `when(setBy, ${controls.classNow}, resistance)`;
const contestCall = `let against = ${against}; contest(rating, against, ${die}, better, ${critical}, surplus, ties, degrees, points, aim, 1)`;

export const simpleContest = defineFormula({
  id: 'simple-contest-odds',
  name: 'Simple contest',
  summary: 'Every outcome from complete defeat to complete victory, with its chance.',
  source: inDraft('Simple Contest'),
  inputs: {
    rating,
    setBy,
    resistance: { ...resistance, when: 'setBy = 0' },
    base: { ...controls.base, when: 'setBy' },
    class: { ...controls.resistanceClass, when: 'setBy' },
    points,
    aim,
    better,
    criticals,
    surplus: surplusAgainst(against),
    ties,
    degrees,
  },
  expression: contestCall,
  decided: 'points',
  parts: { against: 'Resistance' },
  // Only one of the two ways is asked for, and stands in the line.
  written: { [contestCall]: 'rating > resistance + base + class.change' },
  result: {
    label: 'Degree of victory',
    better: 'high',
    facets,
    bands: controls.degreeBands.map((band) => ({ ...band, facet: 'degree' })),
    claims: [
      { label: 'victory', says: 'win', tone: 'good', facet: 'degree', from: 1 },
      { label: 'defeat', says: 'lose', tone: 'bad', facet: 'degree', to: -1 },
      { label: 'tie', says: 'end in a standoff', tone: 'even', facet: 'degree', from: 0, to: 0 },
    ],
  },
  printed: [
    // Two masteries against one are the same contest as one against none.
    {
      inputs: { rating: 50, resistance: 30 },
      value: `contest(${advantage.rating}, ${advantage.resistance}, ${die}, 0, 0, 1, 0, 0, 0, 0, 1).degree`,
      source: inDraft('Bump Up with Mastery'),
    },
    {
      inputs: { setBy: 'class', class: 'high', base: 14 },
      value: `contest(rating, 20, ${die}, 0, 0, 1, 0, 0, 0, 0, 1).degree`,
      source: inDraft('Resistance'),
    },
  ],
  also: ['contest', 'opposed roll', 'chance to win', 'degree of victory'],
});

const face = { kind: 'number', min: 1, max: die } as const;

const rollsCall = `contestAt(roll, other, rating, resistance, ${die}, better, ${critical}, surplus, ties, degrees, points, 0, 1)`;

export const contestRolls = defineFormula({
  id: 'contest-rolls',
  name: 'Two rolls on the table',
  summary: 'What a pair of rolls comes to: look yours up, or see all of them at once.',
  source: inDraft('Victory or Defeat'),
  inputs: {
    roll: { ...face, label: 'Your roll', start: 5 } satisfies NumberInput,
    other: { ...face, label: 'Their roll', start: 16 } satisfies NumberInput,
    rating,
    resistance,
    points,
    better: { ...better, weighedAt: { roll: 5, other: 9 } },
    criticals,
    surplus,
    ties: { ...ties, weighedAt: { roll: 5, other: 5 } },
    degrees,
  },
  expression: `${rollsCall}.degree`,
  written: { [`${rollsCall}.degree`]: 'rating > resistance' },
  result: { label: 'Degree of victory', better: 'high', signed: true, bands: controls.degreeBands },
  map: {
    label: 'The outcome of every pair of rolls',
    down: 'roll',
    across: 'other',
    shows: 'band',
  },
  printed: [
    // Same result, same roll: a standoff.
    {
      inputs: { roll: 8, other: 8, rating: 14, resistance: 14 },
      value: 0,
      source: inDraft('Victory or Defeat'),
    },
  ],
  also: ['map of rolls', 'look up', 'two dice', 'outcome'],
});

const worthCall = `contest(rating, resistance, ${die}, better, ${critical}, surplus, ties, degrees, points, 0, wanted)`;

export const heroPointWorth = defineFormula({
  id: 'hero-point-worth',
  name: 'What a hero point is worth',
  summary: 'How often you get what you want by yourself, and how often a hero point gets it for you.',
  source: inDraft('Bump Up with Hero Points'),
  inputs: {
    rating,
    resistance,
    points: { ...points, min: 1, start: 1 },
    wanted: {
      kind: 'choice',
      label: 'You want at least',
      bracket: 'Wanted',
      options: {
        victory: { label: 'a victory', value: 1 },
        standoff: { label: 'a standoff', value: 0 },
        minor: { label: 'a minor victory', value: 2 },
        major: { label: 'a major victory', value: 3 },
        complete: { label: 'a complete victory', value: 4 },
      },
      start: 'victory',
      term: terms.degree,
    },
    better,
    criticals,
    surplus,
    ties,
    degrees: { ...degrees, when: 'wanted > 1', weighedAt: { wanted: 'major' } },
  },
  expression:
    `let end = ${worthCall}; ` +
    '{ outcome: when(end.degree < wanted, 0, when(end.spent = 0, 2, 1)), spent: end.spent }',
  shown: `${worthCall}.spent`,
  written: { [`${worthCall}.spent`]: 'rating > resistance' },
  result: {
    label: 'Hero points spent',
    better: 'low',
    facets: {
      spent: { label: 'Hero points spent' },
      outcome: { label: 'Outcome', hidden: true },
    },
    bands: [
      {
        label: 'without a point',
        says: 'get it without a hero point',
        tone: 'good',
        facet: 'outcome',
        from: 2,
      },
      {
        label: 'by hero points',
        says: 'get it by spending hero points',
        tone: 'good',
        facet: 'outcome',
        from: 1,
        to: 1,
      },
      { label: 'out of reach', says: 'do not get it either way', tone: 'bad', facet: 'outcome', to: 0 },
    ],
    claims: [{ label: 'in the end', says: 'get it in the end', tone: 'good', facet: 'outcome', from: 1 }],
  },
  printed: [
    // A failure bumped up beats a failure, a success bumped up beats a success: never more than one point is spent.
    {
      inputs: { rating: 10, resistance: 10, points: 1 },
      value: `contest(10, 10, ${die}, 0, 0, 1, 0, 0, 1, 0, 1).spent`,
      source: inDraft('Bump Up with Hero Points'),
    },
  ],
  also: ['hero points', 'spend', 'bump'],
});

/** Resistances are told apart up to here. */
const most = 60;

export const beatenResistance = defineFormula({
  id: 'beaten-resistance',
  name: 'Which resistance can you beat?',
  summary: 'The strongest resistance that your roll would beat. Read ‘at least’ as the chance against each.',
  source: inDraft('Resistance'),
  inputs: {
    rating: { ...rating, max: most },
    resistance: { ...resistance, max: most },
    points,
    better,
    surplus: { ...controls.surplus, weighedAt: { rating: most } },
    ties,
  },
  expression: `contestBeats(rating, ${most}, ${die}, better, surplus, ties, points)`,
  written: { [`contestBeats(rating, ${most}, ${die}, better, surplus, ties, points)`]: 'rating' },
  against: 'resistance',
  result: {
    label: 'Strongest resistance beaten',
    better: 'high',
    scale: mastery,
    upTo: most,
    bands: [
      { label: 'no victory', says: 'do not win', tone: 'bad' },
      { label: 'victory', says: 'win', tone: 'good' },
    ],
  },
  printed: [
    // Masteries cancel, so that what 10M beats at 30 is what 10 beats at 10.
    {
      inputs: { rating: 10 },
      value: `contestBeats(10, ${most}, ${die}, 0, 1, 0, 0)`,
      source: inDraft('Bump Up with Mastery'),
    },
  ],
  also: ['even odds', 'fair resistance', 'fifty fifty', 'how hard'],
});
