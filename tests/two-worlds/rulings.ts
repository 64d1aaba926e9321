import { defineRuling } from '../../src/rules/ruling';
import { inBook } from './sources';

export const twoKindsOfPoints = defineRuling({
  id: 'two-kinds-of-points',
  kind: 'contradiction',
  title: 'MP stands for two things',
  places: [
    { source: inBook('Magic'), says: 'MP are mana points.' },
    { source: inBook('Movement'), says: 'MP are movement points, of which {power} gives one more.' },
  ],
  ruling: 'Beside a spell MP are mana, beside a map movement.',
  why: 'No place uses both.',
  alternative: 'None.',
});
