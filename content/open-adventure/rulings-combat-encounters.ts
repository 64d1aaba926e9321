import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const day = inRulebook('Travel & The Game Day');
const timeline = inRulebook('Game Day Timeline');
const chances = inRulebook('Chance of Encounter (2d6)');
const surprise = inRulebook('Surprise & Initiative');
const order = inRulebook('Order of Encounter');
const reactionTable = inRulebook('NPC Reaction');

export const noonOrAfternoon = defineRuling({
  id: 'noon-or-afternoon',
  kind: 'contradiction',
  title: 'Noon, midday or afternoon',
  places: [
    { source: day, says: 'The second third of the day is the afternoon.' },
    { source: inRulebook('Time'), says: 'It is called noon, in the text and in the table of times.' },
    { source: timeline, says: 'The step that begins it is headed midday.' },
  ],
  ruling: 'All three are the eight hours after the journey. We write afternoon.',
  why: 'The same things are done in it under every name: halt, camp, get ready for the night.',
  alternative: 'None; no number hangs on the name.',
});

export const whenToTravel = defineRuling({
  id: 'when-to-travel',
  kind: 'contradiction',
  title: 'Travelling in the morning or at midday',
  places: [
    { source: day, says: 'The party gets ready in the morning and then travels for up to eight hours.' },
    { source: timeline, says: 'The eight hours of travel stand in the midday step, after navigation.' },
  ],
  ruling: 'Travel fills the morning. The midday check is made where the party arrives.',
  why: 'The same step goes on to say that it is afternoon now and that the party has stopped.',
  alternative:
    'The midday check would be made for the terrain on the way, and the afternoon camp would never be checked.',
});

export const checkAtDaybreak = defineRuling({
  id: 'check-at-daybreak',
  kind: 'gap',
  title: 'Three checks, two columns',
  places: [
    { source: timeline, says: 'There is a check at daybreak, at midday and at nightfall.' },
    { source: chances, says: 'Gives one chance by day and one by night.' },
  ],
  ruling: 'Daybreak and midday use the chance by day, nightfall the chance by night.',
  why: 'Morning and afternoon are day; only the last third is called night.',
  alternative: 'If daybreak still counts as night, two of the three checks use the lower chance.',
});

export const minutesOrRounds = defineRuling({
  id: 'minutes-or-rounds',
  kind: 'contradiction',
  title: 'How often danger comes',
  places: [
    { source: inRulebook('Exploration and Encounters'), says: 'Time in a dangerous area runs in minutes.' },
    { source: inRulebook('Random Encounters'), says: 'There the check is made every round, of ten minutes.' },
  ],
  ruling: 'Count minutes as you explore, and check once in ten of them.',
  why: 'Both places can be kept: the first says how time is counted, the second how often dice are rolled.',
  alternative: 'A check every minute would bring somebody every few minutes, even where it is quiet.',
});

export const terrainsWithoutList = defineRuling({
  id: 'terrains-without-list',
  kind: 'contradiction',
  title: 'Terrains with a chance and no list',
  places: [
    {
      source: chances,
      says: 'Has twenty terrains, among them indoors, trail, canyon, snow, glacier and separate lines for hill and mountain.',
    },
    {
      source: inRulebook('Fantasy Encounters'),
      says: 'Has ten lists, with mountain and hill in one, and none for those five.',
    },
    {
      source: inRulebook('Science-fiction Encounters'),
      says: 'Has ten lists of which only six belong to a terrain with a chance. Frozen, lava, water and jungle planets have lists instead.',
    },
  ],
  ruling:
    'Take the list of the nearest terrain: the country that a trail runs through, mountain for canyon, snow and ice, city or underground for indoors. A frozen planet has the chance of snow, a lava planet that of desert, a water planet that of the sea, a jungle planet that of jungle.',
  why: 'The book calls its lists samples, and leaves the choice to the game master.',
  alternative: 'Write lists of your own for the terrains that have none.',
});

export const humanTwice = defineRuling({
  id: 'human-twice',
  kind: 'contradiction',
  title: 'Humans twice in the city',
  places: [
    { source: inRulebook('Fantasy Encounters'), says: 'The list for the city begins with Human, twice.' },
    { source: inRulebook('Science-fiction Encounters'), says: 'So does the list for its cities.' },
    { source: inRulebook('Encounter NPC Type'), says: 'One die chooses among the entries of a list.' },
  ],
  ruling: 'It is meant: in a city every third encounter is a human.',
  why: 'Both lists do the same at the same place, and only those of cities.',
  alternative: 'Put somebody else in the second line.',
});

export const namesOfFoes = defineRuling({
  id: 'names-of-foes',
  kind: 'contradiction',
  title: 'Names that are spelt in two ways',
  places: [
    {
      source: inRulebook('Science-fiction Encounters'),
      says: 'Has a being that is ‘non-coporeal’, a V’ruari, and a cloud in small letters.',
    },
    {
      source: inRulebook('Science-fiction Races'),
      says: 'Writes V’Ruari, and once changeling for Changling.',
    },
  ],
  ruling: 'It is a non-corporeal being, a V’Ruari, a Changling and a Nucleogenic Cloud.',
  why: 'The word is incorporeal, and the names of races are those of their own list.',
  alternative: 'None.',
});

export const foesWithoutNumbers = defineRuling({
  id: 'foes-without-numbers',
  kind: 'gap',
  title: 'What those you meet can do',
  places: [
    {
      source: inRulebook('Encounter NPC Type'),
      says: 'Names dozens of beings and ships, and gives none of them a number.',
    },
    {
      source: inRulebook('Reactions'),
      says: 'Sends the reader to the part on foes for how each behaves; that part is missing.',
    },
  ],
  ruling:
    'Give a foe traits from 1 to 10 as a character has them, and as many health points as it is to be worth in experience.',
  why: 'Tests, attacks and saves need nothing else, and defeated foes are worth their health points.',
  alternative: 'Use the player characters’ own numbers, for an even fight.',
});

// Surprise and initiative

export const initiativeTrait = defineRuling({
  id: 'initiative-trait',
  kind: 'contradiction',
  title: 'Initiative: Dexterity or Perception',
  places: [
    { source: surprise, says: 'Each side makes a Dexterity test.' },
    { source: order, says: 'Each side makes a Perception test.' },
    {
      source: inRulebook('Primary Traits'),
      says: 'Perception bears on initiative; of Dexterity it says no such thing.',
    },
  ],
  ruling: 'Roll Dexterity.',
  why: 'The section on initiative names it three times and says all that follows. It is the particular rule, which goes before the general one.',
  alternative: 'With Perception the marksman is first, who already shoots better.',
});

export const tiedInitiative = defineRuling({
  id: 'tied-initiative',
  kind: 'contradiction',
  title: 'When even the rolls are equal',
  places: [
    { source: surprise, says: 'If there is still a tie, the player characters go first …' },
    { source: surprise, says: '… or there is another roll. Which of the two is left open.' },
  ],
  ruling: 'The player characters go first. Only a tie among NPCs is rolled again.',
  why: 'It is named first, needs no dice, and leaves the other half of the sentence a use.',
  alternative: 'Roll again for every tie: a coin decides, and surprise stays as it was.',
});

export const sidesOfAnEncounter = defineRuling({
  id: 'sides-of-an-encounter',
  kind: 'contradiction',
  title: 'Who tests for surprise',
  places: [
    { source: order, says: 'Each party makes a test.' },
    { source: surprise, says: 'One NPC of each type of foe makes a test, and all of that type go together.' },
    { source: order, says: 'After the first side goes the one whose score is the next lowest.' },
  ],
  ruling:
    'The player characters are one side, and every type of foe is another. They act from the highest result down, and each is compared with the highest.',
  why: 'The longer text says so, and the next lowest score can only mean the next one below.',
  alternative: 'If all foes were one side, the best of their results would count for all.',
});

// Reactions

export const reactionDice = defineRuling({
  id: 'reaction-dice',
  kind: 'contradiction',
  title: 'What is rolled for a reaction',
  places: [
    {
      source: inRulebook('Reactions'),
      says: 'The nearest player character makes a Presence test; the example does so.',
    },
    { source: inRulebook('Reactions'), says: 'Between rule and example it is called a perception test.' },
    { source: timeline, says: 'The game master rolls two dice and looks at the table.' },
    { source: order, says: 'The NPCs make a reaction roll.' },
    {
      source: inRulebook('Alignment (Optional)'),
      says: 'After a failed test of Charisma the game master makes it, in secret.',
    },
  ],
  ruling:
    'The nearest player character makes a Presence test. Where it is to stay secret the game master rolls, with that character’s Presence.',
  why: 'The rule stands in bold type, its example follows it, and two dice could never show the 1 that makes an NPC hostile.',
  alternative:
    'With two dice everybody is met as if they had Presence 7, for two dice come to the same as 7 and a standard roll. Hostility takes a penalty.',
});

export const reactionAgain = defineRuling({
  id: 'reaction-again',
  kind: 'gap',
  title: 'The bonus on the next reaction',
  places: [
    {
      source: reactionTable,
      says: 'An aggressive NPC is rolled for again with −2, a favourable one with +2. Whether that stays for the rolls after it is not said.',
    },
  ],
  ruling: 'It counts for the next roll alone, which brings its own for the one after.',
  why: 'The table speaks of the roll in the singular, and every line says anew what to add.',
  alternative: 'Added up, every minute of threats makes it harder to turn the mood.',
});

// Morale

export const whenMoraleIsTested = defineRuling({
  id: 'when-morale-is-tested',
  kind: 'contradiction',
  title: 'When morale is tested',
  places: [
    { source: order, says: 'Foes and NPCs test their morale whenever a side begins its turn.' },
    { source: inRulebook('Morale (Optional)'), says: 'They do when one of three things has happened.' },
  ],
  ruling: 'Only when one of the three has happened, at the beginning of the next turn of that side.',
  why: 'The section on morale is the particular rule; the checklist says when in the turn it is done.',
  alternative: 'Every foe would test every turn, and most fights would end in flight within a minute.',
});

export const moraleOfHirelings = defineRuling({
  id: 'morale-of-hirelings',
  kind: 'contradiction',
  title: 'Morale of those whom you pay',
  places: [
    {
      source: inRulebook('Morale (Optional)'),
      says: 'They make a Will save; if it fails, their employer’s Presence test can still keep them.',
    },
    {
      source: inRulebook('Services'),
      says: 'They test against their leader’s Presence, and run, sabotage or threaten if it is not high enough.',
    },
  ],
  ruling:
    'First their Will save, then the employer’s Presence test. If both fail they take a fear counter; what else they do is for the game master to say.',
  why: 'The second place sends the reader to the first for how it is done.',
  alternative: 'The employer’s Presence test alone decides, and their own courage counts for nothing.',
});

export const loyalPoints = defineRuling({
  id: 'loyal-points',
  kind: 'contradiction',
  title: 'Loyal points, loyalty points',
  places: [
    { source: inRulebook('Morale (Optional)'), says: 'Introduces loyal points, with the short form LP.' },
    { source: inRulebook('Morale (Optional)'), says: 'Goes on to explain loyalty points.' },
  ],
  ruling: 'They are the same. We write loyalty points.',
  why: 'One abbreviation stands for both.',
  alternative: 'None.',
});
