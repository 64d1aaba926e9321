import { type ChoiceInput, defineFormula } from '../../src/rules/formula';
import { attributeInput, blackoutInput, diceInput, disciplineInput, skillInput } from './controls';
import { hurtCheck, hurtPenalty } from './examples';
import { figures } from './figures';
import * as rulings from './rulings';
import { inNotes } from './sources';
import * as terms from './terms';

const sides = figures.dieSides.value;
const base = figures.traumaBase.value;
const below = figures.degreeBelowDiscipline.value;
const minutes = figures.wakingMinutes.value;
const interval = figures.fadingMinutes.value;
const cost = figures.effortCost.value;
const gain = figures.effortGain.value;
const highestSkill = figures.highestSkill.value;
const blackoutAt = inNotes('1.6 Blackout (Bla)');
const traumaAt = inNotes('1.5 Trauma (Tra)');

const heldInput = {
  kind: 'number',
  label: 'Trauma before the hit',
  bracket: 'trauma before',
  note: 'At most one less than fills the score.',
  min: 0,
  max: base + figures.highestAttribute.value - 1,
  start: 3,
  term: terms.trauma,
} as const;

const hitInput = {
  kind: 'number',
  label: 'Trauma of the hit',
  bracket: 'hit',
  min: 0,
  max: 40,
  start: 20,
  term: terms.trauma,
} as const;

const held = `min(held, ${base} + discipline - 1)`;

export const traumaHit = defineFormula({
  id: 'trauma-hit',
  name: 'From a hit to blackout',
  summary: 'How often one hit fills a trauma score, and what stays on it.',
  source: traumaAt,
  inputs: {
    held: heldInput,
    hit: hitInput,
    discipline: disciplineInput,
    carries: {
      kind: 'choice',
      label: 'What exceeds a full score',
      bracket: 'the rest',
      options: {
        carries: { label: 'carries over', value: 1 },
        lost: { label: 'is lost', value: 0 },
      },
      start: 'carries',
      ruling: rulings.resetAndCarry,
    },
  },
  expression:
    `let full = ${base} + discipline; let trauma = ${held} + hit; let points = when(carries, down(trauma, full), min(1, down(trauma, full))); ` +
    '{ points: points, rest: when(carries, trauma - full * points, when(points, 0, trauma)) }',
  parts: { full: 'Full at', trauma: 'Trauma', points: 'Times full' },
  written: {
    [held]: 'held',
    'when(carries, down(trauma, full), min(1, down(trauma, full)))': 'down(trauma, full)',
    'when(carries, trauma - full * points, when(points, 0, trauma))': 'trauma - full * points',
  },
  result: {
    label: 'Blackout gained',
    better: 'low',
    facets: {
      points: { label: 'Blackout gained' },
      rest: { label: 'Trauma left on the score' },
    },
  },
  printed: [
    { inputs: { held: 0, hit: base + 4, discipline: 4 }, value: { points: 1, rest: 0 }, source: traumaAt },
    {
      inputs: { held: 0, hit: base + 3, discipline: 4 },
      value: { points: 0, rest: base + 3 },
      source: traumaAt,
    },
    {
      inputs: { held: 0, hit: 2 * (base + 4) + 1, discipline: 4 },
      value: { points: 2, rest: 1 },
      source: traumaAt,
    },
  ],
  also: ['damage', 'carry-over', 'excess', 'wound'],
});

export const penalty = defineFormula({
  id: 'penalty',
  name: 'Penalty for blackout',
  summary: 'What blackout takes off a check: at most all dice of the attribute but one.',
  source: blackoutAt,
  inputs: {
    blackout: { ...blackoutInput, min: 0, max: 12, start: 3, term: terms.blackoutPenalty },
    attribute: attributeInput,
  },
  expression: '-min(blackout, attribute - 1)',
  result: { label: 'Modifier', signed: true },
  along: { input: 'blackout' },
  printed: [
    { inputs: hurtCheck, value: hurtPenalty, source: blackoutAt },
    { inputs: { attribute: 4, blackout: 2 }, value: -2, source: blackoutAt },
  ],
  also: ['wound penalty', 'negative modifier'],
});

const pushes = {
  kind: 'choice',
  label: 'Pushing luck',
  bracket: 'push',
  options: {
    no: { label: 'is not possible', value: 0 },
    yes: { label: 'is possible, and done', value: 1 },
  },
  start: 'no',
  ruling: rulings.blackoutEffort,
} satisfies ChoiceInput;

const neededRead = `when(least, max(1, discipline - ${below}), discipline - ${below})`;
const blackoutDice = `max(0, discipline + modifiers) + ${gain} * push`;
const score = `when(stops, min(${highestSkill}, blackout), blackout)`;
const blackoutPool = `pool(${blackoutDice}, ${sides}, ${score} - ${cost} * push).degree`;

export const blackoutCheck = defineFormula({
  id: 'blackout-roll',
  name: 'Blackout check',
  summary: 'Discipline under blackout. Here a success is bad: you fall unconscious.',
  source: blackoutAt,
  inputs: {
    discipline: disciplineInput,
    blackout: blackoutInput,
    modifiers: {
      kind: 'number',
      label: 'Modifiers that name blackout checks',
      bracket: 'modifiers',
      min: -6,
      max: 6,
      start: 0,
      signed: true,
      term: terms.modifier,
    },
    least: {
      kind: 'choice',
      label: 'The degree needed',
      bracket: 'needed',
      when: `discipline <= ${below}`,
      options: {
        any: { label: `Discipline less ${below}`, value: 0 },
        one: { label: 'the same, but at least 1', value: 1 },
      },
      start: 'any',
      ruling: rulings.neededBelowOne,
      weighedAt: { discipline: 1 },
    },
    stops: {
      kind: 'choice',
      label: 'The score',
      bracket: 'score',
      when: `blackout > ${highestSkill}`,
      options: {
        open: { label: 'has no end', value: 0 },
        stops: { label: `stops at ${highestSkill}`, value: 1 },
      },
      start: 'open',
      ruling: rulings.noHighestBlackout,
      weighedAt: { discipline: figures.highestAttribute.value, blackout: sides },
    },
    push: pushes,
  },
  // No dice, no success, even where none would have to be kept.
  expression: `let degree = ${blackoutPool}; { degree: degree, fell: (degree >= ${neededRead}) * (${blackoutDice} > 0) }`,
  shown: blackoutPool,
  written: { [blackoutPool]: `((discipline + modifiers) d ${sides} <= blackout) >= discipline - ${below}` },
  result: {
    label: 'Degree of the blackout check',
    better: 'low',
    facets: {
      degree: { label: 'Degree of the blackout check' },
      fell: { label: 'Whether you fall', hidden: true },
    },
    bands: [
      { label: 'awake', says: 'stay conscious', tone: 'good', facet: 'fell', to: 0 },
      { label: 'unconscious', says: 'fall unconscious', tone: 'bad', facet: 'fell', from: 1 },
    ],
  },
  map: {
    label: 'The chance to stay conscious, by Discipline and blackout',
    down: 'discipline',
    across: 'blackout',
    shows: 'chance',
  },
  printed: [
    { inputs: { discipline: 6, blackout: 3 }, value: `pool(6, ${sides}, 3).degree`, source: blackoutAt },
    { inputs: { discipline: 2 }, value: { fell: 1 }, source: blackoutAt },
    { inputs: { discipline: 2, modifiers: -2 }, value: { fell: 0 }, source: inNotes('2.3 Rolling') },
    { inputs: { discipline: 8, blackout: sides }, value: { degree: 8, fell: 1 }, source: blackoutAt },
  ],
  also: ['knocked out', 'unconscious', 'staying awake'],
});

const suddenInput = {
  kind: 'choice',
  label: 'The check that puts you at risk',
  bracket: 'first check at risk',
  options: {
    kills: { label: 'can kill', value: 1 },
    spares: { label: 'cannot kill', value: 0 },
  },
  start: 'kills',
  ruling: rulings.firstCheckAtRisk,
} satisfies ChoiceInput;

const needed = `discipline - ${below}`;
const oneByOne = `trauma(hit, 1, ${held}, blackout, state, ${base} + discipline, discipline, ${sides}, ${needed}, at, sudden)`;
// All points find the character as before the hit, so that several checks do no more than one.
const together =
  `let points = down(${held} + hit, ${base} + discipline); ` +
  `let fell = sum(i, 1, points, pool(discipline, ${sides}, blackout + when(at, points, i)).degree >= ${needed}); ` +
  `{ trauma: ${held} + hit - (${base} + discipline) * points, blackout: blackout + points, condition: fell > 0 }`;

const afterHit = `when(order * (state = 0), ${together}, ${oneByOne})`;

export const hitTaken = defineFormula({
  id: 'hit-taken',
  name: 'A hit and what it does to you',
  summary: 'One hit with all the blackout checks that it calls for.',
  source: blackoutAt,
  inputs: {
    held: heldInput,
    hit: hitInput,
    discipline: disciplineInput,
    blackout: { ...blackoutInput, label: 'Blackout before the hit', bracket: 'blackout before', min: 0 },
    state: {
      kind: 'choice',
      label: 'Before the hit you are',
      bracket: 'you are',
      options: {
        awake: { label: 'awake', value: 0 },
        unconscious: { label: 'unconscious', value: 1 },
        'at-risk': { label: 'at risk of death', value: 2 },
      },
      start: 'awake',
      term: terms.unconscious,
    },
    at: {
      kind: 'choice',
      label: 'Each check is made under',
      bracket: 'rolled under',
      options: {
        rising: { label: 'the score with its own point', value: 0 },
        last: { label: 'the final score', value: 1 },
      },
      start: 'rising',
      ruling: rulings.scoreOfEachPoint,
    },
    order: {
      kind: 'choice',
      label: 'The points of one hit count',
      bracket: 'points count',
      when: 'state = 0',
      options: {
        one: { label: 'one after the other', value: 0 },
        together: { label: 'all at once', value: 1 },
      },
      start: 'one',
      ruling: rulings.downWithinOneHit,
    },
    sudden: suddenInput,
  },
  expression:
    `let after = ${afterHit}; ` +
    '{ condition: after.condition, blackout: after.blackout, trauma: after.trauma }',
  shown: `let gained = down(${held} + hit, ${base} + discipline); let last = ${afterHit}.condition; last`,
  written: {
    [`${afterHit}.condition`]: `(discipline d ${sides} <= blackout + gained) >= ${needed}`,
    [held]: 'held',
  },
  parts: { gained: 'Blackout gained', last: 'The last check' },
  result: {
    label: 'Condition',
    better: 'low',
    facets: {
      condition: { label: 'Condition', names: ['awake', 'unconscious', 'at risk', 'dead'] },
      blackout: { label: 'Blackout after it' },
      trauma: { label: 'Trauma left on the score' },
    },
    bands: [
      { label: 'awake', says: 'stay conscious', tone: 'good', facet: 'condition', to: 0 },
      { label: 'unconscious', says: 'end unconscious', tone: 'even', facet: 'condition', from: 1, to: 1 },
      {
        label: 'at risk of death',
        says: 'end at risk of death',
        tone: 'bad',
        facet: 'condition',
        from: 2,
        to: 2,
      },
      { label: 'dead', says: 'die', tone: 'bad', facet: 'condition', from: 3 },
    ],
  },
  printed: [
    {
      inputs: { held: 0, hit: 2 * (base + 4) + 1, discipline: 4, blackout: 0 },
      value: { blackout: 2, trauma: 1 },
      source: traumaAt,
    },
    {
      inputs: { held: 0, hit: base + 2, discipline: 2, blackout: 0 },
      value: { condition: 1 },
      source: blackoutAt,
    },
    {
      inputs: { held: 0, hit: base + 8, discipline: 8, blackout: sides, state: 'at-risk' },
      value: { condition: 3 },
      source: blackoutAt,
    },
  ],
  also: ['damage', 'wound', 'death', 'knocked out'],
});

export const wakingTime = defineFormula({
  id: 'waking-time',
  name: 'Time until waking',
  summary: 'How long somebody stays unconscious if nobody interferes.',
  source: blackoutAt,
  inputs: { blackout: { ...blackoutInput, start: 2 } },
  expression: `${minutes} * blackout * 1d${sides}`,
  result: { label: 'Unconscious for', unit: 'minutes', better: 'low' },
  printed: [{ inputs: { blackout: 1 }, value: `${minutes} * 1d${sides}`, source: blackoutAt }],
  also: ['how long', 'unconscious', 'wake up'],
});

const rousedByDuel = `opposedPools(${sides}, dice, skill, discipline, blackout, 1)`;
const rousedByNumber = `let degree = pool(dice, ${sides}, skill).degree; { outcome: when(degree >= blackout, 1, -1), mine: degree, theirs: blackout }`;

export const rousing = defineFormula({
  id: 'rousing-roll',
  name: 'Rousing somebody',
  summary: 'Waking an unconscious character early.',
  source: blackoutAt,
  inputs: {
    dice: { ...diceInput, label: 'The helper’s dice', bracket: 'helper’s dice' },
    skill: { ...skillInput, label: 'The helper’s skill', bracket: 'helper’s skill' },
    discipline: { ...disciplineInput, label: 'The sleeper’s Discipline', bracket: 'Discipline' },
    blackout: { ...blackoutInput, label: 'The sleeper’s blackout', bracket: 'blackout', start: 2 },
    against: {
      kind: 'choice',
      label: 'Blackout is',
      bracket: 'blackout is',
      options: {
        rolled: { label: 'rolled, with Discipline', value: 0 },
        number: { label: 'a degree to reach', value: 1 },
      },
      start: 'rolled',
      ruling: rulings.rousingPool,
    },
  },
  expression: `when(against, ${rousedByNumber}, ${rousedByDuel})`,
  written: {
    [`when(against, ${rousedByNumber}, ${rousedByDuel})`]: `(dice d ${sides} <= skill) > (discipline d ${sides} <= blackout)`,
  },
  result: {
    label: 'Rousing',
    better: 'high',
    facets: {
      mine: { label: 'Degree that the helper keeps' },
      theirs: { label: 'Degree that the sleeper keeps' },
      outcome: { label: 'Outcome', hidden: true },
    },
    bands: [
      { label: 'still asleep', says: 'fail to wake them', tone: 'bad', facet: 'outcome', to: 0 },
      { label: 'awake', says: 'wake them', tone: 'good', facet: 'outcome', from: 1 },
    ],
  },
  printed: [{ inputs: { dice: 0 }, value: { mine: 0 }, source: blackoutAt }],
  also: ['wake', 'waking somebody', 'first aid'],
});

const first = `pool(discipline, ${sides}, blackout).degree >= ${needed}`;
const wakes = `${minutes} * (blackout + late * again) * 1d${sides}`;
const halfHours = `down(wake - 1 + tie, ${interval})`;
const died = `sum(i, 2 - sudden, again, pool(discipline, ${sides}, blackout + i).degree >= ${needed}) > 0`;
const dyingOf = `let span = min(help, when(alone, ${halfHours}, help)); let end = fading(blackout + again, discipline, ${sides}, ${needed}, span * each); { time: when(each, end.intervals, span), fate: when(end.dead, 3, when(alone * (${halfHours} <= help), 1, 2)) }`;

/** From the fall, or from being spared it: how many half-hours pass, and what the chain ends in. */
const wayOn =
  `when(fell = 0, { time: 0, fate: 0 }, when(again = 0, { time: ${halfHours}, fate: 1 }, ` +
  `when(died, { time: 0, fate: 3 }, ${dyingOf})))`;
const beginning =
  `let fell = when(start, ${first}, 1); let died = when(fell * again > 0, ${died}, 0); ` +
  `let wake = ${wakes}; `;

/** What the chain ends in: never down, awake again, stabilised, dead. */
export const wayDown = defineFormula({
  id: 'way-down',
  name: 'From the first blackout to waking or death',
  summary: 'A character alone or waiting for help, half-hour by half-hour.',
  source: blackoutAt,
  inputs: {
    start: {
      kind: 'choice',
      label: 'At the start you are',
      bracket: 'at the start',
      options: {
        down: { label: 'unconscious', value: 0 },
        up: { label: 'awake, before the first check', value: 1 },
      },
      start: 'down',
      term: terms.unconscious,
    },
    discipline: disciplineInput,
    blackout: {
      ...blackoutInput,
      label: 'Blackout at the fall',
      bracket: 'blackout',
      max: 12,
      start: 3,
    },
    again: {
      kind: 'number',
      label: 'Further points while unconscious',
      bracket: 'further points',
      note: 'None: no risk of death.',
      min: 0,
      max: 4,
      start: 1,
      term: terms.riskOfDeath,
    },
    help: {
      kind: 'number',
      label: 'Half-hours until help stabilises you',
      bracket: 'help after',
      when: 'again',
      note: 'Leave it high where nobody comes.',
      min: 0,
      max: 48,
      start: 48,
      term: terms.stabilised,
    },
    sudden: { ...suddenInput, when: 'again' },
    each: {
      kind: 'choice',
      label: 'A half-hour at risk',
      bracket: 'half-hour',
      when: 'again',
      options: {
        checked: { label: 'calls for a check', value: 1 },
        silent: { label: 'only raises the score', value: 0 },
      },
      start: 'checked',
      ruling: rulings.halfHourChecks,
    },
    alone: {
      kind: 'choice',
      label: 'Somebody at risk',
      bracket: 'at risk',
      when: 'again',
      options: {
        wakes: { label: 'wakes unaided', value: 1 },
        sleeps: { label: 'needs help', value: 0 },
      },
      start: 'wakes',
      ruling: rulings.wakingAtRisk,
    },
    late: {
      kind: 'choice',
      label: 'Waking time by',
      bracket: 'waking time by',
      when: 'again',
      options: {
        fall: { label: 'the score at the fall', value: 0 },
        risk: { label: 'the score with further points', value: 1 },
      },
      start: 'fall',
      ruling: rulings.wakingRoll,
    },
    tie: {
      kind: 'choice',
      label: 'In the same minute',
      bracket: 'same minute',
      options: {
        waking: { label: 'waking comes first', value: 0 },
        check: { label: 'the check comes first', value: 1 },
      },
      start: 'waking',
      ruling: rulings.wakingOnTheHalfHour,
    },
  },
  expression: beginning + wayOn,
  shown: `${beginning}let later = ${wayOn}.time; later`,
  written: {
    [`when(start, ${first}, 1)`]: `(discipline d ${sides} <= blackout) >= ${needed}`,
    [wakes]: `${minutes} * blackout * 1d${sides}`,
    [`${wayOn}.time`]: `(discipline d ${sides} <= blackout + again) >= ${needed}`,
  },
  parts: { fell: 'The check that fells you', wake: 'Minutes asleep', later: 'The check at risk' },
  result: {
    label: 'Half-hours',
    facets: {
      time: { label: 'Full half-hours until it is decided' },
      fate: { label: 'Fate', hidden: true },
    },
    bands: [
      { label: 'never down', says: 'stay conscious', tone: 'good', facet: 'fate', to: 0 },
      { label: 'awake again', says: 'wake unaided', tone: 'good', facet: 'fate', from: 1, to: 1 },
      { label: 'stabilised', says: 'get help in time', tone: 'even', facet: 'fate', from: 2, to: 2 },
      { label: 'dead', says: 'die', tone: 'bad', facet: 'fate', from: 3 },
    ],
  },
  printed: [
    // With Discipline 2 every check succeeds: down at once, dead at the first further point.
    { inputs: { discipline: 2, again: 1 }, value: { time: 0, fate: 3 }, source: blackoutAt },
    { inputs: { discipline: 2, again: 0 }, value: { fate: 1 }, source: blackoutAt },
  ],
  also: ['dying', 'death', 'risk of death', 'how long', 'stabilise'],
});
