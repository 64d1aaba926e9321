import { defineFormula, type Formula } from '../../src/rules/formula';
import { defineRuling } from '../../src/rules/ruling';
import { defineTable } from '../../src/rules/table';
import { defineTerm } from '../../src/rules/term';

const licence = { spdx: null, name: 'none', url: null };
export const source = {
  book: { title: 'A small book', date: '2020', author: 'nobody', licence },
  section: 'Everything',
};

export const might = defineTerm({
  id: 'might',
  name: 'Might',
  summary: 'How strong somebody is.',
  at: 'abilities#might',
  source,
});

export const ranks = defineTable({
  id: 'ranks',
  name: 'Skill ranks',
  source,
  columns: {
    name: { label: 'Rank' },
    bonus: { label: 'Bonus', signed: true },
    price: { label: 'Price', unit: 'credits' },
  },
  rows: {
    untrained: { name: 'Untrained', bonus: -2, price: 0 },
    trained: { name: 'Trained', bonus: 1, price: 4000 },
    master: { name: 'Master', bonus: 4, price: 82000 },
  },
});

export const difficulties = defineTable({
  id: 'difficulties',
  name: 'Difficulties',
  source,
  columns: { name: { label: 'Task' }, from: { label: 'DC from' }, to: { label: 'DC to' } },
  rows: {
    easy: { name: 'Easy', from: 9, to: 12 },
    moderate: { name: 'Moderate', from: 13, to: 15 },
    hard: { name: 'Hard', from: 16, to: null },
  },
});

/** The check that most of these tests look at: at the start 3d6 + 1 + 1 + 0 against 13, so 11 or more on the dice. */
export const check = defineFormula({
  id: 'skill-check',
  name: 'Skill check',
  summary: 'Roll, add, compare.',
  source,
  inputs: {
    ability: {
      kind: 'number',
      label: 'Ability modifier',
      bracket: 'Ability',
      min: -5,
      max: 5,
      start: 1,
      signed: true,
      term: might,
    },
    skill: { kind: 'pick', label: 'Skill', table: ranks, start: 'trained', shows: 'bonus' },
    roleplay: { kind: 'number', label: 'Roleplay', min: -2, max: 2, start: 0, signed: true },
    dc: { kind: 'number', label: 'DC', min: 1, max: 30, start: 13 },
  },
  expression: '3d6 + ability + skill.bonus + roleplay',
  against: 'dc',
  parts: { '3d6': 'base' },
  result: { label: 'Skill check' },
  ladder: difficulties,
  printed: [],
});

export const modifier = defineFormula({
  id: 'ability-modifier',
  name: 'Ability modifier',
  summary: 'What a rank is worth.',
  source,
  inputs: { rank: { kind: 'number', label: 'Rank', min: 0, max: 10, start: 7 } },
  expression: 'rank - 5',
  result: { label: 'Modifier' },
  printed: [],
});

export const refunds = defineRuling({
  id: 'refunds',
  title: 'Refunds',
  kind: 'gap',
  places: [{ source, says: 'Nothing.' }],
  ruling: 'A rank that is given up returns its price.',
  why: 'Nothing else is said.',
  alternative: 'It returns half.',
});

export const price = defineFormula({
  id: 'ability-price',
  name: 'Price of an ability',
  summary: 'What a rank costs.',
  source,
  inputs: {
    rank: { kind: 'number', label: 'Rank', min: 1, max: 10, start: 7 },
    refund: {
      kind: 'choice',
      label: 'Refund',
      options: { full: { label: 'in full', value: 1 }, half: { label: 'by half', value: 2 } },
      start: 'full',
      ruling: refunds,
    },
  },
  expression: 'down(sign(modifier(rank)) * abs(modifier(rank)) ^ 4 * 2000, refund)',
  uses: { modifier },
  result: { label: 'Price', unit: 'credits' },
  along: { input: 'rank', sums: 'difference' },
  printed: [],
});

export const shooting = defineFormula({
  id: 'shooting',
  name: 'Ranged attack',
  summary: 'Dice, hits and sixes.',
  source,
  inputs: {
    shots: { kind: 'number', label: 'Extra shots', min: 0, max: 2, start: 1 },
    skill: { kind: 'pick', label: 'Skill', table: ranks, start: 'trained', shows: 'bonus' },
    defence: { kind: 'number', label: 'Defence', min: 5, max: 25, start: 16 },
  },
  expression: 'attack(3 + shots, skill.bonus, defence)',
  shown: '(3 + shots)d6 + skill.bonus',
  against: 'defence',
  result: {
    label: 'Attack',
    facets: {
      total: { label: 'Attack' },
      margin: { label: 'Margin', hidden: true },
      criticals: { label: 'Critical hits' },
    },
    bands: [
      { label: 'miss', says: 'miss', tone: 'bad', facet: 'margin', to: -1 },
      { label: 'hit', says: 'hit', tone: 'good', facet: 'margin', from: 0 },
    ],
    claims: [
      {
        label: 'at least one critical hit',
        says: 'at least one critical hit',
        tone: 'good',
        facet: 'criticals',
        from: 1,
      },
    ],
  },
  printed: [],
});

export const pool = defineFormula({
  id: 'endurance-pool',
  name: 'Endurance',
  summary: 'How long somebody lasts.',
  source,
  inputs: { might: { kind: 'number', label: 'Might', min: 0, max: 10, start: 5, term: might } },
  expression: '15 + might d10',
  parts: { '15': 'base' },
  result: { label: 'Endurance', unit: 'endurance' },
  printed: [],
});

const twenty = { size: 20, symbol: 'M' };

/** A rating that counts on past its die: at the start 34, written 14M, and 6 more are 20M. */
export const raised = defineFormula({
  id: 'raised-rating',
  name: 'Raised rating',
  summary: 'A rating and what raises it.',
  source,
  inputs: {
    rating: { kind: 'number', label: 'Rating', min: 1, max: 60, start: 34, scale: twenty },
    raise: { kind: 'number', label: 'Raise', min: -30, max: 30, start: 6, signed: true },
  },
  expression: 'rating + raise',
  result: { label: 'New rating', scale: twenty },
  along: { input: 'rating' },
  printed: [],
});

/** The same with a die in it, against a target on the same scale. */
export const luckyRating = defineFormula({
  ...raised,
  id: 'lucky-rating',
  inputs: {
    rating: raised.inputs.rating,
    aim: { kind: 'number', label: 'Aim', min: 1, max: 60, start: 38, scale: twenty },
  },
  expression: 'rating + 1d6',
  against: 'aim',
  along: undefined as never,
});

/** The chance of a check over an ability and a rank. */
export const mapped = defineFormula({
  ...check,
  id: 'mapped-check',
  map: { label: 'The chance by ability and skill', down: 'ability', across: 'skill', shows: 'chance' },
});

const degree = (label: string, sign: string, tone: 'good' | 'bad' | 'even', from: number, to = from) => ({
  label,
  sign,
  says: `have a ${label}`,
  tone,
  ...(from > -9 && { from }),
  ...(to < 9 && { to }),
});

/** Every pair of two rolls of twenty, from the worst to the best. */
export const duel = defineFormula({
  id: 'duel',
  name: 'Duel',
  summary: 'Two rolls and a lead.',
  source,
  inputs: {
    mine: { kind: 'number', label: 'My roll', min: 1, max: 20, start: 12 },
    theirs: { kind: 'number', label: 'Their roll', min: 1, max: 20, start: 7 },
    lead: { kind: 'number', label: 'Lead', min: -5, max: 5, start: 0, signed: true },
  },
  expression: 'clamp(down(mine - theirs + lead, 5), -4, 4)',
  result: {
    label: 'Degree',
    bands: [
      degree('complete defeat', 'CD', 'bad', -9, -4),
      degree('major defeat', 'MD', 'bad', -3),
      degree('minor defeat', 'ND', 'bad', -2),
      degree('marginal defeat', 'GD', 'bad', -1),
      degree('tie', 'T', 'even', 0),
      degree('marginal victory', 'GV', 'good', 1),
      degree('minor victory', 'NV', 'good', 2),
      degree('major victory', 'MV', 'good', 3),
      degree('complete victory', 'CV', 'good', 4, 9),
    ],
  },
  map: { label: 'Who wins, by both rolls', down: 'mine', across: 'theirs', shows: 'band' },
  printed: [],
});

/** The best effort in a check, told by which of four options it is. */
export const effort = defineFormula({
  id: 'effort',
  name: 'Best effort',
  summary: 'What to do before rolling.',
  source,
  inputs: {
    dice: { kind: 'number', label: 'Dice', min: 1, max: 8, start: 4 },
    skill: { kind: 'number', label: 'Skill', min: 1, max: 9, start: 5 },
    target: { kind: 'number', label: 'Difficulty', min: 1, max: 7, start: 3 },
  },
  expression: 'bestPoolCheck(dice, 12, skill, 0, -3, 3, 2, 1, 0, target)',
  result: {
    label: 'Degree',
    facets: {
      degree: { label: 'Degree' },
      ceiling: { label: 'Ceiling' },
      floor: { label: 'Floor' },
      rack: { label: 'Rack', hidden: true },
      push: { label: 'Push', hidden: true },
    },
    bands: [
      { label: 'failure', says: 'fail', tone: 'bad', facet: 'degree', to: 2 },
      { label: 'success', says: 'succeed', tone: 'good', facet: 'degree', from: 3 },
    ],
  },
  map: { label: 'The chance by dice and skill', down: 'dice', across: 'skill', shows: 'chance' },
  printed: [],
});

/** A contest in which points are spent after the rolls. */
export const hero = defineFormula({
  id: 'hero',
  name: 'Contest with points',
  summary: 'Points are spent after both rolls.',
  source,
  inputs: {
    mine: { kind: 'number', label: 'Mine', min: 1, max: 60, start: 14, scale: twenty },
    theirs: { kind: 'number', label: 'Theirs', min: 1, max: 60, start: 34, scale: twenty },
    points: { kind: 'number', label: 'Points', min: 0, max: 3, start: 3 },
  },
  expression: 'contest(mine, theirs, 20, 0, 0, 0, 0, 0, points, 0, 1).degree',
  result: { label: 'Degree', bands: duel.result.bands },
  map: { label: 'The chance to win', down: 'mine', across: 'theirs', shows: 'chance' },
  printed: [],
});

const seat = (letter: string, place: number) => {
  const when = place > 2 ? { when: `count >= ${place}` } : {};
  const number = { kind: 'number', min: 0, max: 10, ...when } as const;
  return {
    [`${letter}Dice`]: { ...number, label: `Dice of member ${place}`, bracket: `Dice ${place}`, start: 4 },
    [`${letter}Skill`]: { ...number, label: `Skill of member ${place}`, bracket: `Skill ${place}`, start: 5 },
  };
};

/** A group of up to six, each with dice and skill: those who are not there are not asked for. */
export const group: Formula = defineFormula({
  id: 'group-check',
  name: 'Group check',
  summary: 'The average of a group.',
  source,
  inputs: {
    count: { kind: 'number', label: 'Members', min: 2, max: 6, start: 3 },
    ...seat('a', 1),
    ...seat('b', 2),
    ...seat('c', 3),
    ...seat('d', 4),
    ...seat('e', 5),
    ...seat('f', 6),
  },
  expression:
    'groupAverage(0, count, 12, aDice, aSkill, bDice, bSkill, cDice, cSkill, dDice, dSkill, eDice, eSkill, fDice, fSkill)',
  result: {
    label: 'Degree',
    facets: { degree: { label: 'Degree' }, ceiling: { label: 'Ceiling' }, floor: { label: 'Floor' } },
  },
  printed: [],
});

/** Things to buy. Weights are in halves, and not every place sells everything. */
export const wares = defineTable({
  id: 'wares',
  name: 'Wares',
  source,
  columns: {
    name: { label: 'Thing' },
    price: { label: 'Price', unit: 'credits' },
    weight: { label: 'Weight', parts: 2 },
    harbour: { label: 'Harbour', unit: 'credits' },
    market: { label: 'Market', unit: 'credits' },
  },
  rows: {
    rope: { name: 'Rope', price: 5, weight: 4, harbour: 4, market: 6 },
    torch: { name: 'Torch', price: 1, weight: 1, harbour: null, market: 1 },
    lamp: { name: 'Lamp', price: 1200, weight: 3, harbour: null, market: 1500 },
    'long-boat': { name: 'Long boat', price: 3000, weight: 400, harbour: 2800, market: null },
  },
});

/** A bill: at the start two ropes and a torch for 11 credits out of 100, at 4½ in weight. */
export const shop = defineFormula({
  id: 'shop',
  name: 'Shopping',
  summary: 'What a list of things costs and weighs.',
  source,
  inputs: {
    purse: { kind: 'number', label: 'Purse', min: 0, max: 5000, start: 100, unit: 'credits' },
    gear: {
      kind: 'basket',
      label: 'Things to buy',
      bracket: 'Things',
      table: wares,
      start: 'rope.2_torch',
      most: 20,
      shows: 'price',
      note: 'Each as often as you want.',
    },
  },
  expression: '{ cost: gear.price, weight: gear.weight, left: purse - gear.price }',
  result: {
    label: 'Bill',
    facets: {
      cost: { label: 'Cost', unit: 'credits' },
      weight: { label: 'Weight', parts: 2 },
      left: { label: 'Left over', unit: 'credits' },
    },
    bands: [
      { label: 'debt', says: 'cannot pay', tone: 'bad', facet: 'left', to: -1 },
      { label: 'paid', says: 'can pay', tone: 'good', facet: 'left', from: 0 },
    ],
  },
  printed: [],
});

/** The same by place, whose prices stand in columns called like the places. */
export const byPlace: Formula = defineFormula({
  ...shop,
  id: 'shop-by-place',
  inputs: {
    gear: { ...shop.inputs.gear, start: 'rope.2', shows: undefined as never },
    place: {
      kind: 'choice',
      label: 'Place',
      options: { harbour: { label: 'the harbour', value: 0 }, market: { label: 'the market', value: 1 } },
      start: 'harbour',
    },
  },
  expression: 'column(gear, place)',
  parts: { column: 'at' },
  result: { label: 'Cost', unit: 'credits' },
});
