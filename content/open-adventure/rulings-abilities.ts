import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const list = inRulebook('List of Abilities');

// Abilities

export const abilitiesOutsideTheTen = defineRuling({
  id: 'abilities-outside-the-ten',
  title: 'Tests of traits, and abilities without an entry',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Abilities'), says: 'There are ten abilities, each with the number of a trait.' },
    {
      source: list,
      says: 'Has entries for Strength, Perception and Intelligence as well, but none for Trade Skill, Traps, Stealth, Diplomacy and Presence themselves.',
    },
  ],
  ruling:
    'A test of a trait is an ability test with the plain number of the trait. The five abilities without an entry are tested through their sub-abilities, or as the game master sees fit.',
  why: 'Traits may stand in for abilities where none of the ten fits, and these three entries are such uses.',
  alternative:
    'Modifiers could be placed on Strength, Perception and Intelligence too, as on thirteen abilities.',
});

export const performanceMissing = defineRuling({
  id: 'performance-missing',
  title: 'Performance',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Abilities & Sub-Abilities'),
      says: 'Performance is a sub-ability of Presence.',
    },
    { source: list, says: 'It has no entry. A musical instrument adds to it.' },
  ],
  ruling:
    'Performance is tested openly, with Presence. How long it takes, whether it may be tried again and what it brings is for the game master to say.',
  why: 'A sub-ability has the number of its ability, and the list marks its secret tests, of which this is none; the rest is not given.',
  alternative: 'Without the sub-ability, instruments would be of no use except to cast green magic.',
});

export const abilityLimits = defineRuling({
  id: 'ability-limits',
  title: 'Abilities below one and above ten',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Abilities'),
      says: 'All modifiers may go to one ability. Whether there is a lowest or highest number is not said.',
    },
    { source: inRulebook('Primary Traits'), says: 'Traits themselves go from 1 to 10.' },
  ],
  ruling: 'Modifiers may take an ability below 1 and above 10.',
  why: 'The limits are given for traits only, and five penalties on one ability of 3 would break them at once.',
  alternative:
    'Modifiers past the limits would be lost, and the penalties could be dodged by placing them all on a weak ability.',
});

export const cancellingModifiers = defineRuling({
  id: 'cancelling-modifiers',
  title: 'A good and a bad modifier on one ability',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Abilities'),
      says: 'Both kinds of modifier may go to any ability. Whether to one and the same is not said.',
    },
  ],
  ruling: 'They may meet on one ability, where they cancel.',
  why: 'Both are placed where the player likes, and nothing forbids it.',
  alternative: 'An ability takes modifiers of one kind only, and everybody is bad at something.',
});

export const subjectsInBrackets = defineRuling({
  id: 'subjects-in-brackets',
  title: 'Knowledge (of what), Trade Skill (in what)',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Abilities'),
      says: 'Knowledge and Trade Skill are single abilities with one number.',
    },
    {
      source: inRulebook('Example of Creating a Character'),
      says: 'A modifier is placed on Knowledge (Magic). Elsewhere there are tests of Knowledge (navigation) and Trade Skill (hunting).',
    },
  ],
  ruling:
    'The number and its modifiers belong to the whole ability. The bracket says what a test or a bonus from gear is about.',
  why: 'No rule splits the ability, and gear with a bracket then helps with that subject only.',
  alternative:
    'Each subject has modifiers of its own: characters become specialists, and weaker in everything else.',
});

export const targetAboveTen = defineRuling({
  id: 'target-above-ten',
  title: 'Target numbers above ten',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Changing Ability Test Difficulties'),
      says: 'Target numbers go from 1 to 10, and 10 is the hardest.',
    },
    {
      source: inRulebook('Intoxicating Drinks (Optional)'),
      says: 'Several drinks ask for a save against 19.',
    },
  ],
  ruling: 'The game master sets target numbers from 1 to 10. One that a rule works out may be higher.',
  why: 'The first golden rule: the rule on drinks is the particular one.',
  alternative: 'A drink too many would be no worse than one strong one.',
});

export const sameTargetForHelpers = defineRuling({
  id: 'same-target-for-helpers',
  title: 'What helpers have to reach',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Using Abilities Together'),
      says: 'Everybody who helps makes a test. Its target number is not given.',
    },
  ],
  ruling: 'Helpers test against the target number of the task.',
  why: 'It is the same task.',
  alternative:
    'Helpers only have to reach 5, as in any test of which nothing else is said; help with hard tasks is then easier to give.',
});

export const limitOfHelp = defineRuling({
  id: 'limit-of-help',
  title: 'At most three for help, before or after failures',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Using Abilities Together'),
      says: 'Help never adds more than 3, and what failures take off has no limit. Whether failures come off the 3, or off all that was gained, is not said.',
    },
  ],
  ruling: 'Add up what helpers give and take. Of what comes out, at most 3 is added.',
  why: 'The limit is set for what the chief receives in the end.',
  alternative: 'Of all that helpers give at most 3 counts, and every failure is taken off that.',
});

export const failedTranslation = defineRuling({
  id: 'failed-translation',
  title: 'Not understood, or misunderstood',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Intelligence'),
      says: 'The test of a language is secret; success gives a hint, failure nothing or something false.',
    },
    {
      source: inRulebook('Known Languages (Optional)'),
      says: 'The player tests; success means to understand, failure not to.',
    },
  ],
  ruling:
    'The game master rolls. Success means that you understand; after a failure you understand nothing, or something false.',
  why: 'A misunderstanding is one way of not understanding, and only works in secret.',
  alternative: 'The player rolls, and always knows whether to trust what was heard.',
});

export const secretBargain = defineRuling({
  id: 'secret-bargain',
  title: 'A secret that shows at once',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Bargain'), says: 'The result is kept from the player.' },
    { source: inRulebook('Bargain'), says: 'The price goes down or up, which the player is told.' },
  ],
  ruling: 'The game master rolls, and names the new price.',
  why: 'The roll can be hidden, the price cannot.',
  alternative: 'The player rolls. Nothing changes but the suspense.',
});

export const hideAgainstPerception = defineRuling({
  id: 'hide-against-perception',
  title: 'Hiding from somebody who comes near',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Hide'),
      says: 'When a foe comes next to you, test again against the foe’s Perception.',
    },
    {
      source: inRulebook('Perception'),
      says: 'Whoever searches tests Perception, and the target number comes from your Hide.',
    },
  ],
  ruling:
    'A foe who steps next to you is the target number of your new test. Whoever searches for you rolls against your Hide.',
  why: 'Both can be used side by side: one is about blundering into you, the other about looking.',
  alternative: 'Only the searcher rolls, and nobody is found by chance.',
});

// Talents

export const whatExhaustCosts = defineRuling({
  id: 'what-exhaust-costs',
  title: 'What it costs to exhaust',
  kind: 'gap',
  places: [
    {
      source: inRulebook('What the Symbols Represent'),
      says: 'Promises the meaning of every symbol in the part on adventures.',
    },
    {
      source: inRulebook('Conditions'),
      says: 'Knows the condition Exhaust, whose counters cost stamina and lower every roll until a day of rest. It does not mention the symbol.',
    },
    {
      source: inRulebook('Common Armor'),
      says: 'Armour and shields may be exhausted, one of them only once a day.',
    },
  ],
  ruling:
    'To exhaust is to use the thing or the talent up for this turn: it cannot be used again before your next turn, or as long as its text says.',
  why: 'A shield that gave a counter with a day’s penalty for one point of Defence would never be raised, and a limit of once a day would be needless.',
  alternative:
    'Take one exhaust counter each time: −1 stamina and −1 to all rolls until you have rested a day.',
});

export const lostTalentSymbols = defineRuling({
  id: 'lost-talent-symbols',
  title: 'Costs that cannot be read',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Subterfuge Talents'),
      says: 'The text at hand shows the same sign for stamina and for exhaust here and in the Magic list, and none at all in the Combat list.',
    },
    {
      source: inRulebook('Heal Talents'),
      says: 'Has two different signs, and costs a number of stamina or a single exhaust.',
    },
    { source: inRulebook('How Talents Are Used'), says: 'Steady Hand costs one stamina point.' },
  ],
  ruling:
    'A lone sign, or one with a number, is stamina. Two lone signs are stamina and exhaust. The one exception is Surge.',
  why: 'It fits Steady Hand; Dispel then costs what Interception does, its twin; and two of the same would have been written with a number. Bloodlust can only restore stamina: the legend of its list knows no health.',
  alternative:
    'Front Guard, Cleave, Quick Footed, Jack of All Trades or Concentration may have cost exhaust instead.',
});

export const surgeCost = defineRuling({
  id: 'surge-cost',
  title: 'The cost of Surge',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Magic Talents'),
      says: 'Surge gives a power point for a sign that may be stamina.',
    },
    {
      source: inRulebook('Stamina Points'),
      says: 'Everybody may turn a stamina point into a power point.',
    },
  ],
  ruling: 'Surge costs exhaust.',
  why: 'Paid with stamina it would do nothing that its owner could not do without it.',
  alternative: 'A talent without any effect.',
});

export const cureAllForEach = defineRuling({
  id: 'cure-all',
  title: 'What a power point does for Cure All',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Heal Talents'), says: 'Any number X of power points may be paid for Cure All.' },
    {
      source: inRulebook('Heal Talents'),
      says: 'Every ally gains X health for each power point that was paid, which would be X times X.',
    },
  ],
  ruling: 'Every ally regains one health point for each power point.',
  why: 'X is written for what is paid and for what is gained, so that the two are meant to be equal.',
  alternative: 'Three power points would give nine health to every ally, five of them 25.',
});

export const guardAndChallenge = defineRuling({
  id: 'guard-and-challenge',
  title: 'Guard, Challenge and Knockback',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Subterfuge Talents'),
      says: 'Danger Sense makes an action called Guard free; Tactician of the Heal list hands it out.',
    },
    { source: inRulebook('Heal Talents'), says: 'Prepared cancels a Challenge that the game master casts.' },
    { source: inRulebook('Combat Actions'), says: 'Knows neither a Guard nor a Challenge.' },
  ],
  ruling:
    'Agree on a Guard, for instance a delayed action that you need not name beforehand. Prepared cancels one spell or psionic of a foe. Knockback is the condition Knock Back.',
  why: 'Delaying is what a guard does, and magic is the only thing that is cast.',
  alternative: 'Danger Sense and Prepared would do nothing; who draws them draws again.',
});

export const spellsInTalents = defineRuling({
  id: 'spells-in-talents',
  title: 'Talents that speak of spells only',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Magic Talents'),
      says: 'Antimana helps against spells, and Concentration asks for a spell to be cast. Psionics are not mentioned, though Concentration gives mana or psi.',
    },
    {
      source: inRulebook('Archetypes'),
      says: 'The names of archetypes differ between the genres; their rules are the same.',
    },
  ],
  ruling: 'In science fiction both talents are about psionics.',
  why: 'The rules of an archetype hold in both genres, and spells are the magic of fantasy.',
  alternative: 'Two of the twelve talents would do nothing in science fiction.',
});

export const talentsOfTheStart = defineRuling({
  id: 'talents-of-the-start',
  title: 'Talents of the start, drawn later',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Archetypes & Talents'),
      says: 'Tough, Champion and Nine Lives speak of the start of the game.',
    },
    {
      source: inRulebook('Archetypes'),
      says: 'A talent is drawn at every new rank, so that any may come later.',
    },
  ],
  ruling: 'Drawn later, they hold from then on, and the choice of Champion is made then.',
  why: 'Nothing says that they are drawn again after the first rank.',
  alternative: 'Later they would do nothing; whoever draws one draws again.',
});

export const archetypeNames = defineRuling({
  id: 'archetype-names',
  title: 'One name for two genres',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Archetypes & Talents'),
      says: 'The archetypes have different names in fantasy and in science fiction.',
    },
    {
      source: inRulebook('Archetypes'),
      says: 'Gives only one name to each, Combat, Subterfuge, Magic, Heal.',
    },
  ],
  ruling: 'The four names serve both genres. What their people are called is taken from the descriptions.',
  why: 'Thieves and scofflaws, sorcerers and psionics, clerics and medics, warriors and veterans are named there in passing.',
  alternative: 'None that changes a rule.',
});

export const archetypeAtEachRank = defineRuling({
  id: 'choosing-an-archetype',
  title: 'One archetype, or a new one at every rank',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Archetypes'),
      says: 'The archetype’s talent stays with the character for good.',
    },
    {
      source: inRulebook('Gaining a New Rank'),
      says: 'At every rank an archetype is chosen and a talent drawn from it.',
    },
  ],
  ruling: 'Talents stay. The archetype is chosen afresh at each rank.',
  why: 'Both places let the player choose when a talent is drawn.',
  alternative: 'A character keeps to the first list, and draws five of its twelve talents at most.',
});

// Attack and Defence

export const blockOrToughness = defineRuling({
  id: 'block-or-toughness',
  title: 'Block and toughness',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Defense'), says: 'Armour has a toughness; in the example it has 2 block.' },
    { source: inRulebook('Common Armor'), says: 'The column is called toughness.' },
  ],
  ruling: 'Both are the same. We write toughness.',
  why: 'The sum of the example is that of the rule.',
  alternative: 'None that changes a number.',
});

// Races and background

export const kitsuneSize = defineRuling({
  id: 'size-of-kitsune',
  title: 'Small foxfolk and large cats of medium size',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Fantasy Races'),
      says: 'The headings of the Kitsune and the Felidae give the size Medium.',
    },
    { source: inRulebook('Fantasy Races'), says: 'The text calls the Kitsune small and the Felidae large.' },
  ],
  ruling: 'Kitsune and Felidae are Medium.',
  why: 'Size is a rule, for meals and for height; the text paints a picture.',
  alternative:
    'Kitsune are half as tall, a quarter as heavy, and eat every twelve hours; Felidae weigh and eat as much as an ogre.',
});

export const changlingSize = defineRuling({
  id: 'size-of-changlings',
  title: 'The size and spelling of changlings',
  kind: 'contradiction',
  places: [
    { source: inRulebook('Science-fiction Races'), says: 'Their size is Medium, two spaces tall.' },
    {
      source: inRulebook('Science-fiction Races'),
      says: 'No shape they take is larger or smaller than half a metre each way. They are also spelt changeling.',
    },
  ],
  ruling: 'They are Medium for every rule that asks for a size, whatever shape they show.',
  why: 'The size in brackets is what the rules of all other races go by.',
  alternative: 'Small, or smaller: they would hardly ever eat.',
});

export const commonOdds = defineRuling({
  id: 'common-odds',
  title: 'One in six, or a third',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Known Languages (Optional)'),
      says: 'An NPC speaks Common with a chance of 33 %.',
    },
    {
      source: inRulebook('Known Languages (Optional)'),
      says: 'The same sentence has it as one out of six.',
    },
  ],
  ruling: 'One in six.',
  why: 'A face of the die can be rolled; where the rules mean a third, as for traps, they say two faces.',
  alternative: 'A 1 or a 2, which is a third: twice as many NPCs speak Common.',
});

export const languageNumber = defineRuling({
  id: 'language-number',
  title: 'Intelligence or points in the language',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Intelligence'),
      says: 'To follow another language is a test of Intelligence.',
    },
    {
      source: inRulebook('Known Languages (Optional)'),
      says: 'Points are given to each language, and who has none in it cannot test.',
    },
  ],
  ruling: 'The test has the number of your points in the language.',
  why: 'Otherwise it would not matter whether a language has one point or ten.',
  alternative: 'One point opens a language, and Intelligence does the rest.',
});

export const motherTongue = defineRuling({
  id: 'mother-tongue',
  title: 'Your own language',
  kind: 'gap',
  places: [
    {
      source: inRulebook('Known Languages (Optional)'),
      says: 'Tests are for languages in which a character is not fluent. Who is fluent in what is not said; in the example points go to Common as well.',
    },
  ],
  ruling:
    'Everybody is fluent in the language they grew up with, without points. Common costs points, unless it is that language.',
  why: 'A rule for foreign languages should not make anybody a stranger at home.',
  alternative:
    'Your own language costs points too, and a character with little Intelligence can hardly speak.',
});

export const shortLanguageList = defineRuling({
  id: 'short-language-list',
  title: 'Three languages too few, and one twice',
  kind: 'contradiction',
  places: [
    {
      source: inRulebook('Known Languages (Optional)'),
      says: 'Twelve faces are rolled on the table of languages.',
    },
    {
      source: inRulebook('Known Languages (Optional)'),
      says: 'In science fiction only nine have an entry, and Ornithoin has two of them.',
    },
  ],
  ruling: 'In science fiction roll again on 10 to 12. Ornithoin is simply twice as common.',
  why: 'It keeps the entries as they are, and needs no new language.',
  alternative: 'The game master adds three languages, of the races in play for instance.',
});
