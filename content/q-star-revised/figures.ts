import { defineFigures } from '../../src/rules/figure';
import { inIntroduction, inPages } from './sources';

export const figures = defineFigures({
  checkDice: { value: 3, label: 'Dice of a check', source: inIntroduction('Checks') },
  dieSides: { value: 6, label: 'Sides of a die', source: inIntroduction('Checks') },
  levelPoints: {
    value: 3,
    label: 'What one difficulty level is worth on a roll',
    source: inIntroduction('Difficulty Level'),
  },
  shiftLimit: {
    value: 2,
    label: 'Levels that a difficulty can shift either way, at most',
    source: inIntroduction('Difficulty Modifier'),
  },
  assetShift: { value: 1, label: 'Levels for one asset or hindrance', source: inPages('Difficulty') },
  attributeStep: { value: 6, label: 'Downtime for one attribute step', source: inPages('Attributes') },
  experiencePerLevel: { value: 3, label: 'Experience for one level', source: inPages('Level') },
  fatePrice: { value: 1, label: 'Experience for one re-roll', source: inPages('Fate') },
  leastSlots: { value: 1, label: 'Slots that an item fills, at least', source: inPages('Slots') },
  downtimeMaximum: { value: 10, label: 'Maximum downtime', source: inPages('Acquisitions') },
  acquisitionBase: {
    value: 2,
    label: 'Maximum of influence, resources or technology above experience',
    source: inPages('Acquisitions'),
  },
  tradeGiven: { value: 2, label: 'Points handed over in a trade', source: inPages('Acquisitions') },
  tradeReceived: { value: 1, label: 'Points received in a trade', source: inPages('Acquisitions') },
  humanDowntime: { value: 50, label: 'Downtime of a human at creation', source: inPages('Human') },
  humanCredits: { value: 5000, label: 'Credits of a human at creation', source: inPages('Human') },
  actionPointMaximum: { value: 6, label: 'Action points held, at most', source: inPages('Actions') },
  actionPointGain: { value: 4, label: 'Action points gained each turn', source: inPages('Actions') },
  leastMove: { value: 1, label: 'Metres of a move, at least', source: inPages('Actions') },
  enemyPenalty: {
    value: -2,
    label: 'Melee defence for each further enemy',
    source: inPages('Defence'),
  },
  incrementPenalty: { value: -2, label: 'Attack for each range increment', source: inPages('Range') },
  extraShotDice: { value: 1, label: 'Dice for each extra shot', source: inPages('Rate of fire') },
  combatEndurance: { value: 10, label: 'Endurance that combat costs', source: inPages('Combat') },
  durabilityPerHit: {
    value: 1,
    label: 'Durability spent to turn away one health hit',
    source: inPages('Armour'),
  },
});
