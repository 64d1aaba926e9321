import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-travel';

const costs = inRulebook('Terrain Movement Point Cost');

export const terrainGrades = defineTable({
  id: 'terrain-grades',
  name: 'Grades of terrain',
  source: inRulebook('Movement'),
  columns: {
    name: { label: 'Terrain', term: terms.terrain },
    cost: { label: 'Movement points for a space' },
  },
  rows: {
    easy: { name: 'Easy', cost: 1 },
    moderate: { name: 'Moderate', cost: 2 },
    difficult: { name: 'Difficult', cost: 3 },
  },
});

export const localTerrain = defineTable({
  id: 'local-terrain',
  name: 'Terrain on a local map',
  source: costs,
  columns: { name: { label: 'Terrain' }, cost: { label: 'Movement points for a space' } },
  rows: {
    ground: { name: 'Ground or floor', cost: 1 },
    water: { name: 'Water or ice', cost: 3 },
    cliff: { name: 'Cliff face', cost: 3 },
  },
  also: ['difficult terrain', 'swimming', 'climbing'],
});

/** `craft` is the cost in a watercraft; 0 where none can go. */
export const overlandTerrain = defineTable({
  id: 'overland-terrain',
  name: 'Terrain on an overland map',
  summary: 'Where no watercraft can go, its column says 0.',
  source: costs,
  columns: {
    name: { label: 'Terrain' },
    cost: { label: 'Movement points for a space' },
    craft: { label: 'In a watercraft' },
  },
  rows: {
    trail: { name: 'Trail or highway', cost: 1, craft: 0 },
    ocean: { name: 'Ocean or sea', cost: 6, craft: 1 },
    river: { name: 'River or lake', cost: 5, craft: 1 },
    swamp: { name: 'Swamp or marsh', cost: 4, craft: 0 },
    jungle: { name: 'Jungle or rain forest', cost: 4, craft: 0 },
    forest: { name: 'Forest', cost: 3, craft: 0 },
    plains: { name: 'Plains or grassland', cost: 2, craft: 0 },
    desert: { name: 'Desert or wasteland', cost: 3, craft: 0 },
    canyon: { name: 'Canyon or cliffs', cost: 5, craft: 0 },
    hill: { name: 'Hill', cost: 3, craft: 0 },
    mountain: { name: 'Mountain', cost: 4, craft: 0 },
    snow: { name: 'Snow', cost: 3, craft: 0 },
    glacier: { name: 'Glacier or ice', cost: 4, craft: 0 },
  },
  also: ['terrain', 'difficult terrain', 'road', 'sailing'],
});

export const spaceTerrain = defineTable({
  id: 'space-terrain',
  name: 'Terrain in space',
  source: costs,
  genre: 'scifi',
  columns: {
    name: { label: 'Terrain' },
    map: { label: 'Map' },
    cost: { label: 'Movement points for a space' },
  },
  rows: {
    'stellar-space': { name: 'Space', map: 'Stellar system', cost: 1 },
    'gas-cloud': { name: 'Gas cloud', map: 'Stellar system', cost: 2 },
    'solar-winds': { name: 'Solar winds', map: 'Stellar system', cost: 2 },
    'stellar-asteroids': { name: 'Asteroid belt', map: 'Stellar system', cost: 3 },
    'astronomical-space': { name: 'Space', map: 'Astronomical', cost: 1 },
    nebula: { name: 'Nebula', map: 'Astronomical', cost: 2 },
    'astronomical-asteroids': { name: 'Asteroid belt', map: 'Astronomical', cost: 3 },
    'gravity-well': { name: 'Gravity well', map: 'Astronomical', cost: 5 },
  },
  also: ['asteroids', 'nebula', 'starship movement'],
});

export const navigationTerrain = defineTable({
  id: 'navigation-terrain',
  name: 'Navigation by terrain',
  summary: 'A navigator’s modifier, off the known paths.',
  source: inRulebook('Terrain Navigation Modifiers'),
  columns: { name: { label: 'Terrain' }, modifier: { label: 'Navigation', signed: true } },
  rows: {
    ocean: { name: 'Ocean or sea', modifier: -4 },
    river: { name: 'River or lake', modifier: 1 },
    swamp: { name: 'Swamp or marsh', modifier: -5 },
    jungle: { name: 'Jungle or rain forest', modifier: -3 },
    forest: { name: 'Forest', modifier: 0 },
    plains: { name: 'Plains or grassland', modifier: 1 },
    desert: { name: 'Desert or wasteland', modifier: -1 },
    canyon: { name: 'Canyon or cliffs', modifier: -2 },
    hill: { name: 'Hill', modifier: 0 },
    mountain: { name: 'Mountain', modifier: 3 },
    snow: { name: 'Snow', modifier: -1 },
    glacier: { name: 'Glacier or ice', modifier: 0 },
  },
  also: ['getting lost', 'navigate'],
});

export const huntingTerrain = defineTable({
  id: 'hunting-terrain',
  name: 'Hunting and gathering by terrain',
  summary: 'At sea and by rivers you need fishing equipment. Without it the modifier counts against you.',
  source: inRulebook('Terrain Hunt & Gather Modifiers'),
  columns: {
    name: { label: 'Terrain' },
    modifier: { label: 'Hunting', signed: true },
    without: { label: 'Without fishing equipment', signed: true },
  },
  rows: {
    ocean: { name: 'Ocean or sea', modifier: 8, without: -8 },
    river: { name: 'River or lake', modifier: 4, without: -4 },
    swamp: { name: 'Swamp or marsh', modifier: -5, without: -5 },
    jungle: { name: 'Jungle or rain forest', modifier: 3, without: 3 },
    forest: { name: 'Forest', modifier: 0, without: 0 },
    plains: { name: 'Plains or grassland', modifier: 0, without: 0 },
    desert: { name: 'Desert or wasteland', modifier: -3, without: -3 },
    canyon: { name: 'Canyon or cliffs', modifier: -2, without: -2 },
    hill: { name: 'Hill', modifier: 2, without: 2 },
    mountain: { name: 'Mountain', modifier: 3, without: 3 },
    snow: { name: 'Snow', modifier: -2, without: -2 },
    glacier: { name: 'Glacier or ice', modifier: -5, without: -5 },
  },
  also: ['foraging', 'fishing', 'food'],
});
