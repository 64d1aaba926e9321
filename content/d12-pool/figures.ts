import { defineFigures } from '../../src/rules/figure';
import { inNotes } from './sources';

export const figures = defineFigures({
  dieSides: { value: 12, label: 'Sides of every die', source: inNotes('1.1 Attributes') },
  lowestAttribute: { value: 1, label: 'Lowest attribute score', source: inNotes('1.1 Attributes') },
  highestAttribute: { value: 8, label: 'Highest attribute score', source: inNotes('1.1 Attributes') },
  helplessAttribute: {
    value: 0,
    label: 'Attribute score that leaves a character helpless',
    source: inNotes('1.1 Attributes'),
  },
  lowestSkill: { value: 0, label: 'Skill score of the untrained', source: inNotes('1.2 Skills') },
  highestSkill: { value: 8, label: 'Highest skill score', source: inNotes('1.2 Skills') },
  modifierLimit: {
    value: 6,
    label: 'How far all modifiers together may change a pool, either way',
    source: inNotes('2.2 Modifiers'),
  },
  noneKept: {
    value: 0,
    label: 'Floor of a check that keeps no die',
    source: inNotes('2.3 Rolling'),
  },
  effortCost: {
    value: 2,
    label: 'What racking takes from the pool, and pushing from the skill',
    source: inNotes('2.3.1 Rack Brain'),
  },
  effortGain: {
    value: 1,
    label: 'What racking adds to the skill, and pushing to the pool',
    source: inNotes('2.3.2 Push Luck'),
  },
  aidBonus: { value: 1, label: 'Modifier from being aided', source: inNotes('2.6 Aiding') },
  standInSkill: {
    value: 4,
    label: 'Stand-in for the skill in a skill-less check (our ruling)',
    source: inNotes('2.7 Skill-less Checks'),
  },
  traumaBase: {
    value: 4,
    label: 'Trauma that fills a score, beside Discipline',
    source: inNotes('1.5 Trauma (Tra)'),
  },
  degreeBelowDiscipline: {
    value: 2,
    label: 'How far the degree that fells you lies below Discipline',
    source: inNotes('1.6 Blackout (Bla)'),
  },
  leastDice: {
    value: 1,
    label: 'Dice that the blackout penalty alone always leaves',
    source: inNotes('1.6 Blackout (Bla)'),
  },
  wakingMinutes: {
    value: 10,
    label: 'Minutes of unconsciousness for each point of blackout and each pip',
    source: inNotes('1.6 Blackout (Bla)'),
  },
  fadingMinutes: {
    value: 30,
    label: 'Minutes after which the blackout of somebody at risk rises',
    source: inNotes('1.6 Blackout (Bla)'),
  },
  fadingRise: {
    value: 1,
    label: 'What every half-hour at risk adds to blackout',
    source: inNotes('1.6 Blackout (Bla)'),
  },
});
