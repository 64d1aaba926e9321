import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const size = inRulebook('Party Size & Composition');
const resting = inRulebook('Resting');
const load = inRulebook('Weight & Encumbrance (Optional)');
const falling = inRulebook('Falling');
const fire = inRulebook('Fire');
const swim = inRulebook('Swim');

export const figures = defineFigures({
  smallParty: { value: 4, label: 'Characters in a good party, at least', unit: 'characters', source: size },
  largeParty: { value: 6, label: 'Characters in a good party, at most', unit: 'characters', source: size },
  travelHours: {
    value: 8,
    label: 'Hours of travel before exhaustion threatens',
    unit: 'hours',
    source: inRulebook('Movement'),
  },
  dayHours: { value: 24, label: 'Hours of a day', unit: 'hours', source: inRulebook('Time') },
  restHours: { value: 16, label: 'Hours of rest after a journey', unit: 'hours', source: resting },
  travelDays: { value: 6, label: 'Days of travel before a day of rest', unit: 'days', source: resting },
  restLift: { value: 20, label: 'Heaviest weight that one who rests may lift', source: resting },
  sleepHours: { value: 8, label: 'Hours of sleep', unit: 'hours', source: resting },
  sleepHealth: { value: 1, label: 'Health points that a night gives back', source: resting },
  breathStamina: { value: 1, label: 'Stamina points that a round of rest gives back', source: resting },
  exhaustionPenalty: {
    value: 1,
    label: 'What each exhaustion counter takes off every roll',
    source: inRulebook('Conditions'),
  },
  loadPerStrength: { value: 10, label: 'Weight that each point of Strength can carry', source: load },
  loadPerPoint: { value: 10, label: 'Weight that costs a movement point', source: load },
  coinsPerWeight: { value: 100, label: 'Coins or credits that weigh 1', source: load },
  fallDamage: { value: 1, label: 'Damage for each space fallen', source: falling },
  fallLimit: { value: 50, label: 'Most damage of a fall', source: falling },
  fallSpeed: { value: 50, label: 'Spaces fallen in a second', unit: 'spaces', source: falling },
  lowFall: {
    value: 3,
    label: 'Spaces below which a falling object does half its damage',
    unit: 'spaces',
    source: inRulebook('Crushing Objects'),
  },
  trapHighest: { value: 2, label: 'Highest roll that springs a trap', source: inRulebook('Traps') },
  smallFireDice: { value: 1, label: 'Dice of a small flame', source: fire },
  largeFireDice: { value: 3, label: 'Dice of a space of a larger fire', source: fire },
  fireDefence: { value: 5, label: 'Defence of a space of fire', source: fire },
  fireHealth: { value: 5, label: 'Health points of a space of fire', source: fire },
  fireCatches: { value: 1, label: 'Highest roll with which fire spreads', source: fire },
  fireLight: { value: 2, label: 'Times its size that a fire lights', source: fire },
  torchSide: {
    value: 5,
    label: 'Side of the Area that a torch lights',
    unit: 'spaces',
    source: inRulebook('Illumination'),
  },
  torchRounds: { value: 1, label: 'Rounds that a torch burns', source: inRulebook('Illumination') },
  sinkRate: {
    value: 2,
    label: 'Spaces that a swimmer under water sinks in a turn',
    unit: 'spaces',
    source: swim,
  },
  waterPenalty: { value: 2, label: 'What attacks into or out of water lose', source: swim },
  heldBreath: {
    value: 5,
    label: 'Stamina points that a turn without air costs',
    source: inRulebook('Conditions'),
  },
  morselsInAMeal: {
    value: 5,
    label: 'Morsels in a meal',
    unit: 'morsels',
    source: inRulebook('Meals & Morsels'),
  },
});
