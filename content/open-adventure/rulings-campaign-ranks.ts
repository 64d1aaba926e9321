import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const conditions = inRulebook('Conditions');
const advancement = inRulebook('Rank Advancement');
const newRank = inRulebook('Gaining a New Rank');

export const rankTimesStep = defineRuling({
  id: 'rank-times-step',
  title: 'Experience by table or by formula',
  kind: 'contradiction',
  places: [
    { source: advancement, says: 'Rank II takes 2,500 points, rank V 10,000.' },
    {
      source: newRank,
      says: 'A rank takes its own number times 2,500 points, which makes 5,000 for rank II.',
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
      source: inRulebook('Defeating Foes'),
      says: 'Points for foes are divided by the number of characters who helped; a few lines on, among the players.',
    },
    {
      source: inRulebook('Hirelings'),
      says: 'Hirelings count as additional players when experience is split.',
    },
  ],
  ruling:
    'Points for foes go to everybody who helped, hirelings included. Points for treasure are divided by players and hirelings.',
  why: 'A hireling who fights is one of those who helped; somebody who was elsewhere is not.',
  alternative: 'Those who missed the fight take a share too, or hirelings take none.',
});

export const otherChallenges = defineRuling({
  id: 'challenges-that-are-no-foes',
  title: 'Experience for other challenges',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Experience Points'),
      says: 'Points come from foes defeated in combat, or from similar challenges.',
    },
    {
      source: inRulebook('Defeating Foes'),
      says: 'A foe is worth its health points. What a challenge without any is worth is not said.',
    },
  ],
  ruling: 'The game master says what it is worth, and it is shared like a foe.',
  why: 'What counts as a victory is for the game master to say as well.',
  alternative: 'Only what has health points gives experience, and a chasm well crossed gives none.',
});

export const whenToGive = defineRuling({
  id: 'when-experience-is-given',
  title: 'After the session or after the adventure',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Experience Points'),
      says: 'Points are given when the adventure is over, to the characters who survive.',
    },
    {
      source: inRulebook('Recovering Treasure'),
      says: 'What is added up and divided is the treasure of a play session.',
    },
  ],
  ruling:
    'Add up and divide at the end of every session, among those who played. Give the points when the adventure is over.',
  why: 'Both sentences hold this way, and nobody shares in what was found without them.',
  alternative: 'Points given after each session also count for those who die before the end.',
});

export const respecLimits = defineRuling({
  id: 'respec-limits',
  title: 'How far respecting can go',
  kind: 'gap',
  places: [
    {
      source: newRank,
      says: 'One or two points are taken away, and one or both of them put back elsewhere. Limits are not mentioned, nor what becomes of ability modifiers when Intelligence falls.',
    },
  ],
  ruling:
    'All points that you take away are put back, and a trait stays between 1 and 10 (Magic may be 0). When Intelligence falls, take back a modifier of +1 of your choice for every point.',
  why: 'These are the limits of a new character, who has as many such modifiers as points of Intelligence.',
  alternative: 'Modifiers stay once they are given, and a point may be thrown away.',
});

export const respecExample = defineRuling({
  id: 'what-a-trait-changes',
  title: 'What else changes with a trait',
  kind: 'contradiction',
  places: [
    {
      source: newRank,
      says: 'Lists what changes in the example with Strength, Intelligence and Charisma: two saves, fortune points and seven abilities.',
    },
    { source: inRulebook('Attack & Defense'), says: 'Melee Attack rests on Strength.' },
    {
      source: inRulebook('Weight & Encumbrance (Optional)'),
      says: 'So does the weight that you can carry.',
    },
    { source: inRulebook('Languages'), says: 'Intelligence gives points for languages.' },
  ],
  ruling: 'Everything that rests on the trait changes with it, also what the example leaves out.',
  why: 'The example lists secondary traits and abilities, as the third step says; it does not say that the rest stays.',
  alternative: 'A warrior could keep the Attack of a strength that is gone.',
});

export const lostExperience = defineRuling({
  id: 'rank-after-depletion',
  title: 'Rank when experience is lost',
  kind: 'gap',
  places: [
    {
      source: conditions,
      says: 'Deplete takes up to 6,000 experience points for good. Whether a rank is lost with them is not said, nor what happens when there are fewer.',
    },
  ],
  ruling:
    'Rank and talents stay, and experience does not fall below 0. The next rank comes when the points are there again.',
  why: 'Ranks are described as promotions, and nothing tells how to undo one: which talent, which moved points?',
  alternative: 'The rank falls to what the points are worth. Its talents and mana are lost.',
});

export const inheritance = defineRuling({
  id: 'inheritance-rounding',
  title: 'A tenth of the experience',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Death'),
      says: 'The points of the dead are reduced by a tenth, rounded down, and go to the new character.',
    },
    { source: inRulebook('Golden Rules'), says: 'Results are rounded down.' },
  ],
  ruling: 'The tenth is rounded down, and the heir gets the rest.',
  why: 'The words on rounding stand beside the tenth.',
  alternative: 'What is left is rounded down, which may cost one point more.',
});

export const rankOfTheHeir = defineRuling({
  id: 'rank-of-the-heir',
  title: 'At which rank an heir begins',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Ranks'), says: 'Every character starts the first adventure at rank I.' },
    { source: inRulebook('Death'), says: 'A new character takes over most points of the dead one.' },
  ],
  ruling:
    'Heirs have the rank that their points give, with a talent for each rank. Their traits are made up as always, so there is nothing to respect.',
  why: 'Making a character speaks of characters who start at a higher rank, with more talents.',
  alternative:
    'They begin at rank I, and are promoted, rank after rank, before their first adventure is over.',
});
