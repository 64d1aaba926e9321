import { defineGlyph } from '../../src/rules/glyph';
import { inBook } from './sources';

export const power = defineGlyph({
  id: 'power',
  name: 'power point',
  plural: 'power points',
  picture: 'round-star',
  summary: 'Spend a power point.',
  at: 'arms#what-it-takes',
  source: inBook('Symbols'),
});

export const exhaust = defineGlyph({
  id: 'exhaust',
  name: 'exhaust',
  picture: 'clockwise-rotation',
  summary: 'Lay the thing aside.',
  at: 'arms',
  source: inBook('Symbols'),
});
