import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const conditions = inRulebook('Conditions');

// Ranks and death

export const rankTimesStep = defineRuling({
  id: 'rank-times-step',
  title: 'Experience by table or by formula',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Rank Advancement'), says: 'Rank II takes 2,500 points, rank V 10,000.' },
    {
      source: inRulebook('Gaining a New Rank'),
      says: 'A rank takes its number times 2,500 points: 5,000 for rank II.',
    },
  ],
  ruling: 'The table holds.',
  why: 'The worked character needs 2,500 points for her second rank.',
  alternative: 'Every rank but the first takes 2,500 points more.',
});

export const whoShares = defineRuling({
  id: 'who-shares-experience',
  title: 'Who shares in the experience',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Experience Points'),
      says: 'Experience for foes is divided by the characters who helped to defeat them; a few lines on, by the players.',
    },
    {
      source: inRulebook('Hirelings'),
      says: 'Hirelings count as additional players when experience is split.',
    },
  ],
  ruling:
    'For foes, divide by everybody who took part, hirelings included. For treasure, divide by players and hirelings.',
  why: 'A hireling who fights is one of those who helped.',
  alternative: 'Hirelings take no share, and everybody else gets more.',
});

export const inheritance = defineRuling({
  id: 'inheritance-rounding',
  title: 'A tenth of the experience',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Death'),
      says: 'The experience is reduced by a tenth, rounded down, and goes to the new character.',
    },
    { source: inRulebook('Golden Rules'), says: 'Results are rounded down.' },
  ],
  ruling: 'The tenth is rounded down, and what is left of the experience is kept.',
  why: 'The words on rounding stand beside the tenth.',
  alternative: 'The remainder is rounded down, which may cost one point more.',
});

export const respecLimits = defineRuling({
  id: 'respec-limits',
  title: 'How far respecting can go',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Gaining a New Rank'),
      says: 'One or two points are taken from traits and put into traits. Limits are not mentioned, nor what becomes of a modifier when Intelligence falls.',
    },
  ],
  ruling:
    'Traits stay between 1 and 10, and the sum stays the same. When Intelligence falls, take back a modifier of +1 of your choice.',
  why: 'These are the limits of the first day, and Intelligence gives as many modifiers as it has points.',
  alternative: 'Modifiers stay once they are given, and Intelligence may be lowered without loss.',
});

// Conditions

export const dyingForever = defineRuling({
  id: 'how-dying-ends',
  title: 'How dying ends well',
  kind: 'gap',
  places: [
    { source: conditions, says: 'Every turn a save is made, and one failure is death. No way out is given.' },
  ],
  ruling: 'You stop dying as soon as you have a health point again, or get out of what is killing you.',
  why: 'You began to die because you had none, or because of the vacuum.',
  alternative: 'Nobody who is dying can be saved but by a change of the rules.',
});

export const fearMeasure = defineRuling({
  id: 'fear-turns-or-minutes',
  title: 'How long fear lasts',
  kind: 'contradiction',
  places: [
    { source: conditions, says: 'Fear lasts as many minutes as a die shows.' },
    { source: inRulebook('Intimidate'), says: 'Intimidated foes run for as many turns as a die shows.' },
    { source: inRulebook('Morale (Optional)'), says: 'A failed morale test gives a fear counter.' },
  ],
  ruling: 'Intimidation works for turns, without a counter. Each fear counter is a flight of 1d6 minutes.',
  why: 'Intimidation does not speak of the condition.',
  alternative: 'Intimidated foes stay away ten times as long.',
});

export const countersThatCount = defineRuling({
  id: 'counters-that-count',
  title: 'What several counters do',
  kind: 'contradiction',
  places: [
    {
      source: conditions,
      says: 'Bleed, Exhaust and Starve say that each counter counts.',
    },
    { source: conditions, says: 'Burn, Poison, Confuse and Suffocate give counters, and one effect.' },
  ],
  ruling: 'Where the text does not say that each counter counts, several of them only make it last longer.',
  why: 'The three that say so would not need to otherwise.',
  alternative: 'Three burn counters cost six health points a turn.',
});

export const conditionsWithoutEnd = defineRuling({
  id: 'conditions-without-end',
  title: 'Conditions without an end',
  kind: 'gap',
  places: [
    {
      source: conditions,
      says: 'Acid, Blind, Cold, Intoxicate, Invisible, Sleep and Suffocate have no counter to lose and no duration.',
    },
  ],
  ruling:
    'They last as long as their cause: the acid until it is washed off, the cold until you are warm, sleep until you are woken, suffocation until you breathe. The game master decides when drink has worn off.',
  why: 'A state without a cause has nothing to keep it up.',
  alternative: 'They would last for ever.',
});

export const suffocationCounters = defineRuling({
  id: 'suffocation-counters',
  title: 'Suffocation counters that nothing asks for',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Swim'), says: 'Gives a suffocation counter for every turn under water.' },
    { source: conditions, says: 'Suffocating costs stamina every turn; counters are not mentioned.' },
  ],
  ruling:
    'Whoever has a suffocation counter loses the stamina once a turn. Breath takes all the counters away.',
  why: 'The effect is printed for every turn, not for every counter.',
  alternative: 'The loss grows by five each turn: nobody would survive a third one.',
});

// Gambling

export const aularReadings = defineRuling({
  id: 'aular-readings',
  title: 'Three to one, or three times the stake',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Gambling (Optional)'),
      says: 'Two of a symbol pay 3:1 and three 5:1, which usually means: on top of the stake.',
    },
    {
      source: inRulebook('Aular Winning Payments'),
      says: 'One, two and three of a symbol pay one, three and five times the wager, and one is breaking even.',
    },
  ],
  ruling: 'You get one, three or five times your stake, and that includes the stake.',
  why: 'One of a symbol pays once the stake and leaves you even, so that the stake must be in it; the other rows stand in the same column.',
  alternative: 'Two and three of a symbol pay your stake back as well. The house still wins, but less.',
});

export const aularCards = defineRuling({
  id: 'aular-cards',
  title: 'Cards for Aular',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Gambling (Optional)'),
      says: 'Decks of at least forty rare cards change the dice. Two effects are hinted at; no list and no rule for playing them is given.',
    },
  ],
  ruling: 'Cards are treasure, made up by the game master, each with its own words on when and how it works.',
  why: 'That is all the text allows to say.',
  alternative: 'Play without cards.',
});

// Sovereignty

export const patrolsAndBorderland = defineRuling({
  id: 'patrols-and-borderland',
  title: 'Land that no patrol reaches',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Clear an Area of Hazards'),
      says: 'Cleared land stays clear while it is patrolled, and patrols go no further than a day from the stronghold.',
    },
    {
      source: inRulebook('Determine the Type of Each Space'),
      says: 'Cleared spaces may be ten days from a stronghold and more.',
    },
  ],
  ruling: 'Garrisons carry the patrols further: one for every four hours of travel, as far as you hold land.',
  why: 'The garrisons are asked for in the same sentence, and a day’s travel would not need six of them.',
  alternative:
    'Nobody holds land more than a day from a stronghold, and borderland and wilderness never yield anything.',
});

export const mineWorkers = defineRuling({
  id: 'workers-of-the-mine',
  title: 'Two and four make five',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Sovereignty Building (Optional)'),
      says: 'A tavern with two workers and a vineyard with four need five more workers.',
    },
    {
      source: inRulebook('Sovereignty Building (Optional)'),
      says: 'The surplus of food falls from six to one, as with five workers.',
    },
  ],
  ruling: 'They need six, and no food is left over.',
  why: 'Two and four are six.',
  alternative: 'The vineyard has three workers, and one unit of food is left.',
});

export const confidenceOfNewWorkers = defineRuling({
  id: 'confidence-of-new-workers',
  title: 'Confidence for the workers who raise confidence',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Sovereignty Building (Optional)'),
      says: 'Mine and farms need a point of confidence for each of their workers, 14 in all.',
    },
    {
      source: inRulebook('Sovereignty Building (Optional)'),
      says: 'Museum, tavern and vineyard give 14 points, and their own workers need none.',
    },
  ],
  ruling:
    'The game master says what each structure needs. In the example, mine and farms need 14 and the rest nothing.',
  why: 'Confidence is an upkeep of structures, set by the game master, and not of every worker.',
  alternative: 'Every worker needs a point: the six new ones leave the sovereignty six points short.',
});

export const confidenceBetween = defineRuling({
  id: 'odd-confidence',
  title: 'Odd points of confidence',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Sovereignty Confidence Points'),
      says: 'Only even numbers have a level. Confidence rises and falls by single points.',
    },
  ],
  ruling: 'A level is reached at its number: 7 is still Prosperous, −7 still Turbulent.',
  why: 'A step that is not finished is no step.',
  alternative: 'Rounded to the nearest level, or to the worse one.',
});

export const whichEvents = defineRuling({
  id: 'which-events',
  title: 'Which list of events',
  kind: 'gap',
  places: [
    { source: inRulebook('Events'), says: 'There are three lists. How to choose among them is not said.' },
  ],
  ruling:
    'For each event roll a die: 1 or 2 general, 3 or 4 unnatural, 5 or 6 natural. Roll again if it cannot happen where you are.',
  why: 'It treats the lists alike.',
  alternative: 'The game master chooses.',
});

// Trade and crime

export const fiveTwice = defineRuling({
  id: 'five-twice',
  title: 'A roll of five stands in two rows',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Trade Demand'), says: 'One row is for 4 and 5, the next for 5 to 7.' },
    { source: inRulebook('Hide & Smuggle'), says: 'Has the same two rows.' },
    { source: inRulebook('Trade Availability'), says: 'Has rows for 4 and 5, and for 6 and 7.' },
  ],
  ruling: 'Five belongs to the row of 4 and 5.',
  why: 'So it does in the third table, which is built in the same way.',
  alternative:
    'Five belongs to the row of 5 to 7: prices are a little higher, and smugglers get away more often.',
});

export const hidingResults = defineRuling({
  id: 'hiding-results',
  title: 'What happens to somebody who is recognised',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Hiding'),
      says: 'Wanted characters roll on the table of smuggling when they enter a city. Its results are told for smugglers only.',
    },
  ],
  ruling:
    'A dash: nobody notices. Bounty: you are noticed too late, and the bounty rises. Fined: pay the bounty and go free, or to prison. Confiscated and Imprisoned: as for smugglers, with the bounty that you have.',
  why: 'The results go from a scare to prison in either case.',
  alternative: 'Any result but a dash is prison.',
});

export const resourceNames = defineRuling({
  id: 'resource-names',
  title: 'Industry and industrial',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Resource Type'), says: 'The first type is called Industry in science fiction.' },
    { source: inRulebook('Resource Value'), says: 'It is called Industrial.' },
  ],
  ruling: 'Both are the same. We write Industry.',
  why: 'The other three types are nouns as well.',
  alternative: 'None that changes a rule.',
});

// Alignment

export const alignmentExample = defineRuling({
  id: 'alignment-example',
  title: 'Three points, and three off',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Alignment (Optional)'),
      says: 'Every five points make a modifier of one, and fewer than five are neutral.',
    },
    {
      source: inRulebook('Alignment (Optional)'),
      says: 'In the example three points make a modifier of −3.',
    },
  ],
  ruling: 'Three points change nothing.',
  why: 'Rule and table agree with each other; the example agrees with neither. It may have meant the third step.',
  alternative: 'A point for a point: saints could not speak to a thief at all.',
});

export const alignmentCap = defineRuling({
  id: 'alignment-cap',
  title: 'More than twenty-five points',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Alignment (Optional)'),
      says: 'Every five points make a modifier of one, and there may be forty of them: eight.',
    },
    { source: inRulebook('Alignment Points'), says: 'The last row goes from 25 to 40 and gives five.' },
  ],
  ruling: 'Five is the most.',
  why: 'The table says what becomes of the points above 25, the sentence does not.',
  alternative: 'The modifier grows to eight.',
});
