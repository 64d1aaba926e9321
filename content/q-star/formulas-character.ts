import { defineFormula } from '../../src/rules/formula';
import { inRules } from './sources';
import { races } from './tables';
import { ability, might, perk, race } from './terms';

const modifiers: readonly (readonly [rank: number, modifier: number])[] = [
  [0, -5],
  [1, -4],
  [2, -3],
  [3, -2],
  [4, -1],
  [5, 0],
  [6, 1],
  [7, 2],
  [8, 3],
  [9, 4],
  [10, 5],
];

export const abilityModifier = defineFormula({
  id: 'ability-modifier',
  name: 'Ability modifier',
  summary: 'What the rank of an ability adds to your rolls.',
  source: inRules('Abilities'),
  inputs: {
    ability: {
      kind: 'number',
      label: 'Rank of the ability',
      bracket: 'rank',
      term: ability,
      min: 0,
      max: 10,
      start: 7,
    },
  },
  expression: 'ability - 5',
  parts: { '5': 'average' },
  result: { label: 'Modifier', signed: true, better: 'high' },
  along: { input: 'ability' },
  printed: modifiers.map(([rank, value]) => ({
    inputs: { ability: rank },
    value,
    source: inRules('Abilities'),
  })),
  also: ['mod', 'ability bonus', 'attribute modifier'],
});

const mightRank = { kind: 'number', label: 'Rank of Might', bracket: 'Might rank', term: might } as const;

const pickRace = { kind: 'pick', label: 'Race', table: races, start: 'human', term: race } as const;

export const endurancePool = defineFormula({
  id: 'endurance-pool',
  name: 'Endurance pool',
  summary: 'Roll it when the character is made: the base of the race, and a die for each rank of Might.',
  source: inRules('Endurance'),
  inputs: {
    race: { ...pickRace, bracket: 'base of the race', shows: 'enduranceBase' },
    might: { ...mightRank, min: 1, max: 10, start: 5 },
    perks: {
      kind: 'number',
      label: 'Endurance perks',
      bracket: 'perks',
      note: 'Each adds the average of the die, rounded down.',
      term: perk,
      min: 0,
      max: 3,
      start: 0,
    },
  },
  expression: 'race.enduranceBase + might d race.enduranceDie + perks * down(race.enduranceDie + 1, 2)',
  result: { label: 'Endurance', unit: 'points', better: 'high' },
  printed: [
    { inputs: { race: 'human', might: 5, perks: 0 }, value: '15 + 5d10', source: inRules('Endurance') },
    { inputs: { race: 'human', might: 1, perks: 0 }, value: '15 + 1d10', source: inRules('Endurance') },
  ],
  also: ['stamina', 'how much endurance'],
});

export const healthPool = defineFormula({
  id: 'health-pool',
  name: 'Health pool',
  summary: 'Rolled like endurance, with the smaller base and die.',
  source: inRules('Health'),
  inputs: {
    race: { ...pickRace, bracket: 'base of the race', shows: 'healthBase' },
    might: { ...mightRank, min: 1, max: 10, start: 5 },
    perks: {
      kind: 'number',
      label: 'Health perks',
      bracket: 'perks',
      note: 'Each adds the average of the die, rounded down.',
      term: perk,
      min: 0,
      max: 3,
      start: 0,
    },
  },
  expression: 'race.healthBase + might d race.healthDie + perks * down(race.healthDie + 1, 2)',
  result: { label: 'Health', unit: 'points', better: 'high' },
  printed: [
    { inputs: { race: 'human', might: 5, perks: 0 }, value: '5 + 5d6', source: inRules('Health') },
    { inputs: { race: 'human', might: 1, perks: 0 }, value: '5 + 1d6', source: inRules('Health') },
  ],
  also: ['hit points', 'HP', 'how much health'],
});
