import { defineTable } from '../../src/rules/table';
import { inRulebook } from './sources';
import * as terms from './terms-travel';

/** `zeros` counts the noughts of the metres: 3 is a thousand. */
export const mapTypes = defineTable({
  id: 'map-types',
  name: 'The four maps',
  summary: 'What a space is on each of them.',
  source: inRulebook('Map Types'),
  columns: {
    name: { label: 'Map', term: terms.mapScale },
    space: { label: 'A space is' },
    zeros: { label: 'Noughts', hidden: true },
    use: { label: 'For' },
  },
  rows: {
    local: {
      name: 'Local',
      space: '1 metre',
      zeros: 0,
      use: 'a dungeon, a wood, a hut, a hamlet; the usual one',
    },
    overland: {
      name: 'Overland',
      space: '1 000 metres: a kilometre',
      zeros: 3,
      use: 'country, mountains, a coast; most often a day’s travel',
    },
    'stellar-system': {
      name: { scifi: 'Stellar system' },
      space: '1 trillion metres: a terametre',
      zeros: 12,
      use: 'starships around a star, on impulse engines and slower than light; fights in space',
    },
    astronomical: {
      name: { scifi: 'Astronomical' },
      space: '1 million terametres: an exametre',
      zeros: 18,
      use: 'flights faster than light to far planets, stars and stations; most often a day’s travel',
    },
  },
  also: ['scale', 'map scale', 'kilometre', 'terrameter', 'exameter', 'grid'],
});

/** How closely time is followed. */
export const gameTimes = defineTable({
  id: 'game-times',
  name: 'Four kinds of game time',
  summary: 'From the closest look to the widest.',
  source: inRulebook('Time'),
  columns: {
    name: { label: 'Time' },
    counted: { label: 'Counted in' },
    use: { label: 'For' },
  },
  rows: {
    tactical: {
      name: 'Tactical',
      counted: 'turns',
      use: 'a fight, or any moment that is worth playing second by second',
    },
    vigilance: {
      name: 'Vigilance',
      counted: 'minutes',
      use: 'places that may be dangerous, entered slowly and with care',
    },
    exploration: {
      name: 'Exploration',
      counted: 'rounds',
      use: 'things that take some ten minutes, such as a meal or the landing of a starship',
    },
    extended: { name: 'Extended', counted: 'hours', use: 'long journeys and long tasks' },
  },
  also: ['tactical time', 'vigilance time', 'exploration time', 'extended time'],
});

export const timeMeasures = defineTable({
  id: 'time-measures',
  name: 'Measures of time',
  source: inRulebook('Time Measurements'),
  columns: {
    name: { label: 'Measure' },
    length: { label: 'Is' },
    turns: { label: 'In turns' },
  },
  rows: {
    turn: { name: 'Turn', length: '6 seconds', turns: 1 },
    minute: { name: 'Minute', length: '10 turns', turns: 10 },
    round: { name: 'Round', length: '10 minutes', turns: 100 },
    hour: { name: 'Hour', length: '6 rounds', turns: 600 },
    day: { name: 'Day', length: '24 hours: morning, afternoon and night', turns: 14400 },
  },
  also: ['how long is a turn', 'how long is a round', 'seconds', 'minutes', 'hours'],
});

export const partsOfTheDay = defineTable({
  id: 'parts-of-the-day',
  name: 'The three parts of a day',
  source: inRulebook('Time'),
  columns: {
    name: { label: 'Part' },
    hours: { label: 'Hours' },
    use: { label: 'What adventurers do' },
  },
  rows: {
    morning: { name: 'Morning', hours: 8, use: 'wake, pack, eat the first meal, set out, and travel' },
    afternoon: {
      name: 'Afternoon',
      hours: 8,
      use: 'stop, tired and hungry; eat, make camp or halt the starship, search or scan the surroundings, get ready for the night',
    },
    night: { name: 'Night', hours: 8, use: 'sleep, and take turns at the watch' },
  },
  also: ['noon', 'midday', 'evening', 'daytime'],
});

export const movementIntervals = defineTable({
  id: 'movement-intervals',
  name: 'Movement points by interval',
  summary: 'For characters on foot. A turn’s worth is what a standard action of moving gives.',
  source: inRulebook('Time Intervals and Movement Points'),
  columns: {
    name: { label: 'Time' },
    interval: { label: 'Interval' },
    turns: { label: 'In turns' },
    points: { label: 'Movement points', abbreviation: 'MP' },
  },
  rows: {
    tactical: { name: 'Tactical', interval: '1 turn', turns: 1, points: 6 },
    vigilance: { name: 'Vigilance', interval: '1 minute', turns: 10, points: 10 },
    exploration: { name: 'Exploration', interval: '1 round', turns: 100, points: 500 },
    extended: { name: 'Extended', interval: '1 hour', turns: 600, points: 3000 },
  },
  also: ['speed', 'how far can I walk', 'walking', 'move'],
});

export const speedFactors = defineTable({
  id: 'speed-factors',
  name: 'Converting maps and times',
  summary: 'What to multiply a number of spaces by. The other way round, divide.',
  source: inRulebook('Map & Time Speed Conversions'),
  columns: {
    name: { label: 'From' },
    to: { label: 'To' },
    factor: { label: 'Multiply by' },
  },
  rows: {
    'astronomical-stellar': {
      name: { scifi: 'Astronomical map' },
      to: 'stellar system map',
      factor: 1_000_000,
    },
    'stellar-overland': { name: { scifi: 'Stellar system map' }, to: 'overland map', factor: 1_000_000_000 },
    'overland-local': { name: 'Overland map', to: 'local map', factor: 1000 },
    'turn-minute': { name: 'A turn', to: 'a minute', factor: 10 },
    'minute-round': { name: 'A minute', to: 'a round', factor: 10 },
    'round-hour': { name: 'A round', to: 'an hour', factor: 6 },
    'hour-eight': { name: 'An hour', to: 'eight hours', factor: 8 },
  },
  also: ['conversion', 'convert', 'speed per turn'],
});

export const gravityLevels = defineTable({
  id: 'gravity-levels',
  name: 'Gravity',
  summary: 'What weight and the damage of a fall are multiplied by.',
  source: inRulebook('Gravity Levels'),
  columns: {
    name: { label: 'Level', term: terms.gravity },
    effect: { label: 'Effect', parts: 2 },
  },
  rows: {
    micro: { name: 'Zero or micro gravity', effect: 0 },
    half: { name: 'Half gravity', effect: 1 },
    common: { name: 'Common gravity', effect: 2 },
    'tier-2': { name: 'Tier 2 gravity', effect: 4 },
    'tier-3': { name: 'Tier 3 gravity', effect: 6 },
    'tier-4': { name: 'Tier 4 gravity', effect: 8 },
    'tier-5': { name: 'Tier 5 gravity', effect: 10 },
  },
  also: ['weightless', 'low gravity', 'high gravity', 'moon'],
});

export const illumination = defineTable({
  id: 'illumination',
  name: 'Three kinds of light',
  source: inRulebook('Illumination'),
  columns: {
    name: { label: 'Light' },
    where: { label: 'Where' },
    effect: { label: 'What it does' },
  },
  rows: {
    full: {
      name: 'Full',
      where: 'in daylight, in artificial light, and within the Area of a portable light',
      effect: 'nothing',
    },
    partial: {
      name: 'Partial',
      where: 'where the light is poor',
      effect: 'whoever is there is partially blind, and the space has partial cover',
    },
    none: {
      name: 'None',
      where: 'in the dark, and outside the Area of a portable light',
      effect: 'you are blind',
    },
  },
  also: ['darkness', 'dim light', 'dark', 'partial illumination'],
});

export const weather = defineTable({
  id: 'weather-modifiers',
  name: 'Weather',
  summary: 'One modifier for the day’s travel, for navigation and for hunting.',
  source: inRulebook('Weather Modifiers'),
  columns: {
    name: { label: 'Weather', term: terms.weatherTerm },
    modifier: { label: 'Modifier', signed: true },
  },
  rows: {
    snow: { name: 'Cold or snow', modifier: -8 },
    storm: { name: 'Storm or lightning', modifier: -6 },
    rain: { name: 'Rain or hail', modifier: -2 },
    wind: { name: 'Wind', modifier: 0 },
    overcast: { name: 'Moderate or overcast', modifier: 0 },
    clouds: { name: 'Partial sun or clouds', modifier: 1 },
    sunny: { name: 'Sunny or warm', modifier: 2 },
    hot: { name: 'Hot or humid', modifier: -4 },
  },
  also: ['rain', 'snow', 'storm', 'heat', 'lightening'],
});

/** `turn` is how far the way bends, in degrees. */
export const lostDirections = defineTable({
  id: 'lost-directions',
  name: 'Which way a lost party goes',
  summary: 'Seen from the way that it meant to go.',
  source: inRulebook('Lost Party Travel Direction'),
  roll: '1d6',
  columns: {
    from: { label: '1d6 from' },
    to: { label: '1d6 to' },
    name: { label: 'Direction' },
    turn: { label: 'Off the course', unit: 'degrees' },
  },
  rows: {
    'back-left': { from: 1, to: 1, name: 'Back and left', turn: 135 },
    'back-right': { from: 2, to: 2, name: 'Back and right', turn: 135 },
    left: { from: 3, to: 3, name: 'Left', turn: 90 },
    right: { from: 4, to: 4, name: 'Right', turn: 90 },
    'forward-left': { from: 5, to: 5, name: 'Forward and left', turn: 45 },
    'forward-right': { from: 6, to: 6, name: 'Forward and right', turn: 45 },
  },
  also: ['lost', 'wrong way', 'direction change'],
});
