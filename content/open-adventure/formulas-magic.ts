import { type ChoiceInput, defineFormula, type NumberInput } from '../../src/rules/formula';
import { traitInput } from './controls';
import { casterRank, heldMana } from './controls-magic';
import { figures } from './figures-magic';
import * as rulings from './rulings-magic';
import { inRulebook } from './sources';
import { magicTiers } from './tables-magic';
import * as terms from './terms-core';

export * from './formulas-magic-entries';
export * from './formulas-magic-plan';
export * from './formulas-magic-saves';

const mostMana = figures.mostMana.value;
const manaAt = inRulebook('Mana Points');
const tiersAt = inRulebook('Magic Tiers & Mana Cost');

const magic = traitInput(terms.magicTrait, 5);

const held = heldMana;
const rank = casterRank;

const unused = {
  kind: 'choice',
  label: 'Mana that you did not use',
  bracket: 'unused mana',
  options: { adds: { label: 'adds up', value: 1 }, replaced: { label: 'is no more than kept', value: 0 } },
  start: 'adds',
  ruling: rulings.unusedMana,
} satisfies ChoiceInput;

export const castingsADay = defineFormula({
  id: 'castings-of-a-tier',
  name: 'How often you can cast',
  summary: 'How many spells or psionics of each tier your mana is good for.',
  source: tiersAt,
  inputs: {
    mana: { ...held, note: 'After a rest as many as your Magic, or more if you saved some.' },
    rank,
    tier: {
      kind: 'pick',
      label: 'Tier',
      table: magicTiers,
      shows: 'cost',
      start: 'tier-1',
      term: terms.tier,
    },
  },
  expression: 'when(rank >= tier.rank, down(mana, tier.cost), 0)',
  written: { 'when(rank >= tier.rank, down(mana, tier.cost), 0)': 'down(mana, tier.cost)' },
  result: { label: 'Castings', better: 'high' },
  along: { input: 'tier' },
  printed: [
    { inputs: { mana: 3, rank: 1, tier: 'tier-1' }, value: 3, source: manaAt },
    {
      inputs: { mana: 5, rank: 1, tier: 'tier-2' },
      value: 0,
      source: inRulebook('Magic Tiers & Caster Rank'),
    },
    { inputs: { mana: 5, rank: 5, tier: 'tier-5' }, value: 1, source: tiersAt },
  ],
  also: ['spells per day', 'spell slots', 'how many spells'],
});

const counts = ['one', 'two', 'three', 'four', 'five'] as const;
const costOf = (tier: number): number => magicTiers.rows[`tier-${tier}` as keyof typeof magicTiers.rows].cost;

/** Castings of a tier that your rank does not reach cost nothing, since they are not asked for. */
const planned = counts
  .map((name, index) =>
    index === 0 ? `${costOf(1)} * one` : `(rank >= ${index + 1}) * ${costOf(index + 1)} * ${name}`,
  )
  .join(' + ');

const castingsOf = (tier: number, start: number) =>
  ({
    kind: 'number',
    label: `Castings of tier ${tier}`,
    bracket: tier === 1 ? 'tier 1' : `tier ${tier}, ${costOf(tier)} each`,
    min: 0,
    max: down(mostMana, costOf(tier)),
    start,
    ...(tier > 1 && { when: `rank >= ${tier}` }),
  }) satisfies NumberInput;

function down(points: number, cost: number): number {
  return Math.floor(points / cost);
}

export const castingsPlan = defineFormula({
  id: 'castings-plan',
  name: 'A day of castings',
  summary: 'What a plan of castings costs by tier, and what mana it leaves.',
  source: tiersAt,
  inputs: {
    rank,
    mana: held,
    one: castingsOf(1, 1),
    two: castingsOf(2, 1),
    three: castingsOf(3, 0),
    four: castingsOf(4, 0),
    five: castingsOf(5, 0),
  },
  expression: `let cost = ${planned}; { left: mana - cost, cost: cost }`,
  parts: { cost: 'Mana it costs' },
  written: { [planned]: counts.join(' + ') },
  result: {
    label: 'Mana left',
    better: 'high',
    facets: {
      left: { label: 'Mana left', signed: true },
      cost: { label: 'Mana it costs' },
    },
    bands: [
      { label: 'enough', says: 'have the mana for all of it', tone: 'good', facet: 'left', from: 0 },
      { label: 'too little', says: 'lack mana for it', tone: 'bad', facet: 'left', to: -1 },
    ],
  },
  printed: [
    { inputs: { rank: 1, mana: 3, one: 3 }, value: { left: 0, cost: 3 }, source: manaAt },
    {
      inputs: { rank: 5, mana: 10, one: 0, two: 0, five: 2 },
      value: { left: 0, cost: 10 },
      source: tiersAt,
    },
  ],
  also: ['mana plan', 'spell points', 'mana budget'],
});

const kept = `min(${mostMana}, left + rests * magic)`;
const replaced = 'when(rests, max(left, magic), left)';

export const manaAfterRests = defineFormula({
  id: 'mana-after-rests',
  name: 'Mana after rest',
  summary: 'What you can have after each rest of eight hours, if you cast nothing in between.',
  source: manaAt,
  inputs: {
    magic,
    left: { ...held, label: 'Mana points left before', bracket: 'left', start: 2 },
    rests: { kind: 'number', label: 'Rests', min: 0, max: 5, start: 1 },
    unused,
  },
  expression: `when(unused, ${kept}, ${replaced})`,
  written: { [`when(unused, ${kept}, ${replaced})`]: kept },
  result: { label: 'Mana points', better: 'high' },
  along: { input: 'rests' },
  printed: [
    { inputs: { magic: 3, left: 0, rests: 1 }, value: 3, source: manaAt },
    { inputs: { magic: 10, left: 10, rests: 5 }, value: 10, source: manaAt },
    { inputs: { magic: 5, left: 5, rests: 1, unused: 'replaced' }, value: 5, source: manaAt },
  ],
  also: ['recover mana', 'regain mana', 'rest', 'saved mana'],
});

/** More rests than anybody needs: at Magic 1 ten are enough for the most that can be held. */
const never = mostMana + 1;
const gathered = 'max(0, up(cost - left, magic))';
const rests = `when(unused + (cost <= max(left, magic)), ${gathered}, ${never})`;
const inHand = `when(unused, min(${mostMana}, left + rests * magic), when(rests, max(left, magic), left))`;

const restsOf = (count: number): string => `after ${count} ${count === 1 ? 'rest' : 'rests'}`;

const afterRests = (count: number) => ({
  label: count === 0 ? 'at once' : restsOf(count),
  sign: String(count),
  says: count === 0 ? 'can pay at once' : `can pay ${restsOf(count)}`,
  tone: count === 0 ? ('good' as const) : ('even' as const),
  facet: 'rests',
  from: count,
  to: count,
});

export const restsUntil = defineFormula({
  id: 'rests-until',
  name: 'How long until you can pay',
  summary: 'How many rests it takes to gather the mana for something dear.',
  source: manaAt,
  inputs: {
    cost: { ...held, label: 'Mana that it costs', bracket: 'cost', min: 1, start: 5, term: terms.manaPoints },
    magic: { ...magic, start: 3 },
    left: { ...held, label: 'Mana points left now', bracket: 'left', start: 0 },
    unused,
  },
  expression: `let rests = ${rests}; { held: ${inHand}, rests: rests }`,
  parts: { rests: 'Rests' },
  written: { [rests]: 'up(cost - left, magic)', [inHand]: 'left + rests * magic' },
  result: {
    label: 'Mana in hand',
    better: 'high',
    facets: {
      held: { label: 'Mana in hand' },
      rests: { label: 'Rests', hidden: true },
    },
    bands: [
      ...Array.from({ length: never }, (_, count) => afterRests(count)),
      { label: 'never', sign: '–', says: 'can never pay', tone: 'bad', facet: 'rests', from: never },
    ],
  },
  map: { label: 'Rests until you can pay, by Magic and cost', down: 'magic', across: 'cost', shows: 'band' },
  printed: [
    { inputs: { cost: 3, magic: 3, left: 0 }, value: { held: 3, rests: 1 }, source: manaAt },
    { inputs: { cost: 10, magic: 1, left: 0 }, value: { held: 10, rests: 10 }, source: manaAt },
    {
      inputs: { cost: 5, magic: 3, left: 0, unused: 'replaced' },
      value: { held: 3, rests: never },
      source: manaAt,
    },
  ],
  also: ['wait', 'gather mana', 'save mana', 'days to recover'],
});
