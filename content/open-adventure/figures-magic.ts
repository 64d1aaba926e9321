import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const mana = inRulebook('Mana Points');
const details = inRulebook('Magic Details');

export const figures = defineFigures({
  mostMana: {
    value: 10,
    label: 'Mana points that anybody can hold at once',
    unit: 'mana points',
    source: mana,
  },
  manaRest: {
    value: 8,
    label: 'Hours of undisturbed rest that bring mana back',
    unit: 'hours',
    source: mana,
  },
  touchRange: { value: 0, label: 'Range of a touch', unit: 'spaces', source: details },
});
