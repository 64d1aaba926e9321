import { defineTerm } from '../../src/rules/term';
import { inRulebook } from './sources';

const maps = inRulebook('Map Types');
const time = inRulebook('Time');

export const marchingOrder = defineTerm({
  id: 'marching-order',
  name: 'marching order',
  also: ['formation', 'point', 'rearguard'],
  summary: 'Who walks where when the party explores: in front, in the middle, behind.',
  at: 'the-party#who-walks-where',
  source: inRulebook('Organizing a Party'),
});

export const mapScale = defineTerm({
  id: 'map-scale',
  name: 'scale',
  summary: 'How many metres a space of a map stands for.',
  at: 'maps-and-time#four-maps',
  source: maps,
});

export const localMap = defineTerm({
  id: 'local-map',
  name: 'local map',
  summary: 'The map of a dungeon or a hamlet: a space is a metre. It is meant where no other is named.',
  at: 'maps-and-time#four-maps',
  source: maps,
});

export const overlandMap = defineTerm({
  id: 'overland-map',
  name: 'overland map',
  also: ['hex map', 'wilderness'],
  summary: 'The map of a day’s travel: a space is a kilometre.',
  at: 'maps-and-time#four-maps',
  source: maps,
});

export const stellarMap = defineTerm({
  id: 'stellar-system-map',
  name: 'stellar system map',
  also: ['solar system'],
  summary: 'The map around a star, for impulse engines and fights in space: a space is a terametre.',
  at: 'maps-and-time#four-maps',
  source: maps,
});

export const astronomicalMap = defineTerm({
  id: 'astronomical-map',
  name: 'astronomical map',
  also: ['galaxy map'],
  summary: 'The map between the stars, for flights faster than light: a space is an exametre.',
  at: 'maps-and-time#four-maps',
  source: maps,
});

export const volume = defineTerm({
  id: 'volume',
  name: 'Volume',
  summary: 'A body on the map, in spaces: Volume 5x3x2 is five long, three wide and two high.',
  at: 'maps-and-time#areas-and-volumes',
  source: inRulebook('Distance, Area & Volume'),
});

export const tacticalTime = defineTerm({
  id: 'tactical-time',
  name: 'tactical time',
  summary: 'Time in turns, for fights.',
  at: 'maps-and-time#how-time-passes',
  source: time,
});

export const vigilanceTime = defineTerm({
  id: 'vigilance-time',
  name: 'vigilance time',
  also: ['vigilant time'],
  summary: 'Time in minutes, for places where care is better than haste.',
  at: 'maps-and-time#how-time-passes',
  source: time,
});

export const explorationTime = defineTerm({
  id: 'exploration-time',
  name: 'exploration time',
  summary: 'Time in rounds, for what takes some ten minutes.',
  at: 'maps-and-time#how-time-passes',
  source: time,
});

export const extendedTime = defineTerm({
  id: 'extended-time',
  name: 'extended time',
  summary: 'Time in hours, for journeys and long tasks.',
  at: 'maps-and-time#how-time-passes',
  source: time,
});

export const minute = defineTerm({
  id: 'minute',
  name: 'minute',
  summary: 'Ten turns.',
  at: 'maps-and-time#how-time-passes',
  source: time,
});

export const hour = defineTerm({
  id: 'hour',
  name: 'hour',
  summary: 'Six rounds.',
  at: 'maps-and-time#how-time-passes',
  source: time,
});

export const day = defineTerm({
  id: 'day',
  name: 'day',
  also: ['morning', 'noon', 'afternoon', 'night'],
  summary: 'Twenty-four hours in three parts: morning, afternoon and night.',
  at: 'maps-and-time#a-day',
  source: time,
});

export const terrain = defineTerm({
  id: 'terrain',
  name: 'terrain',
  also: ['difficult terrain', 'easy terrain', 'moderate terrain'],
  summary: 'What the ground is like: it says how many movement points a space costs.',
  at: 'movement#hard-ground',
  source: inRulebook('Movement'),
});

export const resting = defineTerm({
  id: 'resting',
  name: 'resting',
  also: ['rest'],
  summary: 'Doing nothing strenuous, and lifting nothing heavy.',
  at: 'rest-and-load#what-is-a-rest',
  source: inRulebook('Resting'),
});

export const catchingBreath = defineTerm({
  id: 'catching-breath',
  name: 'catching breath',
  also: ['short rest', 'regain stamina'],
  summary: 'Resting for a round, which gives a stamina point back.',
  at: 'rest-and-load#catching-your-breath',
  source: inRulebook('Catching Breath'),
});

export const encumbrance = defineTerm({
  id: 'encumbrance',
  name: 'encumbrance',
  also: ['load', 'burden', 'overloaded'],
  summary: 'What your gear costs you: a movement point for every ten weight.',
  at: 'rest-and-load#what-can-you-carry',
  source: inRulebook('Weight & Encumbrance (Optional)'),
});

export const gravity = defineTerm({
  id: 'gravity',
  name: 'gravity',
  summary: 'What a world multiplies weight and falls by.',
  at: 'rest-and-load#gravity',
  source: inRulebook('Gravity (Optional)'),
});

export const trap = defineTerm({
  id: 'trap',
  name: 'trap',
  also: ['pit', 'trapdoor', 'ambush'],
  summary: 'A hidden danger that somebody sets off, one time in three.',
  at: 'hazards#traps',
  source: inRulebook('Traps'),
});

export const fullIllumination = defineTerm({
  id: 'full-illumination',
  name: 'full illumination',
  also: ['daylight', 'bright light'],
  summary: 'Good light, in which everybody sees.',
  at: 'light-and-sight#light',
  source: inRulebook('Illumination'),
});

export const partialIllumination = defineTerm({
  id: 'partial-illumination',
  name: 'partial illumination',
  also: ['dim light', 'twilight'],
  summary: 'Poor light: you are partially blind in it, and it is partial cover.',
  at: 'light-and-sight#light',
  source: inRulebook('Illumination'),
});

export const noIllumination = defineTerm({
  id: 'no-illumination',
  name: 'no illumination',
  also: ['darkness', 'dark'],
  summary: 'Darkness, in which you are blind.',
  at: 'light-and-sight#light',
  source: inRulebook('Illumination'),
});

export const vacuum = defineTerm({
  id: 'vacuum',
  name: 'vacuum',
  also: ['outer space', 'depressurisation', 'airlock'],
  summary: 'Space without air. Whoever is exposed to it is dying.',
  at: 'water-and-vacuum#outer-space',
  source: inRulebook('Outer Space'),
});

export const weatherTerm = defineTerm({
  id: 'weather',
  name: 'weather',
  also: ['climate', 'season'],
  summary: 'One modifier for travel, navigation and hunting.',
  at: 'weather#what-weather-does',
  source: inRulebook('Weather (Optional)'),
});

export const navigator = defineTerm({
  id: 'navigator',
  name: 'navigator',
  also: ['guide', 'pathfinder'],
  summary: 'The one who finds the party’s way, with Knowledge (navigation).',
  at: 'getting-lost#keeping-the-way',
  source: inRulebook('Becoming Lost (Optional)'),
});

export const lostParty = defineTerm({
  id: 'lost-party',
  name: 'lost',
  also: ['going astray', 'off course'],
  summary: 'Travelling the wrong way without knowing it.',
  at: 'getting-lost#keeping-the-way',
  source: inRulebook('Becoming Lost (Optional)'),
});

export const hunting = defineTerm({
  id: 'hunting-and-gathering',
  name: 'hunting and gathering',
  also: ['foraging', 'fishing', 'forage'],
  summary: 'An hour’s search for something to eat.',
  at: 'getting-lost#hunting-and-gathering',
  source: inRulebook('Hunting & Gathering (Optional)'),
});
