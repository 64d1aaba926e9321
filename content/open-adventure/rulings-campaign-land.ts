import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const building = inRulebook('Sovereignty Building (Optional)');
const structures = inRulebook('Build Wealth, Energy or Morale Producing Structures');
const points = inRulebook('Sovereignty Confidence Points');
const level = inRulebook('Sovereignty Confidence Level');

export const whichStronghold = defineRuling({
  id: 'another-stronghold',
  title: 'Days from which stronghold',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Determine the Type of Each Space'),
      says: 'What a space is depends on how close another stronghold is.',
    },
    {
      source: inRulebook('Cleared Space Type'),
      says: 'The table speaks of the distance from the stronghold, as if it were yours, and begins at one day.',
    },
    {
      source: inRulebook('Clear an Area of Hazards'),
      says: 'Land stays clear where patrols go: up to 24 hours of travel from your stronghold.',
    },
  ],
  ruling: 'Count the days to the nearest stronghold other than your own. Less than a day is civilised too.',
  why: 'Patrols go three days far, so that from your own stronghold all your land would be civilised.',
  alternative:
    'Count from your own: borderland and wilderness lie out of reach of your patrols, and yield nothing for long.',
});

export const harvestTime = defineRuling({
  id: 'how-often-resources',
  title: 'How often a resource is harvested',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Roll to Determine Natural Resources'),
      says: 'A space has up to four resources. How much of them comes in, and how often, is not said.',
    },
    { source: points, says: 'Structures produce, are robbed, and yield half, every month.' },
  ],
  ruling: 'Each resource that a structure harvests yields one unit a month.',
  why: 'Wages, upkeep and confidence are reckoned by the month, and so is trade.',
  alternative: 'The game master sets the yield with the other benefits of the structure.',
});

export const moraleOrConfidence = defineRuling({
  id: 'morale-or-confidence',
  title: 'Morale or confidence',
  kind: 'contradiction',
  places: [
    { source: building, says: 'Structures produce wealth, energy or morale.' },
    { source: structures, says: 'They give wealth, energy and confidence.' },
  ],
  ruling: 'Both words mean confidence points.',
  why: 'Morale is something else: the courage of a single NPC.',
  alternative: 'None that changes a rule.',
});

export const housesForFarmers = defineRuling({
  id: 'houses-for-farmers',
  title: 'Four farmers without a house',
  kind: 'contradiction',
  places: [
    { source: structures, says: 'Every worker needs a house or a place in a barracks.' },
    { source: structures, says: 'In the example ten houses are built, and fourteen work there.' },
  ],
  ruling: 'The farmers need houses too: fourteen.',
  why: 'They are workers, and they eat with the others.',
  alternative: 'Whoever works on a farm lives on it.',
});

export const mineWorkers = defineRuling({
  id: 'workers-of-the-mine',
  title: 'Two and four make five',
  kind: 'contradiction',
  places: [
    {
      source: structures,
      says: 'A tavern with two workers and a vineyard with four need five more workers.',
    },
    { source: structures, says: 'The surplus of food falls from six to one, as with five workers.' },
  ],
  ruling: 'They need six, and no food is left over.',
  why: 'Two and four are six.',
  alternative: 'The vineyard has three workers, and one unit of food is left.',
});

export const confidenceOfNewWorkers = defineRuling({
  id: 'confidence-of-new-workers',
  title: 'Confidence for those who raise it',
  kind: 'contradiction',
  places: [
    { source: structures, says: 'Mine and farms need a point for each of their workers, 14 in all.' },
    {
      source: structures,
      says: 'Museum, tavern and vineyard give 14 points, and their own workers need none.',
    },
  ],
  ruling:
    'The game master says what each structure needs. In the example, mine and farms need 14 and the rest nothing.',
  why: 'Confidence is an upkeep of structures, and not of every worker.',
  alternative: 'Every worker needs a point, and the six new ones leave the sovereignty six points short.',
});

export const whatConfidenceIs = defineRuling({
  id: 'what-confidence-is',
  title: 'From points to the level',
  kind: 'gap',
  places: [
    { source: structures, says: 'Structures need points every month, and others give them.' },
    {
      source: level,
      says: 'The sovereignty has a number from −10 to 10. How the one follows from the other is not said.',
    },
  ],
  ruling:
    'The number is what is given less what is needed, and what the effects of the levels have added or taken so far.',
  why: 'Needs that are just met then leave everything average, and needs that are not met make rebels, as the text says.',
  alternative:
    'The balance is added to the number month after month: a single point short ends in revolution within ten.',
});

export const oddConfidence = defineRuling({
  id: 'odd-confidence',
  title: 'Odd points of confidence',
  kind: 'gap',
  places: [
    { source: points, says: 'Only even numbers have a level. Confidence rises and falls by single points.' },
  ],
  ruling: 'A level is reached at its number: 7 is still Prosperous, −7 still Turbulent.',
  why: 'A step that is not finished is no step.',
  alternative: 'A level begins with its first point: 1 is Steady already, and −1 Unsteady.',
});

export const confidenceBeyond = defineRuling({
  id: 'confidence-beyond-ten',
  title: 'Ten, or more than ten',
  kind: 'contradiction',
  places: [
    { source: level, says: 'Confidence goes from −10 to 10.' },
    { source: points, says: 'The ends of the table are 10 or more, and −10 or less.' },
  ],
  ruling: 'It stops at 10 and at −10.',
  why: 'The sentence gives the range; the table only leaves no number out.',
  alternative: 'Points beyond 10 are kept for bad months, and debts beyond −10 must be paid back.',
});

export const giftsOnceAYear = defineRuling({
  id: 'gifts-once-a-year',
  title: 'A yearly present in a monthly reckoning',
  kind: 'contradiction',
  places: [
    { source: level, says: 'All effects in force are applied at the beginning of a month.' },
    { source: points, says: 'What the sponsor of a healthy sovereignty gives is for a year.' },
  ],
  ruling: 'The presents come once a year, at its beginning. The other dice are rolled every month.',
  why: 'This one effect names a time of its own, and the particular goes before the general.',
  alternative: 'Ten to sixty resources every month would be more than most land yields.',
});

export const armySize = defineRuling({
  id: 'how-large-an-army-is',
  title: 'How large an army is',
  kind: 'gap',
  places: [
    {
      source: points,
      says: 'In a revolution each enemy offers two dice of armies. Nothing says what an army is.',
    },
  ],
  ruling: 'The game master says how many troops make an army in this world.',
  why: 'The prices of mercenaries are for single soldiers, and no rule groups them.',
  alternative: 'Agree on a number before anybody rules: a hundred footmen, say.',
});

export const whichEvents = defineRuling({
  id: 'which-events',
  title: 'Which list of events',
  kind: 'gap',
  places: [
    { source: inRulebook('Events'), says: 'There are three lists. How to choose among them is not said.' },
  ],
  ruling:
    'Roll a die for each event: 1 or 2 general, 3 or 4 unnatural, 5 or 6 natural. Roll again if it cannot happen where you are.',
  why: 'It treats the lists alike.',
  alternative: 'The game master chooses.',
});
