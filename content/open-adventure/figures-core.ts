import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const dice = inRulebook('How To Use The Dice');

/** Numbers that every part of the book leans on. */
export const figures = defineFigures({
  dieSides: { value: 6, label: 'Sides of a die', source: dice },
  defaultTarget: {
    value: 5,
    label: 'Target number unless something else is said',
    source: inRulebook('How Abilities Are Used'),
  },
  lowestTrait: { value: 1, label: 'Lowest value of a primary trait', source: inRulebook('Primary Traits') },
  highestTrait: {
    value: 10,
    label: 'Highest value of a primary trait',
    source: inRulebook('Primary Traits'),
  },
  turnSeconds: { value: 6, label: 'Seconds in a turn', unit: 'seconds', source: inRulebook('Time') },
  powerLimit: {
    value: 5,
    label: 'Power points that may be had in one turn',
    unit: 'power points',
    source: inRulebook('Stamina Points'),
  },
});
