import { defineFigures } from '../../src/rules/figure';
import { inRulebook } from './sources';

const ranks = inRulebook('Gaining a New Rank');
const gambling = inRulebook('Gambling (Optional)');
const clearing = inRulebook('Clear an Area of Hazards');
const events = inRulebook('Events');
const smuggling = inRulebook('Hiding & Smuggling');
const alignment = inRulebook('Alignment (Optional)');

export const figures = defineFigures({
  experienceStep: { value: 2500, label: 'Experience from one rank to the next', unit: 'XP', source: ranks },
  highestRank: { value: 5, label: 'Highest rank', source: ranks },
  talentsPerRank: { value: 1, label: 'Talents at a new rank', unit: 'talent', source: ranks },
  respecPoints: { value: 2, label: 'Points that may be moved at a new rank', source: ranks },
  respecMana: { value: 2, label: 'Mana types that may be changed at a new rank', source: ranks },
  inheritancePercent: {
    value: 10,
    label: 'Experience lost by a death',
    unit: '%',
    source: inRulebook('Death'),
  },
  aularDice: { value: 3, label: 'Dice of Aular', source: gambling },
  deckSize: { value: 40, label: 'Fewest cards of a deck for Aular', unit: 'cards', source: gambling },
  patrolHours: { value: 24, label: 'How far patrols go', unit: 'hours', source: clearing },
  garrisonHours: { value: 4, label: 'Travel between garrisons', unit: 'hours', source: clearing },
  confidenceRange: {
    value: 10,
    label: 'Highest confidence',
    source: inRulebook('Sovereignty Confidence Level'),
  },
  eventsAYear: { value: 5, label: 'Events of a year before the roll', unit: 'events', source: events },
  bountySet: { value: 100, label: 'Bounty on an unlucky smuggler', unit: 'SC', source: smuggling },
  fine: { value: 200, label: 'Fine of a smuggler', unit: 'SC', source: smuggling },
  prisonBounty: { value: 200, label: 'Bounty on somebody in prison', unit: 'SC', source: smuggling },
  workedOff: { value: 10, label: 'Bounty that a day in prison pays', unit: 'SC', source: smuggling },
  donation: { value: 1000, label: 'Gift that counts as a deed', unit: 'SC', source: alignment },
  alignmentStep: { value: 5, label: 'Alignment points for a modifier', source: alignment },
  alignmentLimit: { value: 40, label: 'Most alignment points', source: alignment },
});
