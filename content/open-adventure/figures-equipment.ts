import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const eating = inRulebook('Meals & Morsels');
const drinking = inRulebook('Intoxicating Drinks (Optional)');
const start = inRulebook('Part III: Equipment');

export const figures = defineFigures({
  moneyDice: { value: 3, label: 'Dice for the first money', source: start },
  moneyMultiplier: { value: 10, label: 'What the roll for the first money is multiplied by', source: start },
  shotsPerUse: {
    value: 1,
    label: 'Pieces of ammunition for each use',
    source: inRulebook('Common Weaponry'),
  },
  caloriesInMeal: { value: 1000, label: 'Calories of a meal', source: eating },
  drinkingHours: {
    value: 1,
    label: 'Time within which drinks add up',
    unit: 'hour',
    source: drinking,
  },
  advancePercent: {
    value: 50,
    label: 'Share of the pay that is due in advance',
    unit: '%',
    source: inRulebook('Services'),
  },
  batteryRounds: {
    value: 1,
    label: 'Rounds for which a battery charges chem lights',
    unit: 'round',
    source: inRulebook('Common Science-fiction Equipment'),
  },
});
