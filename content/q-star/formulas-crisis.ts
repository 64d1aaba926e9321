import { defineFormula } from '../../src/rules/formula';
import { inRules } from './sources';
import { intelligence, speed, turnOrderTerm } from './terms';

const modifierInput = { kind: 'number', min: -5, max: 5, signed: true } as const;

export const initiative = defineFormula({
  id: 'initiative',
  name: 'Initiative',
  summary: 'Roll it once when a crisis starts. The highest acts first.',
  source: inRules('Turn order'),
  inputs: {
    speed: { ...modifierInput, label: 'Speed modifier', bracket: 'Speed', term: speed, start: 1 },
    intelligence: {
      ...modifierInput,
      label: 'Intelligence modifier',
      bracket: 'Intelligence',
      term: intelligence,
      start: 1,
    },
    other: {
      ...modifierInput,
      label: 'Perks and flaws',
      bracket: 'perks, flaws',
      note: 'Slow counts here.',
      start: 0,
    },
  },
  expression: '1d6 + speed + intelligence + other',
  parts: { '1d6': 'base' },
  result: { label: 'Initiative', better: 'high' },
  printed: [{ inputs: { speed: 0, intelligence: 0, other: 0 }, value: '1d6', source: inRules('Turn order') }],
  also: ['turn order', 'init'],
});

const characterInput = {
  kind: 'number',
  min: -12,
  max: 12,
  signed: true,
  term: turnOrderTerm,
} as const;

export const turnOrder = defineFormula({
  id: 'turn-order',
  name: 'Turn order',
  summary: 'Which place each character gets. Give everybody the Speed and Intelligence modifiers together.',
  source: inRules('Turn order'),
  inputs: {
    count: {
      kind: 'number',
      label: 'Characters in the crisis',
      bracket: 'how many',
      min: 2,
      max: 6,
      start: 4,
    },
    you: { ...characterInput, label: 'Your modifiers', bracket: 'you', start: 2 },
    second: { ...characterInput, label: 'Modifiers of the second', bracket: 'second', start: 2 },
    third: { ...characterInput, label: 'Modifiers of the third', bracket: 'third', start: 0 },
    fourth: { ...characterInput, label: 'Modifiers of the fourth', bracket: 'fourth', start: -1 },
    fifth: { ...characterInput, label: 'Modifiers of the fifth', bracket: 'fifth', start: 0 },
    sixth: { ...characterInput, label: 'Modifiers of the sixth', bracket: 'sixth', start: 0 },
  },
  // The mechanism calls the characters by letters, and gives one who is not there the place 0.
  expression: 'turnOrder(count, you, second, third, fourth, fifth, sixth)',
  written: { 'turnOrder(count, you, second, third, fourth, fifth, sixth).a': '1d6 + you' },
  shown: 'turnOrder(count, you, second, third, fourth, fifth, sixth).a',
  result: {
    label: 'Place in the turn order',
    better: 'low',
    facets: {
      a: { label: 'You' },
      b: { label: 'Second' },
      c: { label: 'Third (0: not there)' },
      d: { label: 'Fourth (0: not there)' },
      e: { label: 'Fifth (0: not there)' },
      f: { label: 'Sixth (0: not there)' },
    },
    bands: [
      { label: 'first', says: 'act first', tone: 'good', facet: 'a', to: 1 },
      { label: 'later', says: 'act after somebody else', tone: 'bad', facet: 'a', from: 2 },
    ],
    claims: [{ label: 'among the first two', says: 'act first or second', tone: 'good', facet: 'a', to: 2 }],
  },
  printed: [
    {
      inputs: { count: 3, you: 6, second: 0, third: -6 },
      value: { a: 1, b: 2, c: 3 },
      source: inRules('Turn order'),
    },
  ],
  also: ['who goes first', 'initiative order'],
});
