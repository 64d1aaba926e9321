import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const day = inRulebook('Travel & The Game Day');
const check = inRulebook('Random Encounters');
const morale = inRulebook('Morale (Optional)');
const actions = inRulebook('Combat Actions');
const elevation = inRulebook('Elevation (Optional)');
const conditions = inRulebook('Conditions');

export const figures = defineFigures({
  dayThirds: { value: 3, label: 'Parts of a game day', source: day },
  thirdHours: { value: 8, label: 'Hours of each part of a day', unit: 'hours', source: day },
  checkDice: { value: 2, label: 'Dice of an encounter check', source: check },
  checksByDay: { value: 2, label: 'Encounter checks by day', unit: 'checks', source: day },
  checksByNight: { value: 1, label: 'Encounter checks by night', unit: 'check', source: day },
  checksInDanger: {
    value: 6,
    label: 'Encounter checks in an hour of danger',
    unit: 'checks',
    source: check,
  },
  surpriseFrom: {
    value: 3,
    label: 'Points behind the winner from which a side is surprised',
    source: inRulebook('Surprise & Initiative'),
  },
  reactionMinutes: {
    value: 1,
    label: 'Time until the next reaction roll',
    unit: 'minute',
    source: inRulebook('NPC Reaction'),
  },
  moraleCounters: { value: 1, label: 'Fear counters for failed morale', source: morale },
  loyaltyStep: { value: 1, label: 'Loyalty points gained or lost at a time', source: morale },
  standardActions: { value: 2, label: 'Standard actions in a turn', source: actions },
  fullSeconds: { value: 6, label: 'Time of a full-turn action', unit: 'seconds', source: actions },
  standardSeconds: { value: 3, label: 'Time of a standard action', unit: 'seconds', source: actions },
  spaceForStamina: {
    value: 1,
    label: 'Spaces for a stamina point',
    unit: 'space',
    source: inRulebook('Part VI: Movement'),
  },
  powerForRoll: { value: 1, label: 'Power points for each +1 rolled', source: inRulebook('Power Points') },
  elevationStep: { value: 1, label: 'What a space of height is worth', source: elevation },
  elevationMost: { value: 3, label: 'Most that height is worth', source: elevation },
  coverDefence: {
    value: 2,
    label: 'What partial cover adds to Defence, by our ruling',
    source: inRulebook('Swim'),
  },
  partlyBlind: { value: -2, label: 'Attack and Defence of the partially blind', source: conditions },
  blind: { value: -4, label: 'Attack and Defence of the blind', source: conditions },
  restMinutes: {
    value: 10,
    label: 'Rest that restores a stamina point',
    unit: 'minutes',
    source: inRulebook('Temporary Damage'),
  },
  weaponHands: {
    value: 1,
    label: 'Hands that each of two weapons may need',
    source: inRulebook('Two Weapons / Dual Wielding'),
  },
});
