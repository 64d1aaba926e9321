import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const columns = inRulebook('Transportation');
const speeds = inRulebook('Transport Speeds');
const turning = inRulebook('Transport Maneuvering');
const crash = inRulebook('Transport Collisions');
const use = inRulebook('Using a Transport');
const ships = inRulebook('Starship Systems');
const building = inRulebook('Construction Costs');
const time = inRulebook('Construction Time & Skill');

export const figures = defineFigures({
  hoursOfTravel: { value: 8, label: 'Hours of travel that a speed is for', unit: 'hours', source: columns },
  overloadFactor: { value: 2, label: 'Most that can be loaded, in carrying capacities', source: columns },
  overloadSlows: { value: 2, label: 'What an overload divides the speed by', source: columns },
  scifiFaster: {
    value: 2,
    label: 'How much faster science-fiction land vehicles are',
    source: inRulebook('Land Transportation'),
  },
  coastingDivisor: {
    value: 2,
    label: 'What the speed is divided by each turn without a driver',
    source: use,
  },
  sinkEvery: {
    value: 5,
    label: 'Spaces forward for each space that an aircraft drops',
    unit: 'spaces',
    source: use,
  },
  turnsPerTravel: { value: 48, label: 'What a speed is divided by for the spaces in a turn', source: speeds },
  turnFactor: { value: 10, label: 'What it is then multiplied by', source: speeds },
  topSpeedFactor: { value: 2, label: 'Top speed, in listed speeds', source: speeds },
  staminaForHaste: {
    value: 1,
    label: 'Stamina an animal loses each turn above its listed speed',
    unit: 'stamina point',
    source: speeds,
  },
  speedChange: { value: 2, label: 'Change of speed by one action', unit: 'spaces a turn', source: speeds },
  backwardsDivisor: { value: 2, label: 'What the speed is divided by backwards', source: speeds },
  turnSquares: { value: 45, label: 'Turn on squares', unit: '°', source: turning },
  turnHexes: { value: 60, label: 'Turn on hexagons', unit: '°', source: turning },
  collisionPercent: {
    value: 1,
    label: 'Share of the weight that counts in a collision',
    unit: '%',
    source: crash,
  },
  collisionSpaces: {
    value: 5,
    label: 'Spaces a turn for each time that the share counts',
    unit: 'spaces',
    source: crash,
  },
  ownShare: { value: 2, label: 'What the damage is divided by for the transport itself', source: crash },
  smallObjectShare: {
    value: 4,
    label: 'What the damage is divided by where something small is pushed away',
    source: crash,
  },
  airshipConversion: {
    value: 200_000,
    label: 'Making an airship of a ship',
    unit: 'SC',
    source: inRulebook('Water Transportation'),
  },
  starshipSystems: { value: 8, label: 'Primary systems of a starship', source: inRulebook('Starships') },
  oxygenPerTurn: { value: 1, label: 'Oxygen lost or gained in a turn', unit: 'oxygen point', source: ships },
  oxygenLimit: {
    value: 5,
    label: 'Oxygen at which everybody suffocates',
    unit: 'oxygen points',
    source: ships,
  },
  shieldAttacks: { value: 1, label: 'Attacks that a shield point takes', source: ships },
  shieldPerTurn: { value: 1, label: 'Shield points won back in a turn', unit: 'shield point', source: ships },
  fullSpool: { value: 100, label: 'Charge that an FTL drive needs', unit: '%', source: ships },
  energyPerSystem: { value: 1, label: 'Energy points to run a system', unit: 'energy point', source: ships },
  hullGone: {
    value: 0,
    label: 'Integrity at which a ship is destroyed',
    unit: 'integrity points',
    source: ships,
  },
  costPerDay: { value: 500, label: 'Cost of what is built in a day', unit: 'SC', source: time },
  costPerEngineer: { value: 100_000, label: 'Cost that one engineer can oversee', unit: 'SC', source: time },
  thickWall: { value: 2, label: 'Thickness of a wall', unit: 'spaces', source: time },
  thinWall: { value: 1, label: 'Thickness of a thin wall', unit: 'space', source: time },
  exteriorHeight: { value: 10, label: 'Height of exterior walls', unit: 'spaces', source: time },
  interiorHeight: { value: 5, label: 'Height of rooms and corridors', unit: 'spaces', source: time },
  tallFactor: { value: 2, label: 'How much more a structure costs that is higher than wide', source: time },
  siteFactor: {
    value: 2,
    label: 'How much a hard site adds, or a good one takes off, as a factor',
    source: building,
  },
  freeDepth: { value: 20, label: 'Depth that the price includes', unit: 'spaces', source: building },
  mostDigging: { value: 5, label: 'Most that digging multiplies the price by', source: building },
  furnishingPercent: { value: 25, label: 'What each kind of furnishing adds', unit: '%', source: building },
  secretFactor: { value: 5, label: 'How much a secret finishing costs, in plain ones', source: building },
  includedDefence: { value: 10, label: 'Defence of what is included', source: building },
  includedHealth: {
    value: 15,
    label: 'Health points of what is included',
    unit: 'health points',
    source: building,
  },
  daysInAMonth: {
    value: 30,
    label: 'Days for which a month is paid',
    unit: 'days',
    source: inRulebook('Services'),
  },
});
