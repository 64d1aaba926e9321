import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

// Introduction

export const missingParts = defineRuling({
  id: 'missing-parts',
  title: 'Foes, treasure and the game master’s part are missing',
  kind: 'gap',
  places: [
    {
      source: inRulebook('How To Use This Book'),
      says: 'Announces nine parts, among them foes, treasure and information for the game master.',
    },
    { source: inRulebook('Table of Contents'), says: 'Lists six parts, and the text ends with the sixth.' },
  ],
  ruling:
    'This book teaches the six parts that exist. Take foes and treasure from elsewhere, or make them up.',
  why: 'Nothing of the three announced parts is there to be told.',
  alternative: 'Statistics of foes would have to be invented, and would not be this game’s.',
});

export const missingPages = defineRuling({
  id: 'missing-pages',
  title: 'Page XYZ',
  kind: 'gap',
  places: [
    {
      source: inRulebook('How To Use This Book'),
      says: 'Points to a glossary on page XYZ, a placeholder that stands for page numbers throughout.',
    },
    {
      source: inRulebook('How To Create a Player Character'),
      says: 'Points to a record sheet and a worked example on pages of that name.',
    },
  ],
  ruling:
    'Every pointer leads to the rule that it means, wherever there is one. There is no glossary and no record sheet; the glossary here is ours.',
  why: 'The placeholders were never filled in.',
  alternative: 'None that changes a rule.',
});

export const whoReadsWhat = defineRuling({
  id: 'who-reads-what',
  title: 'How much of the book players should read',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Forward'), says: 'Everybody should read the whole work before playing.' },
    { source: inRulebook('How To Use This Book'), says: 'Players should leave the second half alone.' },
    {
      source: inRulebook('How To Use This Book'),
      says: 'A little later, only the part for the game master is to be left alone.',
    },
  ],
  ruling: 'Players may read everything that is here.',
  why: 'The part that was to be kept from them is the one that does not exist.',
  alternative: 'Players would not know the rules of combat, which they are supposed to choose actions by.',
});

export const roundingDown = defineRuling({
  id: 'rounding-down',
  title: 'Halves of a weight, and rounding down',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Golden Rules'), says: 'Fractions are always rounded down to a whole number.' },
    {
      source: inRulebook('Common Weaponry'),
      says: 'Several things weigh half a weight, which would then be nothing.',
    },
  ],
  ruling: 'A printed half stays a half. What a rule computes is rounded down, once, at the end.',
  why: 'A price list is no calculation, and the first golden rule lets the particular beat the general.',
  alternative: 'Daggers and locks would weigh nothing, however many you carry.',
});

// Standard roll

export const fingerDifference = defineRuling({
  id: 'finger-difference',
  title: 'Fingers, taken the wrong way round',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Dice Alternatives'),
      says: 'The larger number of fingers is taken away from the smaller, so that nothing above 0 could come out.',
    },
    {
      source: inRulebook('Dice Alternatives'),
      says: 'A second show then makes the number positive or negative.',
    },
  ],
  ruling: 'Take the smaller number from the larger. The second show gives the sign.',
  why: 'A sign is only needed for a number that has none yet.',
  alternative: 'Two negatives would have to be told apart, and the odds would be the same.',
});

export const firstCard = defineRuling({
  id: 'first-card',
  title: 'Which card is positive',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Dice Alternatives'),
      says: 'The cards are of two colours, as the dice are, of which the light one is positive.',
    },
    {
      source: inRulebook('Dice Alternatives'),
      says: 'The first card that is drawn is positive, whatever its suit.',
    },
  ],
  ruling: 'The first card is positive, the first one of the other suit negative.',
  why: 'It is what the text says of cards, and the colours are then only there to tell the suits apart.',
  alternative: 'One suit is always positive. The odds are the same.',
});

// Making a character

export const orderOfCreation = defineRuling({
  id: 'order-of-creation',
  title: 'Twelve steps, eight, thirteen, and five named ones',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('How To Create a Player Character'),
      says: 'Twelve steps, the eighth of which points to step 8 for what step 9 does.',
    },
    { source: inRulebook('Character Creation Summary'), says: 'Eight steps, with money and gear in one.' },
    {
      source: inRulebook('Attack & Defense'),
      says: 'Attack and Defence are the fifth step, before anything has been bought.',
    },
    {
      source: inRulebook('Example of Creating a Character'),
      says: 'Thirteen steps in an order of their own. One of them chooses types of mana, which no other list mentions.',
    },
  ],
  ruling: 'Follow the eight steps of the summary, and choose your mana along with Magic.',
  why: 'They hold all that the twelve do, and Attack needs a weapon. The mana has to be chosen at some point.',
  alternative: 'The same character, with Attack and Defence worked out again after the shopping.',
});

export const startingRank = defineRuling({
  id: 'starting-rank',
  title: 'Starting at a higher rank',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Basic Game Play'), says: 'All player characters begin at rank I.' },
    {
      source: inRulebook('How To Create a Player Character'),
      says: 'Characters of a higher rank start with more talents, one for each rank.',
    },
  ],
  ruling:
    'New characters begin at rank I. If the game master lets one begin higher, it has a talent for each rank, and the experience that the rank takes.',
  why: 'The first is the rule, in bold; the second says what to do where the game master makes an exception.',
  alternative: 'Players choose their rank, and everybody begins at the highest.',
});

export const pointsForMagic = defineRuling({
  id: 'points-for-magic',
  title: 'Thirty points, with or without Magic',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('How To Create a Player Character'),
      says: 'The six traits have to come to 30 together.',
    },
    {
      source: inRulebook('How To Create a Player Character'),
      says: 'The next step moves any number of these points to Magic.',
    },
  ],
  ruling: 'All traits together come to 30, Magic included.',
  why: 'The worked example gives 25 points to the six and 5 to Magic.',
  alternative:
    'Magic would come on top of 30 points, and every caster would be stronger than everybody else.',
});

export const craftOrTradeSkill = defineRuling({
  id: 'craft-or-trade-skill',
  title: 'Craft, trade and Trade Skill',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Primary Traits'),
      says: 'Intelligence bears on the abilities Craft and Knowledge.',
    },
    {
      source: inRulebook('Abilities'),
      says: 'The ability is Trade Skill; Craft is one of its sub-abilities.',
    },
    { source: inRulebook('Gaining a New Rank'), says: 'Calls it trade.' },
  ],
  ruling: 'The ability is Trade Skill. Craft, Repair / Improve and Study have its number.',
  why: 'The table of abilities is where their numbers come from.',
  alternative: 'None that changes a number, since a sub-ability has the number of its ability.',
});

// Secondary traits

export const saveReduces = defineRuling({
  id: 'what-a-save-does',
  title: 'Half damage, or no effect at all',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Save Tests'),
      says: 'A save reduces the effect, or halves the damage.',
    },
    {
      source: inRulebook('Saving vs Magic'),
      says: 'With most spells a save halves the damage, or there is no effect at all.',
    },
  ],
  ruling:
    'Damage is halved, rounded down. Any other effect does what its own text says; if it is silent, it does not happen.',
  why: 'Hardly any effect says what less of it would be.',
  alternative: 'The game master decides every time how far an effect is reduced.',
});

export const fortuneRerolls = defineRuling({
  id: 'fortune-rerolls',
  title: 'What a fortune point re-rolls',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Fortune Points'),
      says: 'A point re-rolls any die roll that the player controls. It does not say whether one of two dice may stay.',
    },
    { source: inRulebook('Aim'), says: 'Says plainly that any number of the dice may be re-rolled.' },
  ],
  ruling: 'A fortune point re-rolls the whole roll.',
  why: 'The text speaks of a roll, and where single dice are meant the rules say so.',
  alternative: 'You choose which of the dice to roll again, as with Aim, and every point is worth more.',
});

export const staminaBelowZero = defineRuling({
  id: 'stamina-below-zero',
  title: 'Stamina that is not there',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Stamina Points'),
      says: 'Without stamina points none can be spent, and what would take them takes health. It does not say what a loss greater than the rest of them does.',
    },
    { source: inRulebook('Conditions'), says: 'Suffocation takes five stamina points at once.' },
  ],
  ruling: 'A forced loss takes what stamina there is, and the rest of it from health.',
  why: 'It is what happens when the points are lost one after the other.',
  alternative: 'With a last point of stamina the whole of any loss would be borne by it.',
});

export const maximumOfSecondaryTraits = defineRuling({
  id: 'maximum-of-secondary-traits',
  title: 'More points than the trait they come from',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Secondary Traits'),
      says: 'A secondary trait is never higher than the primary trait behind it.',
    },
    {
      source: inRulebook('Heal Talents'),
      says: 'Nine Lives gives three health points more from the start; other talents and gear raise saves.',
    },
  ],
  ruling: 'The primary trait is the maximum. Talents and gear that say so go beyond it.',
  why: 'The first golden rule: the particular beats the general.',
  alternative: 'Nine Lives and every bonus to a save would do nothing.',
});

// The worked example

export const witchTorches = defineRuling({
  id: 'price-of-torches',
  title: 'Five torches',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Example of Creating a Character'), says: 'Five torches cost 5 coins.' },
    { source: inRulebook('Common Fantasy Equipment'), says: 'A bundle of five costs 1 coin.' },
  ],
  ruling: 'The price list holds: the bundle costs 1, and the witch has 4 coins more left.',
  why: 'The price list is the rule, the example applies it.',
  alternative: 'A torch would cost what a candle costs, and burn for a third of the time.',
});

export const witchDefence = defineRuling({
  id: 'defence-of-the-witch',
  title: 'The Defence of the witch',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Example of Creating a Character'), says: 'Her Dexterity is 5.' },
    {
      source: inRulebook('Example of Creating a Character'),
      says: 'Her Defence is worked out with a Dexterity of 3.',
    },
  ],
  ruling: 'Dexterity 5 and a toughness of 3 make a Defence of 8.',
  why: 'The points of her traits come to 30 only with Dexterity 5.',
  alternative: 'Defence 6, with two points unaccounted for.',
});

export const witchDagger = defineRuling({
  id: 'damage-of-the-dagger',
  title: 'The damage of a dagger',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Example of Creating a Character'), says: 'A dagger has a damage of 0.' },
    { source: inRulebook('Common Weaponry'), says: 'A dagger has a damage of 2.' },
  ],
  ruling: 'A dagger has a damage of 2, and the witch a melee Attack of 5.',
  why: 'The table of weapons is the rule, the example applies it.',
  alternative: 'A dagger would be no better than a bare fist.',
});

export const witchLoad = defineRuling({
  id: 'load-of-the-witch',
  title: 'More than the witch can carry',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Example of Creating a Character'),
      says: 'She buys more than 30 weights of gear, most of it armour, rations and torches.',
    },
    {
      source: inRulebook('Weight & Encumbrance (Optional)'),
      says: 'With a Strength of 3 nobody carries more than 30 weights.',
    },
  ],
  ruling:
    'The optional rule of weight is not in play in the example. Where it is, she must leave things behind.',
  why: 'The rule is optional, and the example does not mention weight.',
  alternative: 'She would start the game unable to move her own purchases.',
});
