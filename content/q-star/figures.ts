import { defineFigures } from '../../src/rules/figure';
import { inPages, inRules } from './sources';

export const figures = defineFigures({
  leastPlayers: {
    value: 2,
    label: 'Players needed beside the game master, at least',
    source: inRules('Introduction'),
  },
  averageRank: { value: 5, label: 'Average rank of an ability', source: inRules('Abilities') },
  lowestRank: { value: 1, label: 'Lowest rank of an ability', source: inRules('Abilities') },
  highestRank: { value: 10, label: 'Highest rank of an ability', source: inRules('Abilities') },
  restHours: {
    value: 8,
    label: 'Rest that usually restores all endurance',
    unit: 'hours',
    source: inRules('Endurance'),
  },
  spentOnDamage: {
    value: 1,
    label: 'Damage that one spent modifier bought (withdrawn)',
    source: inRules('Melee'),
  },
  spentOnCritical: {
    value: 2,
    label: 'Critical damage that one spent modifier bought (withdrawn)',
    source: inRules('Melee'),
  },
  criticalFace: { value: 6, label: 'Face that is a critical hit', source: inRules('Critical Hit') },
  leastCritical: {
    value: 1,
    label: 'Least damage of a critical hit, whatever the armour',
    source: inRules('Critical Damage'),
  },
  wear: {
    value: 1,
    label: 'Durability lost for each critical hit, and for normal damage that reaches health',
    source: inPages('Durability'),
  },
  actionsPerTurn: { value: 2, label: 'Actions on each turn', source: inRules('Actions') },
  adrenalineMinutes: {
    value: 5,
    label: 'How long an adrenaline shot lasts',
    unit: 'minutes',
    source: inPages('Medical items'),
  },
  slowPenalty: { value: -2, label: 'Initiative of a slow character', source: inPages('Flaws') },
});
