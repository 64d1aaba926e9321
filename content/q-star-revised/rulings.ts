import { defineRuling } from '../../src/rules/ruling';
import { inIntroduction, inPages } from './sources';

// Introduction

export const emptyPrerequisites = defineRuling({
  id: 'empty-prerequisites',
  kind: 'gap',
  title: 'What you need is a heading without text',
  places: [
    { source: inIntroduction('Prerequisites'), says: 'A heading with nothing below it.' },
    { source: inIntroduction('Checks'), says: 'Every check is rolled with three six-sided dice.' },
  ],
  ruling: 'Bring three six-sided dice, something to write with, a game master and at least one player.',
  why: 'This is all that the remaining rules make use of.',
  alternative: 'A table that uses rate of fire needs more dice.',
});

export const racesPerksAndFlaws = defineRuling({
  id: 'races-perks-and-flaws',
  kind: 'gap',
  title: 'Perks, flaws and races are named, not given',
  places: [
    { source: inIntroduction('Checks'), says: 'Perks and flaws are among the things that modify a check.' },
    { source: inIntroduction('Glossary'), says: 'Race, perks and flaws bring roleplaying circumstances.' },
    {
      source: inPages('Human'),
      says: 'Gives a start to the human; no other race, and no perk or flaw, is listed.',
    },
  ],
  ruling:
    'Play humans without perks and flaws. Whatever the game master adds enters as a circumstance on the roll or the value.',
  why: 'Nearly every sum in the rules has a place for circumstances, so nothing else has to change.',
  alternative: 'Those of another game have prices that were not made for downtime.',
});

// Checks

export const modifiersOnTheRoll = defineRuling({
  id: 'modifiers-on-the-roll',
  kind: 'contradiction',
  title: 'Do modifiers change the roll or the target?',
  places: [
    { source: inIntroduction('Checks'), says: 'Dice and modifiers are summed, and a high sum is good.' },
    {
      source: inIntroduction('Checks'),
      says: 'Attribute, skill, perks, flaws, equipment and circumstances modify the target number.',
    },
    { source: inPages('Difficulty'), says: 'Attribute, skill and circumstance are added to the dice.' },
  ],
  ruling:
    'Modifiers are added to the roll; perks, flaws and equipment are part of the circumstance. Only assets and hindrances move the target, by whole levels.',
  why: 'The target is fixed by the level, and both lists hold the same things this way.',
  alternative:
    'Taken off the target they give the same chances. Added to it they would make skill a handicap.',
});

export const meetOrBeat = defineRuling({
  id: 'meet-or-beat',
  kind: 'contradiction',
  title: 'Reach the target or beat it?',
  places: [
    { source: inIntroduction('Checks'), says: 'A check that equals its target number succeeds.' },
    { source: inIntroduction('Difficulty Level'), says: 'A check must beat the difficulty level.' },
  ],
  ruling: 'A check that equals its target number is a success.',
  why: 'The rule for checks and the glossary both say so outright; the other sentence only introduces levels.',
  alternative: 'Having to beat the target is like one point more on every difficulty; the check shows both.',
});

export const circumstanceCountedTwice = defineRuling({
  id: 'circumstance-counted-twice',
  kind: 'contradiction',
  title: 'Is a circumstance points or a level?',
  places: [
    { source: inPages('Difficulty'), says: 'A circumstance is a number in the sum of the check.' },
    {
      source: inPages('Difficulty'),
      says: 'An unfavourable circumstance raises the difficulty by one level.',
    },
  ],
  ruling:
    'One circumstance counts once. What helps or hinders the task is a level; what a trait or an item gives as a number is points.',
  why: 'Otherwise the same darkness would be charged twice.',
  alternative: 'Turning all of them into levels puts all of them under the limit of two.',
});

export const circumstanceSize = defineRuling({
  id: 'circumstance-size',
  kind: 'gap',
  title: 'How large can a circumstance be?',
  places: [
    { source: inPages('Difficulty'), says: 'Adds a circumstance to the check, with no range given.' },
    {
      source: inIntroduction('Difficulty Modifier'),
      says: 'Limits shifts to two levels, which are six points.',
    },
  ],
  ruling: 'The game master sets it, normally between −6 and +6.',
  why: 'Six points are what the largest allowed shift is worth, so points cannot outdo levels.',
  alternative: 'Without any bound a generous circumstance makes even level 10 a formality.',
});

export const attributeAlone = defineRuling({
  id: 'attribute-alone',
  kind: 'gap',
  title: 'A check of an attribute alone',
  places: [
    { source: inIntroduction('Checks'), says: 'Checks are made for skills and for attributes.' },
    { source: inPages('Difficulty'), says: 'The only sum given has both.' },
  ],
  ruling: 'Without a skill, the skill part of the sum is 0, the same as a Fair rank.',
  why: 'A part that is absent adds nothing.',
  alternative: 'Counting the attribute twice would stretch its scale.',
});

export const difficultyClassLeftOver = defineRuling({
  id: 'difficulty-class-left-over',
  kind: 'contradiction',
  title: 'Difficulty Class beside difficulty level',
  places: [
    { source: inIntroduction('Glossary'), says: 'A check succeeds if it reaches the Difficulty Class (DC).' },
    {
      source: inIntroduction('Difficulty Level'),
      says: 'Tasks have difficulty levels; no class is mentioned.',
    },
  ],
  ruling: 'DC means the target number: three times the difficulty level.',
  why: 'Only the target is a number that a check can be compared with.',
  alternative: 'Compared with the level itself, almost every roll would succeed.',
});

export const difficultyModifierSign = defineRuling({
  id: 'difficulty-modifier-sign',
  kind: 'contradiction',
  title: 'Is a difficulty modifier of +1 good or bad?',
  places: [
    { source: inIntroduction('Difficulty Level'), says: 'A modifier of +1 is a bonus of +3 on the check.' },
    { source: inPages('Difficulty'), says: 'An asset takes one off the level; a hindrance adds one.' },
    { source: inPages('Actions'), says: 'Taking aim is a difficulty of −1, and it helps.' },
  ],
  ruling:
    'Count assets and hindrances instead of signs: an asset is one level easier, a hindrance one level harder. A level is worth three points.',
  why: 'The places agree on the size and on what helps; only the sign differs.',
  alternative: 'The sign of the introduction, used everywhere, would make aiming a penalty.',
});

export const netShift = defineRuling({
  id: 'net-shift',
  kind: 'gap',
  title: 'Is the limit of two levels for each side or for the balance?',
  places: [
    {
      source: inIntroduction('Difficulty Modifier'),
      says: 'A level shifts two at most, up or down; how to weigh both sides is not said.',
    },
  ],
  ruling: 'Set assets against hindrances first; the balance counts for two levels at most.',
  why: 'The limit speaks of how far the level moves, and it moves by the balance.',
  alternative: 'With a limit for each side one asset blunts three hindrances.',
});

export const shiftBeyondTheLadder = defineRuling({
  id: 'shift-beyond-the-ladder',
  kind: 'gap',
  title: 'Shifts past the ends of the ladder',
  places: [
    { source: inPages('Difficulty'), says: 'Levels run from 1 to 10.' },
    {
      source: inIntroduction('Difficulty Modifier'),
      says: 'Levels shift by up to two; the ends are not mentioned.',
    },
    {
      source: inIntroduction('Difficulty Level'),
      says: 'A shift counts as points on the roll, which know no ends.',
    },
  ],
  ruling: 'The ladder ends: nothing is easier than level 1 or harder than level 10.',
  why: 'No target number is printed beyond them.',
  alternative:
    'Going on in steps of three changes the ends only: Mundane falls to −3, Impossible climbs to 36.',
});

export const levelsInContests = defineRuling({
  id: 'levels-in-contests',
  kind: 'contradiction',
  title: 'Levels in a contest',
  places: [
    { source: inIntroduction('Difficulty Level'), says: 'Contests use no difficulty levels.' },
    {
      source: inPages('Cover'),
      says: 'Cover is worth one or two levels against an attack, which is a contest.',
    },
    { source: inPages('Actions'), says: 'Taking aim lowers the difficulty of an attack by one.' },
  ],
  ruling:
    'In a contest a level is worth three points on the roll that it helps. The limit of two levels holds.',
  why: 'The introduction itself says what a level is worth as a bonus.',
  alternative: 'As plain +1 and +2 both are nearly worthless.',
});

export const npcInAContest = defineRuling({
  id: 'npc-in-a-contest',
  kind: 'contradiction',
  title: 'Does an NPC roll in a contest?',
  places: [
    { source: inIntroduction('Contests'), says: 'Both parties make a check.' },
    { source: inIntroduction('Difficulty Level'), says: 'An NPC uses its level for almost all checks.' },
    { source: inPages('Attack'), says: 'The defence of an NPC is the target of its level.' },
  ],
  ruling: 'An NPC never rolls: in a contest it has the target number of its level as its result.',
  why: 'That is what a defending NPC does, and nothing asks for an exception elsewhere.',
  alternative: 'If it rolls as well, upsets become likelier on both sides.',
});

export const npcTie = defineRuling({
  id: 'npc-tie',
  kind: 'contradiction',
  title: 'An attack that equals the level of an NPC',
  places: [
    { source: inPages('Attack'), says: 'A tie between attack and defence goes to the defender.' },
    { source: inIntroduction('Checks'), says: 'Equalling the target number is a success.' },
  ],
  ruling: 'An attack that equals the target of an NPC hits.',
  why: 'The NPC does not roll, so this is a check against a level and no contest.',
  alternative: 'Giving ties to the NPC makes it one point harder to hit.',
});

export const npcNumbers = defineRuling({
  id: 'npc-numbers',
  kind: 'gap',
  title: 'Which numbers does the level of an NPC replace?',
  places: [
    {
      source: inIntroduction('Difficulty Level'),
      says: 'The level serves for almost all checks and values; what is exempt is not said.',
    },
  ],
  ruling:
    'Use the target of the level for every check of the NPC, turn order included. Its endurance, health, weapon and armour are set by the game master.',
  why: 'Pools and weapons have their own scale, which no level of 1 to 10 fits.',
  alternative: 'The target for pools too is quick: an NPC of level 4 then has 12 health.',
});

export const twoKindsOfLevel = defineRuling({
  id: 'two-kinds-of-level',
  kind: 'contradiction',
  title: 'Level means two things',
  places: [
    {
      source: inIntroduction('Difficulty Level'),
      says: 'A level is how hard a task or an NPC is.',
    },
    { source: inIntroduction('Abbreviations'), says: 'Lists level, LVL, among the values of a character.' },
    { source: inPages('Level, Perception'), says: 'Experience makes a level, and perception adds it.' },
  ],
  ruling:
    'Where a task, cover, aim or an NPC is concerned, level is the difficulty level. In perception it is the level of the character.',
  why: 'Perception stands among the values of a character, and LVL in the same group of abbreviations.',
  alternative: 'None that makes sense.',
});

export const negativePools = defineRuling({
  id: 'negative-pools',
  kind: 'gap',
  title: 'What happens below zero?',
  places: [
    {
      source: inIntroduction('Negative Values'),
      says: 'A pool that would fall below 0 forbids something, or has consequences, or just stays at 0.',
    },
  ],
  ruling:
    'Acquisitions, credits and experience cannot be spent below 0. Endurance and health lost below 0 are ignored. Results of rolls and modifiers may be negative.',
  why: 'What you pay must be there; what you suffer cannot take more than there is.',
  alternative: 'A debt of endurance would carry the damage of one fight into the next.',
});

export const symbolsWithoutARule = defineRuling({
  id: 'symbols-without-a-rule',
  kind: 'gap',
  title: 'Symbols for rolled 1s and 6s',
  places: [
    { source: inIntroduction('Glossary'), says: 'Die symbols ask for a number of 1s or of 6s on a check.' },
    { source: inPages('Combat'), says: 'Critical hits follow from endurance, not from dice.' },
  ],
  ruling: 'Ignore single dice: only the sum of a check counts.',
  why: 'No rule of this generation contains the symbols.',
  alternative: 'The game master may tell something extra for several 1s or 6s.',
});

// Attributes

export const attributeScope = defineRuling({
  id: 'attribute-scope',
  kind: 'gap',
  title: 'What each attribute covers',
  places: [
    { source: inIntroduction('Abbreviations'), says: 'Names four attributes.' },
    { source: inPages('Attributes'), says: 'Gives ranks and prices, but no description.' },
  ],
  ruling: 'Take the names at their word, and the values that use them as a guide.',
  why: 'All but Charisma have a place in some sum of the rules.',
  alternative: 'More detail changes no number.',
});

export const charismaAbbreviation = defineRuling({
  id: 'charisma-abbreviation',
  kind: 'gap',
  title: 'CH is new',
  places: [
    {
      source: inIntroduction('Abbreviations'),
      says: 'Shortens Charisma to CH without a word on the CA of earlier sheets.',
    },
  ],
  ruling: 'CH and CA are the same attribute. Write CH.',
  why: 'The other three attributes kept their letters, and there is only one Charisma.',
  alternative: 'None.',
});

export const belowTerrible = defineRuling({
  id: 'below-terrible',
  kind: 'contradiction',
  title: 'Below rank 0: death or nothing?',
  places: [
    { source: inPages('Attributes'), says: 'An attribute below Terrible, which is rank 0, means death.' },
    {
      source: inIntroduction('Negative Values'),
      says: 'A value that would be negative may simply be set to 0.',
    },
  ],
  ruling: 'A character at rank 0 lives. The next lost rank kills.',
  why: 'Attributes have a rule of their own; the general one speaks of pools.',
  alternative: 'Setting it back to 0 would make a Terrible attribute the safest of all.',
});

export const modifierOrRank = defineRuling({
  id: 'modifier-or-rank',
  kind: 'gap',
  title: 'Does an attribute in a sum mean its modifier or its rank?',
  places: [
    {
      source: inPages('Health, Endurance, Slots, Perception'),
      says: 'Adds Might or Intelligence without saying which of its two numbers.',
    },
    { source: inPages('Weight'), says: 'Compares weight with the Might rank, by that word.' },
    { source: inPages('Actions'), says: 'Moves go by the Speed modifier, by that word.' },
  ],
  ruling: 'Where a rule names an attribute alone, use the modifier; where it says rank, the rank.',
  why: 'The one rule that wants the rank says so. Attacks name the attribute alone too, and checks add its modifier.',
  alternative: 'With ranks everybody gains 6 health, 15 endurance, 6 slots and 3 perception.',
});

// Skills

export const missingSkillList = defineRuling({
  id: 'missing-skill-list',
  kind: 'gap',
  title: 'There is no list of skills',
  places: [
    {
      source: inPages('Skills'),
      says: 'Sorts skills into easy, average, hard and starred, under attributes, and names none.',
    },
    { source: inPages('Defence'), says: 'Uses one skill by name: Melee.' },
  ],
  ruling:
    'The game master writes the list: each skill with its attribute, its difficulty and, where untrained use is absurd, a star.',
  why: 'Prices and untrained ranks are complete; only the names are missing.',
  alternative: 'A list from another game needs difficulties added.',
});

export const skillPriceIsATotal = defineRuling({
  id: 'skill-price-is-a-total',
  kind: 'gap',
  title: 'Is the price of a skill rank the total or one step?',
  places: [
    { source: inPages('Skills'), says: 'Prints a downtime cost beside each rank.' },
    { source: inPages('Attributes'), says: 'Prints costs that are totals: 6, 12, 18, 24 for steps of 6.' },
    { source: inPages('Acquisitions'), says: 'Nobody holds more than 10 downtime.' },
  ],
  ruling: 'The price is the total up to that rank. Whoever improves pays the difference.',
  why: 'The attribute list works so, and a last step of 12 or 16 could never be paid from 10 downtime.',
  alternative: 'Step by step, a hard skill at Superb costs 43 in place of 16.',
});

export const ranksBelowUntrained = defineRuling({
  id: 'ranks-below-untrained',
  kind: 'gap',
  title: 'Dashes in the price list',
  places: [
    {
      source: inPages('Skills'),
      says: 'Shows a dash for the ranks up to the one that everybody has untrained.',
    },
  ],
  ruling: 'These ranks cost nothing, and nobody holds a rank below the untrained one.',
  why: 'There is nothing to buy: without training you are already that good.',
  alternative: 'Selling an easy skill down for downtime is offered nowhere.',
});

export const superbAtZero = defineRuling({
  id: 'superb-at-zero',
  kind: 'contradiction',
  title: 'Superb skills under an attribute of modifier 0',
  places: [
    { source: inPages('Skills'), says: 'Superb skills under an attribute number at most its modifier.' },
    { source: inPages('Skills'), says: 'Below 0 there are none, as if 0 were different.' },
  ],
  ruling: 'A Fair attribute, modifier 0, allows no Superb skill. The first comes with Good.',
  why: 'At most 0 is none; the remark only keeps negative modifiers from meaning anything.',
  alternative: 'One at Fair would leave nothing for Good to add.',
});

// Secondary values

export const zeroHealth = defineRuling({
  id: 'zero-health',
  kind: 'gap',
  title: 'What happens at 0 health?',
  places: [
    { source: inPages('Health'), says: 'Gives the size of the pool, and no consequence of losing it.' },
    { source: inPages('Attributes'), says: 'Death is mentioned for an attribute below Terrible only.' },
  ],
  ruling: 'At 0 health a character is dead.',
  why: 'Weapons deal health damage and armour exists to stop it, so the pool must matter at its end.',
  alternative: 'A gentler table lets the character drop out of the crisis, to be saved or lost afterwards.',
});

export const recovery = defineRuling({
  id: 'recovery',
  kind: 'gap',
  title: 'How endurance and health come back',
  places: [
    { source: inPages('Health, Endurance'), says: 'No word on rest, medicine or healing.' },
    { source: inPages('Actions'), says: 'Using an item is an action, but no healing item is listed.' },
  ],
  ruling: 'Endurance is full again after a good rest. Health returns at the pace that the game master sets.',
  why: 'Combat drains endurance every time, so a game could not go on without some rest.',
  alternative: 'Paying downtime for recovery would fit the other prices.',
});

export const perceptionUse = defineRuling({
  id: 'perception-use',
  kind: 'gap',
  title: 'Perception has a value, but no use',
  places: [
    { source: inPages('Perception'), says: 'Gives a sum that starts at 10, without dice.' },
    { source: inPages('Actions'), says: 'Hiding and sneaking cost action points, and name no check.' },
  ],
  ruling:
    'Perception is the target number of whoever hides or sneaks past you. Looking on purpose is a check of your own.',
  why: 'A fixed value around 10 is what a passive party needs to be checked against.',
  alternative: 'Otherwise hiding is a contest of two rolls.',
});

export const experienceGain = defineRuling({
  id: 'experience-gain',
  kind: 'gap',
  title: 'How experience is earned',
  places: [
    {
      source: inPages('Level, Fate'),
      says: 'Say what experience is worth and how it is spent, not where it is from.',
    },
    { source: inPages('Human'), says: 'Lists no experience for the start.' },
  ],
  ruling:
    'Start with none. The game master hands it out; one point for a session that changed something is a good pace.',
  why: 'Three points make a level, and each point raises three maxima.',
  alternative: 'A faster pace makes fate cheap and soon lifts every maximum out of reach.',
});

export const fateAndLevel = defineRuling({
  id: 'fate-and-level',
  kind: 'gap',
  title: 'Does spending experience cost levels?',
  places: [
    { source: inPages('Fate'), says: 'A re-roll is paid with a point of experience.' },
    { source: inPages('Level'), says: 'Experience makes the level, three points each.' },
    { source: inPages('Acquisitions'), says: 'Experience sets the maxima.' },
  ],
  ruling:
    'Everything follows the experience you hold now. Spending a point can cost a level and lowers the maxima.',
  why: 'There is one number for experience and no separate count of what was ever earned.',
  alternative: 'Counting all that was ever earned makes fate free of regret.',
});

export const fateResult = defineRuling({
  id: 'fate-result',
  kind: 'gap',
  title: 'Which roll counts after fate?',
  places: [
    {
      source: inPages('Fate'),
      says: 'A whole check is rolled again; when, how often and which result stands is not said.',
    },
  ],
  ruling:
    'Decide after seeing the result. All dice are rolled again, the new result stands, and you may pay again.',
  why: 'A re-roll replaces a roll, and each one has its price.',
  alternative: 'Keeping the better result saves exactly the same checks.',
});

export const weightLimitOrPenalty = defineRuling({
  id: 'weight-limit-or-penalty',
  kind: 'contradiction',
  title: 'Is weight a condition or a burden?',
  places: [
    { source: inIntroduction('Glossary'), says: 'Weight is the least Might that using an item takes.' },
    { source: inIntroduction('Glossary'), says: 'Weight above your Might brings penalties.' },
    { source: inPages('Weight'), says: 'What exceeds the Might rank is taken off Speed checks.' },
  ],
  ruling: 'You may use an item that is too heavy, and pay with the penalty.',
  why: 'A penalty for something forbidden would never apply.',
  alternative: 'A strict condition would bar Juggernaut armour, weight 7, from everybody: ranks end at 6.',
});

export const weightItemByItem = defineRuling({
  id: 'weight-item-by-item',
  kind: 'gap',
  title: 'Weight and slots: one item or all of them?',
  places: [
    { source: inPages('Weight'), says: 'Compares weight with Might, without saying the weight of what.' },
    { source: inPages('Slots'), says: 'Adds up what is carried, in slots.' },
  ],
  ruling:
    'Slots limit what you carry. For what you use, compare each item on its own; only the largest excess counts.',
  why: 'Slots already limit the sum, and the glossary speaks of using items.',
  alternative: 'Adding everything up would leave hardly anybody without a penalty.',
});

export const weightAndSpeed = defineRuling({
  id: 'weight-and-speed',
  kind: 'gap',
  title: 'Which rolls are Speed checks?',
  places: [
    { source: inPages('Weight'), says: 'Lowers Speed checks.' },
    { source: inPages('Crisis, Defence'), says: 'Speed is part of turn order and of defence.' },
  ],
  ruling:
    'Every roll that adds Speed: skills under it, defence with it, turn order. The distance of a move stays.',
  why: 'All of these are three dice plus Speed, and a move is not rolled.',
  alternative: 'Sparing defence and turn order makes heavy armour much more attractive.',
});

// Acquisitions

export const downtimeAtCreation = defineRuling({
  id: 'downtime-at-creation',
  kind: 'contradiction',
  title: '50 downtime with a maximum of 10',
  places: [
    { source: inPages('Acquisitions'), says: 'Nobody holds more than 10 downtime.' },
    { source: inPages('Human'), says: 'A human starts with 50.' },
  ],
  ruling: 'The maximum begins when play begins. Downtime above it that creation did not use is lost.',
  why: 'The starting fund is meant to be spent at once.',
  alternative:
    'A maximum from the start would leave 10 to make a character from, not even two attribute steps.',
});

export const acquisitionsInPlay = defineRuling({
  id: 'acquisitions-in-play',
  kind: 'gap',
  title: 'How acquisitions are gained and used',
  places: [
    { source: inPages('Acquisitions'), says: 'Gives maxima and the rate of trade.' },
    { source: inPages('Human'), says: 'Gives downtime and credits at the start, no other acquisition.' },
  ],
  ruling:
    'Start with no influence, resources or technology. The game master awards them and says what they open.',
  why: 'What is not listed is not there, and no price is named in them.',
  alternative: 'Starting at the maximum of 2 each gives a new character something to trade.',
});

export const creditsAndAcquisitions = defineRuling({
  id: 'credits-and-acquisitions',
  kind: 'gap',
  title: 'Are credits an acquisition?',
  places: [
    {
      source: inIntroduction('Abbreviations'),
      says: 'Lists credits under equipment, not under acquisitions.',
    },
    { source: inPages('Acquisitions'), says: 'Any acquisition but downtime is traded two for one.' },
    { source: inPages('Equipment'), says: 'Costs are bare numbers.' },
  ],
  ruling: 'Credits are money: they pay the costs of equipment and take no part in trading.',
  why: 'They are grouped apart, and prices in the thousands fit nothing else.',
  alternative: 'Trading two credits for a point of influence would make the maxima the only limit.',
});

// Crisis

export const crisisStart = defineRuling({
  id: 'crisis-start',
  kind: 'gap',
  title: 'When is it a crisis?',
  places: [
    { source: inIntroduction('Glossary'), says: 'Action points belong to a crisis.' },
    { source: inPages('Crisis'), says: 'Begins with turn order; no definition.' },
  ],
  ruling: 'The game master calls a crisis when it matters who acts first. A fight always is one.',
  why: 'Turn order and action points are what a crisis adds, so it starts when they are needed.',
  alternative: 'Played freely, the same scene needs no points.',
});

export const turnOrderWhen = defineRuling({
  id: 'turn-order-when',
  kind: 'gap',
  title: 'Once, or every turn?',
  places: [{ source: inPages('Crisis'), says: 'Gives the roll, not how long its result lasts.' }],
  ruling: 'Roll once, when the crisis starts; the highest result acts first and the order stays.',
  why: 'Action points are counted from turn to turn, which needs a steady order.',
  alternative: 'Rolling every turn can give somebody two turns in a row.',
});

export const turnOrderTie = defineRuling({
  id: 'turn-order-tie',
  kind: 'gap',
  title: 'Equal turn order',
  places: [
    { source: inPages('Crisis'), says: 'Does not mention equal results.' },
    { source: inIntroduction('Contests'), says: 'A tie without a defender stays unresolved.' },
  ],
  ruling: 'Those who are equal roll again among themselves.',
  why: 'An order has to come out; an unresolved tie cannot be played.',
  alternative: 'Acting together keeps the tie.',
});

export const firstActionPoints = defineRuling({
  id: 'first-action-points',
  kind: 'gap',
  title: 'Action points at the start',
  places: [
    {
      source: inPages('Actions'),
      says: 'Six at most, four more each turn; the first turn is not mentioned.',
    },
  ],
  ruling: 'A crisis starts with none. Your points arrive when your turn begins, the first turn included.',
  why: 'Nothing but turns is said to give points.',
  alternative: 'Starting full at six gives the first turn one more attack.',
});

export const shortActions = defineRuling({
  id: 'short-actions',
  kind: 'gap',
  title: 'Too few points for a short action',
  places: [
    { source: inPages('Actions'), says: 'An action above six points runs over several turns.' },
    { source: inIntroduction('Glossary'), says: 'Action points pay for atomic actions.' },
  ],
  ruling:
    'An action of up to six points is paid all at once: wait until you have them. The maximum holds meanwhile.',
  why: 'Only longer actions are said to spread.',
  alternative: 'By instalments you can save a point that the maximum would swallow.',
});

export const atomicActions = defineRuling({
  id: 'atomic-actions',
  kind: 'contradiction',
  title: 'Atomic actions that take several turns',
  places: [
    { source: inIntroduction('Glossary'), says: 'Action points are for atomic actions.' },
    { source: inPages('Actions'), says: 'An action above six points is spread over turns.' },
  ],
  ruling: 'An action takes effect once, when its last point is paid.',
  why: 'So it is atomic in its effect, however long it takes.',
  alternative: 'Half a reload has no rule.',
});

export const brokenLongAction = defineRuling({
  id: 'broken-long-action',
  kind: 'gap',
  title: 'Breaking off a long action',
  places: [
    { source: inPages('Actions'), says: 'A long action runs on over turns; interruptions are not covered.' },
  ],
  ruling: 'You may do something else in between; the points already paid stay paid.',
  why: 'Points are spent one by one, and nothing takes them back.',
  alternative: 'Losing them makes a long reload under fire close to hopeless.',
});

export const aimTwiceAtMost = defineRuling({
  id: 'aim-twice-at-most',
  kind: 'contradiction',
  title: 'Repeatable aim against the limit of two levels',
  places: [
    { source: inPages('Actions'), says: 'Taking aim may be repeated.' },
    { source: inIntroduction('Difficulty Modifier'), says: 'No more than two levels in either direction.' },
  ],
  ruling:
    'Repeat it as often as you like; the balance of aim, cover and all else still counts two levels at most.',
  why: 'The limit is marked as one without exceptions.',
  alternative: 'Unlimited aim makes every shot certain for those who have time.',
});

export const sneakingAtLeastAMetre = defineRuling({
  id: 'sneaking-at-least-a-metre',
  kind: 'contradiction',
  title: 'Half of one metre',
  places: [
    { source: inPages('Actions'), says: 'A move is at least 1 metre, and sneaking is half a move.' },
    { source: inIntroduction('Fractions'), says: 'Fractions are rounded down, so half a metre is none.' },
  ],
  ruling: 'Sneaking too gets you at least 1 metre on.',
  why: 'An action that you can take should do something; the minimum is there for slow characters.',
  alternative: 'Without it nobody of Mediocre Speed or worse could sneak a single metre.',
});

export const proneState = defineRuling({
  id: 'prone-state',
  kind: 'gap',
  title: 'Standing up, but from what?',
  places: [{ source: inPages('Actions'), says: 'Standing up is an action; lying down has no rule.' }],
  ruling:
    'Dropping to the ground is free. Lying is a circumstance that the game master rates, for cover or against you.',
  why: 'It then uses the levels that are already there.',
  alternative: 'Without it the action is pointless.',
});

export const defendingIsFree = defineRuling({
  id: 'defending-is-free',
  kind: 'gap',
  title: 'What does defending cost?',
  places: [
    { source: inPages('Actions'), says: 'The list of actions has no defence.' },
    { source: inPages('Defence'), says: 'Gives the rolls, without a price.' },
  ],
  ruling: 'Defence is rolled whenever you are attacked, and costs nothing.',
  why: 'What is not in the list of actions has no price.',
  alternative:
    'A price would let a crowd exhaust a defender, which the penalty for further enemies does already.',
});

// Combat

export const attackWithWhat = defineRuling({
  id: 'attack-with-what',
  kind: 'gap',
  title: 'Which skill and which attribute attack?',
  places: [
    { source: inPages('Attack'), says: 'Adds a skill and an attribute, and names neither.' },
    { source: inPages('Defence'), says: 'Names Melee, with Might or Speed.' },
  ],
  ruling:
    'Close combat uses Melee with Might or Speed, as the fighter prefers. Shooting uses the skill for the weapon, with Speed.',
  why: 'Defence mirrors attack in close combat, and Speed is what shots are dodged with.',
  alternative: 'Fixing Might for attacks makes Speed the attribute of defenders only.',
});

export const rangeUnit = defineRuling({
  id: 'range-unit',
  kind: 'gap',
  title: 'Range increments without a unit',
  places: [
    { source: inPages('Range'), says: 'Takes 2 off for each increment.' },
    { source: inPages('Ranged weapons'), says: 'Prints RNG as a bare number.' },
    { source: inPages('Actions'), says: 'Moves are in metres.' },
  ],
  ruling:
    'RNG is in metres. Up to that distance there is no penalty; each further stretch of the same length, once begun, costs 2.',
  why: 'Metres are the only unit of length in the rules.',
  alternative: 'Counting full increments from the muzzle charges a shot at exactly RNG already.',
});

export const coverAgainstWhat = defineRuling({
  id: 'cover-against-what',
  kind: 'gap',
  title: 'Does cover help in close combat?',
  places: [{ source: inPages('Cover'), says: 'Follows both defences and names neither.' }],
  ruling: 'Cover counts against shots. In close combat the game master may call it an asset of the defender.',
  why: 'Whoever stands next to you has walked around the cover.',
  alternative: 'Counting it everywhere makes a doorway worth two levels against a sword.',
});

export const rateOfFireColumn = defineRuling({
  id: 'rate-of-fire-column',
  kind: 'contradiction',
  title: 'A rate of fire that no weapon has',
  places: [
    { source: inIntroduction('Abbreviations'), says: 'RoF is a value of weapons.' },
    {
      source: inPages('Rate of fire'),
      says: 'Each extra shot adds a die to the attack; how many there may be is not said.',
    },
    { source: inPages('Ranged weapons'), says: 'The table has no such column.' },
  ],
  ruling:
    'The printed weapons fire single shots. The rule is for weapons that the game master gives a rate of fire: so many shots in one attack, the first included.',
  why: 'Pistols, revolvers and flintlocks fire shot by shot, and a missing value is no permission.',
  alternative: 'Letting any weapon fire what it holds would give a pistol six dice on top.',
});

export const armourInDefence = defineRuling({
  id: 'armour-in-defence',
  kind: 'contradiction',
  title: 'Armour in the defence sum',
  places: [
    { source: inPages('Defence'), says: 'Both defences add armour.' },
    { source: inPages('Armour'), says: 'The table has durability, weight and cost, and nothing to add.' },
  ],
  ruling: 'The printed armours add 0. Their use is to turn health hits away.',
  why: 'Durability is spent hit by hit, which an addition to defence could not be.',
  alternative: 'Adding what is left of durability would make a Juggernaut next to impossible to hit.',
});

export const whatACriticalIs = defineRuling({
  id: 'what-a-critical-is',
  kind: 'gap',
  title: 'What is a critical hit?',
  places: [
    {
      source: inPages('Combat'),
      says: 'At 0 endurance every hit is critical; armour turns health hits away.',
    },
    { source: inIntroduction('Abbreviations'), says: 'END is endurance damage, DMG health damage.' },
    { source: inPages('Weapons'), says: 'DMG stands after END as if it were the damage of every hit.' },
  ],
  ruling:
    'A hit takes END from endurance. A critical hit takes DMG from health instead. Only empty endurance makes hits critical.',
  why: 'So each of the two damages has one use, and no further rule is needed.',
  alternative: 'Taking both at every hit would make endurance irrelevant.',
});

export const enduranceOverflow = defineRuling({
  id: 'endurance-overflow',
  kind: 'gap',
  title: 'Damage beyond the last point of endurance',
  places: [
    {
      source: inPages('Combat'),
      says: 'Hits at 0 endurance are critical; the hit that gets there is not covered.',
    },
    { source: inIntroduction('Negative Values'), says: 'Endurance cannot be negative.' },
  ],
  ruling: 'What is left of END after the last point is lost. The next hit is the first critical one.',
  why: 'END and DMG are separate damages, so one does not turn into the other.',
  alternative: 'Letting the rest go to health would make weapons with high END far deadlier.',
});

export const combatCostPerFight = defineRuling({
  id: 'combat-cost-per-fight',
  kind: 'gap',
  title: 'Combat costs 10 endurance, but how often?',
  places: [
    {
      source: inPages('Combat'),
      says: 'Combat costs 10 endurance; for each attack, turn or fight is not said.',
    },
  ],
  ruling: 'Pay once for each fight, when you first attack or defend in it.',
  why: 'Fair Might gives 30 endurance: charged by the turn, three turns would exhaust an average fighter untouched.',
  alternative: 'Charged every turn, fights end by exhaustion.',
});

export const unarmed = defineRuling({
  id: 'unarmed',
  kind: 'gap',
  title: 'Fists are not in the list',
  places: [
    { source: inPages('Melee weapons'), says: 'Starts with improvised weapons; no row for bare hands.' },
  ],
  ruling: 'Fight unarmed with the row for an improvised blunt weapon.',
  why: 'It is the weakest row against health, and brass knuckles are a little better than it.',
  alternative: 'Halving it, rounded down, keeps a chair leg better than a fist.',
});

// Equipment

export const dashesInEquipment = defineRuling({
  id: 'dashes-in-equipment',
  kind: 'gap',
  title: 'Dashes for weight and cost',
  places: [
    { source: inPages('Melee weapons'), says: 'Improvised weapons have a dash for weight and for cost.' },
    { source: inPages('Slots'), says: 'Whatever its weight, an item fills one slot or more.' },
  ],
  ruling: 'A dash is weight 0 and a cost of nothing. Carried along, such a thing still fills one slot.',
  why: 'Improvised means picked up on the spot; the smallest number of slots has no exception.',
  alternative: 'Weights set by the game master make a chair harder to swing than a bottle.',
});

export const magazinesColumn = defineRuling({
  id: 'magazines-column',
  kind: 'contradiction',
  title: 'Magazines without a column',
  places: [
    { source: inIntroduction('Abbreviations'), says: 'MAG stands for magazines, a value of weapons.' },
    {
      source: inPages('Ranged weapons'),
      says: 'Has capacity and reload, but neither magazines nor a price for them.',
    },
  ],
  ruling: 'Ammunition is not counted beyond what is loaded, and costs nothing extra.',
  why: 'No number is given to count or to pay.',
  alternative: 'A game master who wants scarcity sets a number of reloads.',
});

export const reloadUnit = defineRuling({
  id: 'reload-unit',
  kind: 'gap',
  title: 'Reload without a unit',
  places: [
    { source: inPages('Ranged weapons'), says: 'Prints REL as a bare number, 10 for the musket.' },
    { source: inPages('Actions'), says: 'The worked case reloads a musket for 10 action points.' },
  ],
  ruling: 'REL is in action points, and one reload fills the weapon.',
  why: 'The case and the table agree on the musket.',
  alternative: 'Paying REL for each shot would take a revolver six times its 4 points.',
});

export const unlistedAbbreviations = defineRuling({
  id: 'unlisted-abbreviations',
  kind: 'gap',
  title: 'Abbreviations outside the list',
  places: [
    { source: inIntroduction('Abbreviations'), says: 'Does not contain DC, GM or NPC.' },
    { source: inIntroduction('Glossary, Difficulty Level, Difficulty Modifier'), says: 'Use them.' },
  ],
  ruling: 'Our list adds the three, in a group of their own.',
  why: 'Readers look for what the text uses.',
  alternative: 'None.',
});
