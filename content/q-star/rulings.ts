import { defineRuling } from '../../src/rules/ruling';
import { inPages, inRules } from './sources';

// Introduction

export const diceNeeded = defineRuling({
  id: 'dice-needed',
  title: 'Six-sided dice are not enough',
  kind: 'contradiction',
  places: [
    { source: inRules('Introduction'), says: 'The list of things to bring has six-sided dice only.' },
    { source: inRules('Human'), says: 'Humans roll ten-sided dice for endurance.' },
    { source: inPages('Medical items'), says: 'Two of the three items heal with a ten-sided die.' },
  ],
  ruling: 'Bring at least one ten-sided die as well.',
  why: 'Nobody can make a human without it.',
  alternative: 'With d6 alone no character can be finished.',
});

export const gameMasterNames = defineRuling({
  id: 'game-master-names',
  title: 'GM and DM',
  kind: 'contradiction',
  places: [
    { source: inRules('Aiding'), says: 'Speaks of the game master, and of the GM.' },
    { source: inRules('Cover'), says: 'Leaves a decision to the DM.' },
  ],
  ruling: 'Game master, GM and DM are one and the same person. We write game master.',
  why: 'No second role is described anywhere.',
  alternative: 'None that changes a rule.',
});

export const abilityOrAttribute = defineRuling({
  id: 'ability-or-attribute',
  title: 'Ability and attribute',
  kind: 'contradiction',
  places: [
    { source: inRules('Abilities'), says: 'Calls Might, Speed, Intelligence and Charisma abilities.' },
    { source: inRules('Skills'), says: 'Ties every skill to an attribute.' },
    { source: inRules('Second: Make adaptions'), says: 'Advises to raise the attributes that matter.' },
  ],
  ruling: 'Both words mean the same four values. We write ability.',
  why: 'There is no other list that attribute could mean.',
  alternative: 'None that changes a rule.',
});

// Abilities

export const belowAverage = defineRuling({
  id: 'below-average',
  title: 'A low rank is no benefit',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Abilities'),
      says: 'Each point away from five, downwards too, is said to give a benefit.',
    },
    { source: inRules('Abilities'), says: 'The table of modifiers goes below zero under rank five.' },
  ],
  ruling: 'Ranks above five give a bonus, ranks below five a penalty of the same size.',
  why: 'The table is plain, and the sentence before it names a drawback too.',
  alternative: 'Read to the letter, a frail character would be as strong as a mighty one.',
});

export const rankZero = defineRuling({
  id: 'rank-zero',
  title: 'Ranks start at one, the table at zero',
  kind: 'contradiction',
  places: [
    { source: inRules('Abilities'), says: 'Ranks run from one to ten.' },
    { source: inRules('Abilities'), says: 'The table of modifiers has a column for rank zero.' },
    { source: inRules('Improving your character'), says: 'The list of prices begins at rank one.' },
  ],
  ruling:
    'Nobody lives with rank zero and nobody can choose it. We keep the column because the book prints it.',
  why: 'An ability that falls to zero kills, so its modifier is never rolled with.',
  alternative: 'Objects or machines without a mind could use rank zero as a real rank.',
});

export const twoDeaths = defineRuling({
  id: 'two-deaths',
  title: 'Two ways to die',
  kind: 'contradiction',
  places: [
    { source: inRules('Abilities'), says: 'An ability at zero means death.' },
    { source: inRules('Dead'), says: 'Names health at zero as the one condition.' },
  ],
  ruling: 'Either kills.',
  why: 'The chapter on combat has only damage in mind, and damage touches the pools.',
  alternative: 'With health as the only condition, an ability at zero would merely be very bad.',
});

export const meleeAbility = defineRuling({
  id: 'melee-ability',
  title: 'Melee: Might or Speed?',
  kind: 'contradiction',
  places: [
    { source: inRules('Speed'), says: 'Speed is what improves your aim, in melee as well.' },
    { source: inRules('Might Skills'), says: 'Melee stands among the skills of Might.' },
    { source: inPages('Perks'), says: 'Weapon Finesse is sold for using Speed in Melee.' },
  ],
  ruling: 'Melee uses Might. Speed takes its place only with Weapon Finesse and a small, light weapon.',
  why: 'Nobody would sell a perk for what everybody has.',
  alternative:
    'With Speed for all, Weapon Finesse is worth nothing, and in a melee Might serves damage alone.',
});

export const attackAbility = defineRuling({
  id: 'attack-ability',
  title: 'No ability modifier in the attack roll',
  kind: 'contradiction',
  places: [
    { source: inRules('Attack'), says: 'The formula adds weapon, skill and extra dice, and no ability.' },
    { source: inRules('Speed'), says: 'Speed is said to make hits likelier.' },
    { source: inRules('Skills'), says: 'Checks with a skill add the modifier of its ability, and roleplay.' },
    {
      source: inPages('Perks'),
      says: 'Weapon Finesse changes the ability behind Melee, which the formula leaves out.',
    },
  ],
  ruling: 'Roll as the formula says: neither the ability modifier nor a roleplay bonus is part of an attack.',
  why: 'The formula lists its parts one by one. The hit value of the weapon stands where a check has the ability.',
  alternative:
    'Add the Speed modifier, or Might in melee. Every point is worth a point of skill; the attack formulas can show it.',
});

export const medicineSkill = defineRuling({
  id: 'medicine-skill',
  title: 'There is no skill called medicine',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Intelligence'),
      says: 'Counts medicine among the skills, beside hacking and engineering.',
    },
    {
      source: inRules('Intelligence Skills'),
      says: 'The list has First Aid, and medicine only as a field of Science.',
    },
  ],
  ruling: 'Treat wounds with First Aid. What a doctor knows is Science with medicine as its field.',
  why: 'Both are skills of Intelligence, so nothing else changes.',
  alternative: 'A skill of its own would split healing in two.',
});

// Pools

export const poolDice = defineRuling({
  id: 'pool-dice',
  title: 'Many dice, not one die multiplied',
  kind: 'contradiction',
  places: [
    { source: inRules('Endurance'), says: 'As many dice as the rank of Might are rolled.' },
    { source: inRules('Endurance'), says: 'The formula multiplies the rank by a die.' },
  ],
  ruling: 'Roll one die for each rank of Might and add them up. The same goes for health.',
  why: 'The sentence says how many dice are thrown; the sign in the formula is shorthand for it.',
  alternative:
    'One die times the rank has the same average, but every result is then equally likely: the feeblest human is as common as the average one.',
});

export const mightChange = defineRuling({
  id: 'might-change',
  title: 'How many dice when Might changes',
  kind: 'gap',
  places: [
    {
      source: inRules('Endurance'),
      says: 'A lasting change of Might means rolling the dice of the pool, without a number.',
    },
    { source: inRules('Health'), says: 'The same for health.' },
  ],
  ruling:
    'Roll one die per rank gained or lost, and change the pool by the result. A pool never falls below the base of the race plus one per rank.',
  why: 'One die per rank is what the pool was rolled with. The floor is ours: without it a bad roll takes more than the rank ever gave.',
  alternative: 'Rolling all dice would add more than half of the pool for a single rank.',
});

export const restLength = defineRuling({
  id: 'rest-length',
  title: 'How long a rest is',
  kind: 'gap',
  places: [
    { source: inRules('Endurance'), says: 'Endurance comes back after enough rest, eight hours as a rule.' },
    { source: inRules('Incapacitated'), says: 'Somebody knocked out may come round within minutes.' },
  ],
  ruling:
    'Eight hours without interruption restore all endurance. Less rest restores nothing, unless the game master says otherwise.',
  why: 'Eight hours is the only figure given, and no partial recovery is described.',
  alternative: 'A game master may call a shorter rest enough after light strain.',
});

export const healingLimit = defineRuling({
  id: 'healing-limit',
  title: 'Healing stops at the full pool',
  kind: 'gap',
  places: [
    {
      source: inPages('Using medical items'),
      says: 'Says what is rolled, not whether a pool may be overfilled.',
    },
  ],
  ruling: 'A pool never rises above its full value. What is rolled beyond that is lost.',
  why: 'Endurance and health describe how well somebody is; treatment repairs.',
  alternative: 'Letting an Adrenaline Shot go above the maximum would suit its name.',
});

// Skills

export const rankNumbers = defineRuling({
  id: 'rank-numbers',
  title: 'Skill ranks are numbered twice',
  kind: 'contradiction',
  places: [
    { source: inRules('Skills'), says: 'Numbers the ranks from 1, untrained, to 5, master.' },
    { source: inRules('Improving your character'), says: 'Numbers the same ranks from 0 to 4.' },
    { source: inPages('Perks'), says: 'Create Explosives asks for rank 2 in two skills.' },
  ],
  ruling: 'We use names. Where a rule gives a number, it counts from 0 as the prices do: rank 2 is trained.',
  why: 'A perk is bought with the list of prices in hand, and a perk for skills that were barely begun would ask for little.',
  alternative:
    'Counting from 1, rank 2 is proficient, and Create Explosives can be had for a fraction of the training.',
});

export const perksByRank = defineRuling({
  id: 'perks-by-rank',
  title: 'Which perks a skill rank opens',
  kind: 'gap',
  places: [
    { source: inRules('Skills'), says: 'Each rank is said to open further perks.' },
    { source: inPages('Perks'), says: 'Only one perk of the list asks for a skill rank at all.' },
  ],
  ruling: 'A rank opens the perks whose requirement names it, nothing more.',
  why: 'The list is complete without it.',
  alternative: 'A game master who writes perks may tie them to ranks.',
});

export const modifierOfSkill = defineRuling({
  id: 'modifier-of-skill',
  title: 'Whose modifier a check adds',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Skills'),
      says: 'The sentence takes the ability modifier from the skill that belongs to it.',
    },
    { source: inRules('Skills'), says: 'The formula adds an ability modifier and a skill bonus.' },
  ],
  ruling:
    'Every skill belongs to one ability. A check adds the modifier of that ability and the bonus of the skill.',
  why: 'Skills have no ability modifiers; the sentence is turned round.',
  alternative: 'None that can be played.',
});

export const noRoleplay = defineRuling({
  id: 'no-roleplay',
  title: 'Is saying nothing a penalty?',
  kind: 'contradiction',
  places: [
    { source: inRules('Skills'), says: 'Playing a scene badly, or not at all, should cost something.' },
    {
      source: inRules('Skills'),
      says: 'The advice on easy tasks reckons with a roleplay bonus of zero, even where nothing is played.',
    },
  ],
  ruling:
    'A plain description of what you do is worth zero. A penalty is for play that works against the scene.',
  why: 'A shy player should not roll worse than the character would.',
  alternative: 'With a penalty for silence, most checks in a hurry would start with a penalty.',
});

export const rollAtAll = defineRuling({
  id: 'roll-at-all',
  title: 'Does every task need a roll?',
  kind: 'contradiction',
  places: [
    { source: inRules('Skills'), says: 'Every attempt at a task comes with a skill roll.' },
    {
      source: inRules('Skills'),
      says: 'The advice lets trivial tasks and well-played ones pass without a roll.',
    },
  ],
  ruling: 'Roll when the task may fail and failing matters. The game master may wave the rest through.',
  why: 'The advice is the more exact of the two.',
  alternative: 'Rolling for everything makes even trifles fail now and then.',
});

export const shootingTask = defineRuling({
  id: 'shooting-task',
  title: 'Shooting: a difficulty or a defence',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Tasks'),
      says: 'Shooting is an example of a task whose difficulty the game master sets.',
    },
    { source: inRules('Defence'), says: 'An attack must reach the defence of the target.' },
  ],
  ruling:
    'Against a creature, roll an attack against its defence. A trick shot or a mark on a wall is a task with a difficulty.',
  why: 'The rule for attacks is the special one.',
  alternative: 'With a set difficulty, the Speed and cover of the target would not count.',
});

export const difficultyName = defineRuling({
  id: 'difficulty-name',
  title: 'DC is a number, not a roll',
  kind: 'contradiction',
  places: [
    { source: inRules('Tasks'), says: 'Spells DC out as difficulty check, as if somebody rolled it.' },
    { source: inRules('Tasks'), says: 'Gives it as a number in a table, for a skill check to reach.' },
  ],
  ruling: 'The DC is a number that the game master sets. We call it the difficulty.',
  why: 'Only the skill check is ever rolled.',
  alternative: 'None that changes a rule.',
});

export const aidWorth = defineRuling({
  id: 'aid-worth',
  title: 'What a helping success is worth',
  kind: 'gap',
  places: [
    {
      source: inRules('Aiding'),
      says: 'Each success brings a real benefit, such as a lower difficulty. No amount is given.',
    },
  ],
  ruling:
    'The game master says beforehand. Where nothing else fits, take two off the difficulty for every success.',
  why: 'Two is the largest bonus that good roleplay can bring, so help weighs as much as a fine idea.',
  alternative: 'The formula lets you set any worth; at zero the help goes into time or material alone.',
});

export const aidDifficulty = defineRuling({
  id: 'aid-difficulty',
  title: 'What helpers roll against',
  kind: 'gap',
  places: [
    { source: inRules('Aiding'), says: 'Helpers make the same skill check; a difficulty is not mentioned.' },
  ],
  ruling: 'Helpers roll against the difficulty of the main task, before any of them has lowered it.',
  why: 'It is the same check.',
  alternative: 'A game master may find helping easier; the formula can lower the difficulty for helpers.',
});

export const aidTime = defineRuling({
  id: 'aid-time',
  title: 'Helping when nobody takes turns',
  kind: 'gap',
  places: [
    { source: inRules('Aiding'), says: 'Help is given within your turn and costs an action.' },
    { source: inRules('Actions'), says: 'Turns and actions exist only in a crisis.' },
  ],
  ruling:
    'In a crisis, helping costs one action and must come before the main roll. Outside, it only has to come before.',
  why: 'Without a crisis there is nothing to count actions against.',
  alternative: 'Allowing help only in a crisis would forbid the example of moving furniture.',
});

export const whoDefends = defineRuling({
  id: 'who-defends',
  title: 'Who the defender is',
  kind: 'gap',
  places: [
    { source: inRules('Competition'), says: 'The defending side wins ties; how to tell it is left open.' },
    {
      source: inRules('Stealth'),
      says: 'Notice is the counter-skill. Which of the two defends is not said.',
    },
  ],
  ruling:
    'Whoever wants to change how things stand attacks, the other defends. A guard defends against a thief who slips past; a hidden thief defends against a search.',
  why: 'A tie then leaves things as they were.',
  alternative: 'Giving the tie to the counter-skill every time would favour Notice and Sense Motive.',
});

export const withdrawnExample = defineRuling({
  id: 'withdrawn-example',
  title: 'A struck rule with a living example',
  kind: 'contradiction',
  places: [
    { source: inRules('Multiple Successes'), says: 'The whole rule is struck through.' },
    { source: inRules('Multiple Successes'), says: 'The example after it is not.' },
  ],
  ruling: 'The example is withdrawn with its rule. Two things at once are two actions.',
  why: 'It speaks of three dice for being good at something and of a difficulty for each die, and neither exists any more.',
  alternative: 'A table that misses the old rule finds all of it here.',
});

export const spentModifiers = defineRuling({
  id: 'spent-modifiers',
  title: 'Ability modifiers that are spent',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Available Skills'),
      says: 'Six skills let you spend extra ability modifiers: on speed, on material, on damage.',
    },
    { source: inRules('Skills'), says: 'A modifier is added to every check; nothing is left over or spent.' },
    { source: inRules('Multiple Successes'), says: 'The rule under which modifiers were spent is struck.' },
  ],
  ruling: 'Modifiers cannot be spent. These lines are remains of the withdrawn dice.',
  why: 'A modifier that is always added is never extra.',
  alternative:
    'Spend what your check has above the target in their place: faster work, a point of damage for each, or two of critical damage.',
});

export const lightWeaponsTwice = defineRuling({
  id: 'light-weapons-twice',
  title: 'Light Weapons says it twice',
  kind: 'contradiction',
  places: [
    { source: inRules('Light Weapons'), says: 'First, extra modifiers buy damage, at no stated price.' },
    { source: inRules('Light Weapons'), says: 'Then they buy normal or critical damage, each at a price.' },
  ],
  ruling:
    'Neither applies, since modifiers are no longer spent. The second sentence would be the complete one.',
  why: 'Heavy Weapons has only the second.',
  alternative: 'None beyond that of spending modifiers at all.',
});

// The list of skills

export const openingDoors = defineRuling({
  id: 'opening-doors',
  title: 'Which skill opens a door',
  kind: 'contradiction',
  places: [
    { source: inRules('Actions'), says: 'A blast door is opened with Hacking.' },
    { source: inRules('Breaching'), says: 'Breaching is the skill for breaking doors.' },
    { source: inRules('Lockpicking'), says: 'Lockpicking opens locked ones.' },
  ],
  ruling:
    'The way you open it decides: Hacking for electronics, Lockpicking for a mechanical lock, Breaching for force. The same goes for safes and containers.',
  why: 'All three can be right for the same door.',
  alternative: 'The game master may rule out a way: some doors have no lock, some no circuit.',
});

export const openByHand = defineRuling({
  id: 'open-by-hand',
  title: 'Doors that open by hand',
  kind: 'gap',
  places: [
    { source: inRules('Lockpicking'), says: 'A broken sentence says that some doors can be opened by hand.' },
  ],
  ruling: 'A door that is closed but not locked needs no check.',
  why: 'It is the only reading that makes sense of the words.',
  alternative: 'It might mean picking a simple lock without tools; the skill assumes makeshift tools anyway.',
});

export const grenades = defineRuling({
  id: 'grenades',
  title: 'Grenades have no figures',
  kind: 'gap',
  places: [
    { source: inRules('Explosives'), says: 'Thrown explosives such as grenades roll Athletics.' },
    { source: inRules('Cover'), says: 'Grenades are the example of a weapon that bypasses cover.' },
    { source: inPages('Ranged weapons'), says: 'No grenade, no launcher and no bomb is listed.' },
  ],
  ruling:
    'Throw with Athletics as an attack with a hit value of zero. The game master sets damage and critical damage; launchers use Light Weapons.',
  why: 'The skills are given, so only the figures are missing.',
  alternative: 'A table may treat a thrown grenade as a task with a difficulty instead.',
});

export const buildingBombs = defineRuling({
  id: 'building-bombs',
  title: 'Who may build a bomb',
  kind: 'contradiction',
  places: [
    { source: inRules('Explosives'), says: 'The skill is enough to build explosives.' },
    { source: inPages('Perks'), says: 'Create Explosives is sold for making them from ordinary things.' },
  ],
  ruling:
    'With the skill you build from proper parts. To do it with whatever lies around, you need the perk.',
  why: 'The perk speaks of ordinary things, the skill does not.',
  alternative: 'If the skill covers both, the perk is worth nothing.',
});

export const plantedBomb = defineRuling({
  id: 'planted-bomb',
  title: 'Who defends a bomb',
  kind: 'gap',
  places: [
    {
      source: inRules('Explosives'),
      says: 'Planting and defusing are a competition between the two people.',
    },
    { source: inRules('Competition'), says: 'A tie goes to the defender, who is not named here.' },
  ],
  ruling:
    'The one who planted the bomb rolls when planting it, keeps that result, and defends. On a tie it stays armed.',
  why: 'The one who defuses wants to change how things stand.',
  alternative: 'If the one who defuses counts as the defender, a tie disarms the bomb.',
});

export const vesselCombat = defineRuling({
  id: 'vessel-combat',
  title: 'Battles of vessels',
  kind: 'contradiction',
  places: [
    { source: inRules('Piloting'), says: 'Piloting attacks and defends when vessels fight.' },
    { source: inRules('Heavy Weapons'), says: 'Guns mounted on ships and tanks use Heavy Weapons.' },
  ],
  ruling:
    'Whoever flies rolls Piloting for the defence and for fixed guns. A gunner in a turret rolls Heavy Weapons.',
  why: 'It gives each crew member a task. Vessels themselves have no figures in these rules.',
  alternative: 'With Piloting for everything, one person fights the whole battle.',
});

export const fieldsOfStudy = defineRuling({
  id: 'fields-of-study',
  title: 'More than one field',
  kind: 'gap',
  places: [
    {
      source: inRules('Knowledge'),
      says: 'The skill is taken for one field; the others stay common knowledge.',
    },
    { source: inRules('Science'), says: 'The same for one science.' },
    { source: inRules('Skills'), says: 'Everybody starts with all skills, untrained.' },
  ],
  ruling:
    'Each field is a skill of its own with its own rank and price. Fields that you have not bought are untrained.',
  why: 'It fits the way all other skills are bought.',
  alternative: 'With only one field ever, a character could not be a scholar of two subjects.',
});

export const usedUp = defineRuling({
  id: 'used-up',
  title: 'Are medical items used up?',
  kind: 'gap',
  places: [
    { source: inPages('Medical items'), says: 'Gives a price for each item, but no number of uses.' },
    { source: inRules('First Aid'), says: 'The game master may limit how often first aid helps.' },
  ],
  ruling: 'Every item works once.',
  why: 'A kit without limit would make resting and prices pointless.',
  alternative: 'A game master may let kits last and limit the treatments per wound instead.',
});

export const kitHealsNoHealth = defineRuling({
  id: 'kit-heals-no-health',
  title: 'A First Aid Kit heals no health',
  kind: 'contradiction',
  places: [
    { source: inRules('First Aid'), says: 'The skill cures health damage with a first aid kit or the like.' },
    { source: inPages('Medical items'), says: 'The First Aid Kit restores endurance only.' },
  ],
  ruling: 'The table stands: of the listed items, only the Medical Kit brings health back.',
  why: 'The skill also works with similar items, and the Medical Kit, at twice the price, is one that heals.',
  alternative: 'Giving the First Aid Kit a health die would make it the better buy.',
});

export const nothingLost = defineRuling({
  id: 'nothing-lost',
  title: 'First aid for somebody unhurt',
  kind: 'gap',
  places: [
    {
      source: inPages('Using medical items'),
      says: 'The difficulty is the health that the patient has lost.',
    },
    { source: inRules('Tasks'), says: 'Difficulties begin at one.' },
  ],
  ruling:
    'If no health is lost, the check succeeds without a roll: a tired patient always gets the doubled dice.',
  why: 'A difficulty of zero leaves hardly anything to roll for.',
  alternative: 'Requiring a wound would deny doubled endurance to those who are only exhausted.',
});

export const lastingItems = defineRuling({
  id: 'lasting-items',
  title: 'Doubling an Adrenaline Shot',
  kind: 'gap',
  places: [
    { source: inPages('Medical items'), says: 'The shot lasts five minutes; what happens then is not said.' },
    { source: inPages('Using medical items'), says: 'Success doubles the dice of the item.' },
  ],
  ruling:
    'Success doubles the die, not the time. When the time is up, the endurance that it gave is gone again, down to zero at worst.',
  why: 'The rule speaks of dice. An effect that lasts for a time must end.',
  alternative: 'If the endurance stays, the shot is a cheap Medical Kit for endurance.',
});

// Perks and flaws

export const perkSources = defineRuling({
  id: 'perk-sources',
  title: 'Where perks come from',
  kind: 'contradiction',
  places: [
    { source: inRules('Perks & Flaws'), says: 'Perks and flaws come with the race.' },
    { source: inRules('Perks'), says: 'Perks are unlocked with credits, or handed out by the game master.' },
    { source: inRules('Human'), says: 'The only race has neither.' },
  ],
  ruling: 'All three ways exist: your race, your credits, your game master.',
  why: 'Each place describes one of them.',
  alternative: 'From the race alone, no character of these rules would ever have a perk.',
});

export const perkTiming = defineRuling({
  id: 'perk-timing',
  title: 'When perks may be bought',
  kind: 'contradiction',
  places: [
    { source: inRules('Improving your character'), says: 'A perk may be bought whenever you like.' },
    { source: inRules('Perks & Flaws'), says: 'The game master decides whether they are for sale at all.' },
  ],
  ruling:
    'The game master decides once whether perks are on sale. If so, you may buy at any time, also in the middle of an adventure.',
  why: 'One sentence is about whether, the other about when.',
  alternative: 'Asking anew for each perk is safer for the story and slower at the table.',
});

export const perkPrices = defineRuling({
  id: 'perk-prices',
  title: 'Perks in three steps',
  kind: 'gap',
  places: [
    { source: inPages('Perks'), says: 'Three prices for three steps, each needing the one before.' },
    {
      source: inRules('Improving your character'),
      says: 'The prices of abilities make sense only as totals, where a step costs the difference.',
    },
  ],
  ruling: 'Each step is a perk of its own: pay its full price, and keep what the earlier steps gave.',
  why: 'The description adds the average of the die for each of them.',
  alternative: 'As totals, the second and third step would each cost less than listed.',
});

export const experience = defineRuling({
  id: 'experience',
  title: 'Experience that does not exist',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Improving your character'),
      says: 'Characters grow by time and money, not by experience.',
    },
    { source: inRules('Perks'), says: 'The game master may give perks for experience.' },
  ],
  ruling:
    'There are no experience points. A perk may still be a reward for what a character has lived through.',
  why: 'No rule counts experience.',
  alternative: 'None that changes a number.',
});

export const flawsInPlay = defineRuling({
  id: 'flaws-in-play',
  title: 'Who gives a flaw during play',
  kind: 'contradiction',
  places: [
    { source: inRules('Flaws'), says: 'As printed, it is the character who hands out flaws during play.' },
    {
      source: inRules('Flaws'),
      says: 'The sentence before it says that they cannot be taken freely by then.',
    },
  ],
  ruling:
    'Choose flaws with the game master when you make the character. Later only the game master assigns one, as a result of events.',
  why: 'One word of the sentence is wrong, and this reading fits the rest.',
  alternative: 'Players who pick flaws during play could sell them for credits when money is short.',
});

export const flawReward = defineRuling({
  id: 'flaw-reward',
  title: 'What a flaw gives in return',
  kind: 'contradiction',
  places: [
    { source: inRules('Flaws'), says: 'Every flaw brings a benefit, or credits in its place.' },
    { source: inPages('Flaws'), says: 'One flaw gives credits. The other three give nothing.' },
  ],
  ruling:
    'Weak pays its credits. For the others agree on a benefit with the game master before you take them.',
  why: 'The rule promises something, and the list does not forbid it.',
  alternative: 'With the list alone, three flaws are pure loss and nobody takes them.',
});

export const oneDieFewer = defineRuling({
  id: 'one-die-fewer',
  title: 'One die fewer',
  kind: 'gap',
  places: [
    { source: inPages('Flaws'), says: 'Bad Liar and Weak take a d6 away, without saying how.' },
    { source: inRules('Skills'), says: 'Every check rolls three dice.' },
  ],
  ruling: 'Roll two dice in place of three.',
  why: 'Fewer means that it is not rolled.',
  alternative:
    'Rolling three and subtracting a fourth has the same average, but swings much more: now and then the flaw costs nearly nothing.',
});

export const weakScope = defineRuling({
  id: 'weak-scope',
  title: 'What Weak applies to',
  kind: 'gap',
  places: [
    { source: inPages('Flaws'), says: 'The flaw lowers Melee checks.' },
    { source: inRules('Attack'), says: 'An attack is called a roll with a skill, not a check.' },
  ],
  ruling: 'Weak lowers every roll with Melee: attacks, and defence in melee.',
  why: 'Both are rolled with the skill.',
  alternative: 'For defence alone, the flaw would be much milder.',
});

export const smallWeapons = defineRuling({
  id: 'small-weapons',
  title: 'Which weapons are small and light',
  kind: 'gap',
  places: [
    { source: inPages('Perks'), says: 'Weapon Finesse works with small, light weapons.' },
    { source: inPages('Melee weapons'), says: 'No weapon is marked as such; the knife is called compact.' },
  ],
  ruling: 'Fists, Baton and Knife are small and light.',
  why: 'They weigh half a unit or less; the next heavier weapon weighs twice that.',
  alternative: 'Taking compact as the mark would leave the Knife alone.',
});

export const finesseScope = defineRuling({
  id: 'finesse-scope',
  title: 'What Weapon Finesse changes',
  kind: 'gap',
  places: [
    { source: inPages('Perks'), says: 'Speed replaces Might in Melee; damage is not mentioned.' },
    { source: inPages('Melee weapons'), says: 'Damage adds the modifier of Might.' },
    { source: inRules('Attack'), says: 'The attack roll adds no ability at all.' },
  ],
  ruling:
    'It changes Melee checks, and so your defence in melee. Attacks add no ability, and damage still adds Might.',
  why: 'The perk names the skill, and damage is no check.',
  alternative: 'If your table adds abilities to attacks, the perk helps there too and is worth far more.',
});

// Improvement

export const implants = defineRuling({
  id: 'implants',
  title: 'Implants without a list',
  kind: 'gap',
  places: [
    { source: inRules('Improving your character'), says: 'Implants are among the things that money buys.' },
    { source: inPages('Other items'), says: 'None is listed, here or in any other table.' },
  ],
  ruling: 'An implant is one way to tell how a rank was gained. It costs what the rank costs.',
  why: 'Gym and lessons have no prices of their own either.',
  alternative: 'A game master may invent implants as items or perks.',
});

export const laterRefund = defineRuling({
  id: 'later-refund',
  title: 'Losing an ability rank in play',
  kind: 'gap',
  places: [
    { source: inRules('Second: Make adaptions'), says: 'Pays for a lowered ability, at the making.' },
    {
      source: inRules('Improving your character'),
      says: 'Abilities may also fall later, by permission or through wounds. Money is not mentioned.',
    },
  ],
  ruling:
    'A rank that you give up with permission pays at any time. A rank that an adventure takes pays nothing.',
  why: 'A wound is no sale, and the list of prices makes no difference between early and late.',
  alternative: 'Paying only at the making keeps players from selling ranks when money is short.',
});

export const priceSign = defineRuling({
  id: 'price-sign',
  title: 'Prices below rank five',
  kind: 'contradiction',
  places: [
    { source: inRules('Improving your character'), says: 'The table has negative prices below rank five.' },
    {
      source: inRules('Improving your character'),
      says: 'The formula drops the sign, so they come out positive.',
    },
  ],
  ruling: 'The table is right: a rank below five pays you.',
  why: 'Making a character says that lowering an ability brings money.',
  alternative: 'By the formula a weak character would pay as much as a strong one.',
});

export const priceUntrained = defineRuling({
  id: 'price-untrained',
  title: 'The price of knowing nothing',
  kind: 'contradiction',
  places: [
    { source: inRules('Improving your character'), says: 'The table prices untrained at zero.' },
    { source: inRules('Improving your character'), says: 'The formula gives -2 000 there.' },
  ],
  ruling: 'Untrained is free. The formula holds from proficient upwards.',
  why: 'Everybody starts untrained, so there is nothing to pay or to receive.',
  alternative: 'As a difference from -2 000, every first rank would cost 2 000 more.',
});

export const priceTotals = defineRuling({
  id: 'price-totals',
  title: 'Totals or steps',
  kind: 'gap',
  places: [
    {
      source: inRules('Improving your character'),
      says: 'Lists a cost for each new rank, without saying from where.',
    },
    {
      source: inRules('Second: Make adaptions'),
      says: 'A lowered ability pays what raising it again would cost.',
    },
  ],
  ruling:
    'The figures are totals, counted from rank five and from untrained. A change costs the difference of two totals.',
  why: 'Only so do the negative prices and the refund agree. It also makes no difference in how many steps you go.',
  alternative:
    'If every rank on the way is paid in full, high ranks get dearer; both change formulas can show it.',
});

export const refund = defineRuling({
  id: 'refund',
  title: 'What a lowered ability pays',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Second: Make adaptions'),
      says: 'You get what it would cost to climb back to where you were.',
    },
    {
      source: inRules('Improving your character'),
      says: 'Rank four is listed at -2 000, but climbing back to rank five at zero.',
    },
  ],
  ruling:
    'From five to four you get 2 000: the difference of the two totals, which is also what climbing back costs.',
  why: 'Read as totals, both places say the same.',
  alternative: 'Read as steps, going down to four pays nothing, and to three it even costs you.',
});

export const skillRefund = defineRuling({
  id: 'skill-refund',
  title: 'Skills are not sold back',
  kind: 'gap',
  places: [{ source: inRules('Second: Make adaptions'), says: 'A refund is described for abilities only.' }],
  ruling: 'A lower skill rank brings no money.',
  why: 'Everybody starts untrained, so at the start there is nothing to sell, and later nothing is said.',
  alternative: 'A game master may let a player who chose badly undo a purchase.',
});

export const trainingTime = defineRuling({
  id: 'training-time',
  title: 'How long training takes',
  kind: 'gap',
  places: [
    {
      source: inRules('Improving your character'),
      says: 'Time and money are spent. Only the money has figures.',
    },
  ],
  ruling: 'The game master says how much time passes. Between two adventures it is always enough.',
  why: 'The price does the work of holding characters back.',
  alternative: 'A figure per rank would need to be made up.',
});

// Combat

export const coverInMelee = defineRuling({
  id: 'cover-in-melee',
  title: 'Cover in melee',
  kind: 'contradiction',
  places: [
    { source: inRules('Defence'), says: 'Defence is made of Speed and cover.' },
    { source: inRules('Defence'), says: 'In melee it is a Melee check instead, without either.' },
  ],
  ruling: 'Cover gives no defence in melee, and neither softens damage nor stops critical hits there.',
  why: 'Whoever can reach you with a blade is on your side of the wall.',
  alternative: 'A game master may let darkness or smoke count in melee as well.',
});

export const meleeModifiers = defineRuling({
  id: 'melee-modifiers',
  title: 'What the melee defence adds',
  kind: 'contradiction',
  places: [
    { source: inRules('Defence'), says: 'The formula adds skill modifiers to the dice.' },
    { source: inRules('Defence'), says: 'The text says that the result of a Melee check is the defence.' },
    { source: inRules('Skills'), says: 'A check adds ability, skill and roleplay.' },
  ],
  ruling: 'It is a full Melee check: Might modifier, skill bonus and roleplay bonus.',
  why: 'Skill modifiers is defined nowhere; a skill check is.',
  alternative: 'With the skill bonus alone, both sides roll alike and Might helps nobody to parry.',
});

export const meleeTie = defineRuling({
  id: 'melee-tie',
  title: 'A tie in melee',
  kind: 'contradiction',
  places: [
    { source: inRules('Attack'), says: 'An attack that equals the defence hits.' },
    { source: inRules('Competition'), says: 'Where two skills meet, the defender wins a tie.' },
  ],
  ruling: 'An attack that equals the rolled defence hits.',
  why: 'The rule for attacks is the special one, and it has no exception for melee.',
  alternative: 'With the tie to the defender, up to nine attacks in a hundred turn from a hit into a miss.',
});

export const lowCover = defineRuling({
  id: 'low-cover',
  title: 'Low cover is light cover',
  kind: 'contradiction',
  places: [
    { source: inRules('Cover'), says: 'Entrenched may come from low and heavy cover together.' },
    { source: inRules('Cover'), says: 'The table knows light cover, but no low one.' },
  ],
  ruling: 'Low means light. Light and heavy cover at once make you entrenched.',
  why: 'Their bonuses add up to exactly that of entrenched.',
  alternative: 'A separate low cover would need a bonus of its own, and the sum would not fit.',
});

export const stealthInCover = defineRuling({
  id: 'stealth-in-cover',
  title: 'Hiding in better cover',
  kind: 'gap',
  places: [
    { source: inRules('Cover'), says: 'Only light cover is said to allow Stealth.' },
    { source: inRules('Cover'), says: 'Complete darkness is heavy cover.' },
  ],
  ruling: 'Any cover that keeps you out of sight allows Stealth.',
  why: 'Nobody is easier to find in the dark than in poor light.',
  alternative: 'To the letter, you would have to leave the dark to hide.',
});

export const coverAndArmour = defineRuling({
  id: 'cover-and-armour',
  title: 'Cover, armour and overflow',
  kind: 'contradiction',
  places: [
    { source: inRules('Cover'), says: 'Cover lowers endurance damage; before or after armour is not said.' },
    {
      source: inRules('Damage'),
      says: 'What goes beyond the endurance left has another name, health damage.',
    },
    {
      source: inPages('Damage reduction'),
      says: 'The worked case calls all normal damage of a hit endurance damage.',
    },
  ],
  ruling:
    'Take armour and then cover off the normal damage of a hit. What is left goes to endurance, then to health. Cover does not lower critical damage.',
  why: 'The worked case uses the word in contrast to critical damage. The order of two subtractions changes nothing.',
  alternative:
    'If cover softens only what endurance takes, it stops helping once endurance is gone; the damage formula can show it.',
});

export const bypassingCover = defineRuling({
  id: 'bypassing-cover',
  title: 'Weapons that go round cover',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Cover'),
      says: 'Against a weapon that bypasses cover the bonus to defence still counts.',
    },
    { source: inRules('Cover'), says: 'The game master may decide that it does not.' },
    { source: inPages('Ranged weapons'), says: 'No listed weapon is marked as bypassing cover.' },
  ],
  ruling:
    'Only the immunity to critical hits is lost. Defence and the softening of endurance damage stay, unless the game master says otherwise for this attack.',
  why: 'The immunity is the only thing that the rule takes away by name.',
  alternative: 'Ignoring cover altogether makes a grenade as deadly as one in the open.',
});

export const immunityFirst = defineRuling({
  id: 'immunity-first',
  title: 'At least one point, or immune',
  kind: 'contradiction',
  places: [
    { source: inRules('Critical Damage'), says: 'Every critical hit does at least one point.' },
    { source: inRules('Cover'), says: 'Entrenched targets are immune to critical hits.' },
  ],
  ruling:
    'A six against an entrenched target is no critical hit, so there is no least damage and no wear of armour.',
  why: 'The minimum speaks of armour; immunity prevents the critical hit itself.',
  alternative: 'With the minimum, being entrenched would still cost a point of health for each six.',
});

export const rangeFigures = defineRuling({
  id: 'range-figures',
  title: 'Ranges without figures',
  kind: 'gap',
  places: [
    {
      source: inRules('Attack'),
      says: 'Beyond the effective range an attack takes a penalty. How much is not said.',
    },
    {
      source: inPages('Ranged weapons'),
      says: 'Ranges are called close, medium and far, without distances.',
    },
  ],
  ruling:
    'The game master names the distance and the penalty. A fair start is two for each band beyond the weapon: close, medium, far.',
  why: 'Two is what one level of cover is worth.',
  alternative: 'The formula takes any penalty.',
});

export const burstDamage = defineRuling({
  id: 'burst-damage',
  title: 'Extra shots do no extra damage',
  kind: 'gap',
  places: [
    {
      source: inRules('Attack'),
      says: 'Extra shots raise the chance to hit and the chance of critical hits. Damage is not mentioned.',
    },
    { source: inRules('Attack'), says: 'The formula adds a die for each shot beyond the first.' },
  ],
  ruling:
    'One attack deals the damage of the weapon once, however many shots are fired. Each extra shot adds one die and may roll a six.',
  why: 'The purpose of the extra shots is named, and damage is not part of it.',
  alternative: 'Damage per shot would make automatic weapons several times as deadly.',
});

export const meleeBursts = defineRuling({
  id: 'melee-bursts',
  title: 'Rate of fire without bullets',
  kind: 'gap',
  places: [
    { source: inRules('Attack'), says: 'Explains rate of fire with shots and bullets.' },
    { source: inPages('Melee weapons'), says: 'Fists and the Knife have a rate of fire of 2.' },
  ],
  ruling: 'An extra strike works like an extra shot and costs no ammunition.',
  why: 'The table gives the figure, and nothing excludes melee.',
  alternative: 'Without it, Fists and Knife lose a quarter of their dice.',
});

export const reductionSubtracts = defineRuling({
  id: 'reduction-subtracts',
  title: 'Armour subtracts',
  kind: 'contradiction',
  places: [
    {
      source: inRules('Damage'),
      says: 'Only says that nothing gets through when damage reduction is higher than the damage.',
    },
    { source: inPages('Damage reduction'), says: 'Every hit is lowered, and the worked case subtracts.' },
  ],
  ruling: 'Take damage reduction off every hit. If they are equal, nothing gets through.',
  why: 'The worked case leaves no doubt.',
  alternative:
    'As an all-or-nothing limit, armour would stop weak weapons and do nothing against strong ones.',
});

export const criticalMight = defineRuling({
  id: 'critical-might',
  title: 'Might and critical damage',
  kind: 'gap',
  places: [
    {
      source: inPages('Melee weapons'),
      says: 'The Might modifier is added to damage. Critical damage has a column of its own.',
    },
    { source: inRules('Critical Damage'), says: 'Every weapon states its own critical damage.' },
  ],
  ruling: 'Might changes normal damage only. A weak arm lowers it, to zero at worst.',
  why: 'Critical damage is stated by the weapon.',
  alternative:
    'Counting Might in both makes strong fighters deadlier with every six; the formula can show it.',
});

export const objectDefence = defineRuling({
  id: 'object-defence',
  title: 'Hitting an object',
  kind: 'gap',
  places: [
    { source: inRules('Damage'), says: 'Objects are damaged as people are, but have health only.' },
    {
      source: inRules('Defence'),
      says: 'Defence needs a Speed, which objects lack. No health of any object is given.',
    },
  ],
  ruling:
    'The game master sets the defence from the table of difficulties, and the health. All damage goes to health, critical hits included.',
  why: 'Hitting a thing is a task like any other.',
  alternative: 'The base of defence without a modifier, plus cover, is a quick answer.',
});

export const wakingUp = defineRuling({
  id: 'waking-up',
  title: 'Waking up',
  kind: 'contradiction',
  places: [
    { source: inRules('Incapacitated'), says: 'Time alone brings you round, from a few minutes to hours.' },
    { source: inRules('Incapacitated'), says: 'Mostly, medical help is needed.' },
    { source: inRules('Endurance'), says: 'Endurance returns after a long rest only.' },
  ],
  ruling:
    'You wake as soon as you have at least one point of endurance: by treatment at once, otherwise with one point after a time that the game master sets.',
  why: 'Being at zero is what incapacitates, so waking needs a point.',
  alternative: 'Without the point you would be awake and incapacitated at once.',
});

export const durabilityLoss = defineRuling({
  id: 'durability-loss',
  title: 'Durability within one hit',
  kind: 'gap',
  places: [
    {
      source: inPages('Durability'),
      says: 'Critical hits cost durability, and so does normal damage that reaches health. Both at once are not mentioned.',
    },
    { source: inPages('Durability'), says: 'At zero the armour is useless; from when on is not said.' },
  ],
  ruling:
    'Both count: one for each critical hit, and one more if normal damage reaches health. The armour protects through the whole hit that breaks it.',
  why: 'They are separate causes in the rule, and one roll is one moment.',
  alternative:
    'Counting critical hits one after the other, the last ones of a long burst could meet no armour.',
});

export const oneArmour = defineRuling({
  id: 'one-armour',
  title: 'Armour under a suit',
  kind: 'gap',
  places: [{ source: inPages('Armour'), says: 'Nothing is said about wearing two.' }],
  ruling: 'Only one counts. Choose which one before the crisis.',
  why: 'Each suit is listed as a whole set of armour.',
  alternative: 'Body armour below the best suit would stop the damage of both pistols completely.',
});

export const armourRepair = defineRuling({
  id: 'armour-repair',
  title: 'Mending armour',
  kind: 'gap',
  places: [
    { source: inPages('Durability'), says: 'Durability only goes down.' },
    { source: inRules('Engineering'), says: 'The skill repairs devices, without figures.' },
  ],
  ruling:
    'Armour can be mended with Engineering between adventures. The game master sets difficulty and price.',
  why: 'A suit that costs a fortune should not be thrown away for one fight.',
  alternative: 'Without repair, buy new armour.',
});

export const environmentDamage = defineRuling({
  id: 'environment-damage',
  title: 'Falls, traps and surroundings',
  kind: 'gap',
  places: [
    { source: inRules('Damage'), says: 'Traps and surroundings deal damage.' },
    {
      source: inRules('Athletics'),
      says: 'Falling damage can be avoided. No figure is given for any of it.',
    },
  ],
  ruling: 'The game master chooses the damage. The weapon tables show what hurts how much.',
  why: 'No figure exists, and the weapons set the scale.',
  alternative: 'A table of falls would have to be made up.',
});

export const brokenSuit = defineRuling({
  id: 'broken-suit',
  title: 'Is a broken space suit still tight?',
  kind: 'gap',
  places: [
    { source: inPages('Durability'), says: 'At zero, armour is useless.' },
    { source: inPages('Suits'), says: 'Suits are space suits too, with the same durability.' },
  ],
  ruling:
    'Only the damage reduction is gone. The suit holds its air and its extras work, unless the game master describes a leak.',
  why: 'Durability belongs to the chapter on armour, and sudden death in space should be a decision.',
  alternative: 'A suit that is useless altogether turns every long fight in space deadly.',
});

// Crisis

export const tiedAgain = defineRuling({
  id: 'tied-again',
  title: 'Tied once more',
  kind: 'gap',
  places: [{ source: inRules('Turn order'), says: 'If a tie remains, roll again; who rolls is not said.' }],
  ruling: 'Only those who are tied roll again, among themselves, with the same modifiers.',
  why: 'The places of all others are settled.',
  alternative: 'If everybody rolls again, an order that was clear is thrown away.',
});

export const roundLength = defineRuling({
  id: 'round-length',
  title: 'What a round is',
  kind: 'gap',
  places: [
    {
      source: inRules('Actions'),
      says: 'Speaks of rounds, without saying what one is or how long it lasts.',
    },
  ],
  ruling:
    'A round is over when everybody in the crisis has had a turn. The order is rolled once, when the crisis starts.',
  why: 'Turn order is determined at the start, and nothing calls for another roll.',
  alternative: 'Rolling every round makes fights less predictable and slower.',
});

export const attackActions = defineRuling({
  id: 'attack-actions',
  title: 'Attacks on one turn',
  kind: 'gap',
  places: [
    {
      source: inRules('Actions'),
      says: 'Striking an enemy is an example of an action. A limit for attacks is not given.',
    },
    {
      source: inRules('Defence'),
      says: 'Defending in melee is a skill check, with no word on what it costs.',
    },
  ],
  ruling:
    'An attack is one action, so you may attack with each of your actions. Defending costs nothing and may be done any number of times.',
  why: 'The rule for actions has no exception for attacks, and defence happens on the turns of others.',
  alternative: 'One attack per turn doubles the length of a fight.',
});

export const readyLimit = defineRuling({
  id: 'ready-limit',
  title: 'How many ready actions',
  kind: 'contradiction',
  places: [
    { source: inRules('Actions'), says: 'Any number of actions may be made ready.' },
    { source: inRules('Actions'), says: 'You have two actions on your turn.' },
  ],
  ruling: 'You may make ready as many actions as you have left on this turn, each with its own trigger.',
  why: 'An action must exist before it can be kept.',
  alternative: 'Without that limit, nobody would ever run out of prepared answers.',
});

export const reactionDuty = defineRuling({
  id: 'reaction-duty',
  title: 'Must you react?',
  kind: 'contradiction',
  places: [
    { source: inRules('Reactions'), says: 'The check has to be made when the game master asks for it.' },
    { source: inRules('Reactions'), says: 'In the example the friend may get a reaction.' },
  ],
  ruling:
    'The game master decides whether there is a reaction. You may refuse to help somebody else; then it counts as failed.',
  why: 'The danger is not yours to call off, but your help is yours to give.',
  alternative: 'A strict duty would make characters save people against their will.',
});

export const reactionLimit = defineRuling({
  id: 'reaction-limit',
  title: 'How many reactions',
  kind: 'gap',
  places: [{ source: inRules('Reactions'), says: 'They cost no action, and no limit is named.' }],
  ruling: 'There is no limit. Each event may call for one.',
  why: 'They follow from events, not from choices of the player.',
  alternative: 'With one for each round, a second danger would strike without a check.',
});

export const movement = defineRuling({
  id: 'movement',
  title: 'How far you move',
  kind: 'gap',
  places: [
    { source: inRules('Actions'), says: 'Movement is an action with Athletics. No distance is given.' },
  ],
  ruling:
    'One action takes you to a place nearby that the game master agrees on. Roll Athletics only where something is in the way.',
  why: 'Ranges have no figures either, so distances are words in this game.',
  alternative: 'Rolling for every step makes crossing a corridor a matter of luck.',
});

// Making a character

export const startingFund = defineRuling({
  id: 'starting-fund',
  title: 'How much money at the start',
  kind: 'gap',
  places: [
    { source: inRules('Second: Make adaptions'), says: 'The game master hands out money; no sum is given.' },
  ],
  ruling:
    'The game master names the sum, the same for all. The sum that the plan starts with is our example and no rule.',
  why: 'How rich the heroes are depends on the story. Our example pays for one well raised ability, some skills and a rifle.',
  alternative: 'Try other sums in the plan.',
});

export const equipmentMoney = defineRuling({
  id: 'equipment-money',
  title: 'Money for equipment',
  kind: 'gap',
  places: [
    { source: inRules('Second: Make adaptions'), says: 'The fund is for abilities, skills and perks.' },
    {
      source: inRules('Fourth: Buy equipment'),
      says: 'Equipment is bought last, with no word on the money.',
    },
  ],
  ruling: 'It is the same fund: what you have not spent in the second step buys equipment in the fourth.',
  why: 'There is only one currency and one sum.',
  alternative: 'A second sum for gear keeps players from starting unarmed.',
});

export const otherRaces = defineRuling({
  id: 'other-races',
  title: 'Only one race is given',
  kind: 'gap',
  places: [
    { source: inRules('First: Choose a race'), says: 'Several races are supported.' },
    { source: inRules('Human'), says: 'The human is the only one written out.' },
  ],
  ruling:
    'Play a human, or let the game master write a race with the same entries. Its abilities are its free starting ranks.',
  why: 'Prices are totals, so any starting rank works: pay the difference.',
  alternative: 'None.',
});

// Equipment

export const blankCapacity = defineRuling({
  id: 'blank-capacity',
  title: 'The blank magazine',
  kind: 'gap',
  places: [
    {
      source: inPages('Ranged weapons'),
      says: 'The capacity of the CP9 is blank, though its magazine has a price.',
    },
  ],
  ruling: 'Play the CP9 with as many shots as the other pistol, the P32.',
  why: 'Both have the same range and reload, and something must be in the magazine.',
  alternative: 'A compact pistol may well hold fewer.',
});

export const weightLimit = defineRuling({
  id: 'weight-limit',
  title: 'Weight without a limit',
  kind: 'gap',
  places: [
    {
      source: inPages('Other items'),
      says: 'Items have weights; neither a unit nor a limit is given, and armour has none.',
    },
  ],
  ruling: 'Read them as kilograms and let common sense decide.',
  why: 'The figures fit kilograms, and no rule uses them.',
  alternative: 'A limit by Might would need to be made up.',
});

export const weaponNotes = defineRuling({
  id: 'weapon-notes',
  title: 'Notes without a rule',
  kind: 'gap',
  places: [
    {
      source: inPages('Ranged weapons'),
      says: 'Notes such as compact or high accuracy have no rule behind them.',
    },
  ],
  ruling: 'They describe. Compact weapons are easier to hide; high accuracy is already in the hit value.',
  why: 'No rule refers to them.',
  alternative: 'A game master may grant a small bonus where the note fits.',
});

export const weaponSkill = defineRuling({
  id: 'weapon-skill',
  title: 'Which skill fires which weapon',
  kind: 'gap',
  places: [
    { source: inPages('Ranged weapons'), says: 'The table names no skill.' },
    {
      source: inRules('Light Weapons'),
      says: 'Covers firearms, and portable ones up to light machine guns.',
    },
    {
      source: inRules('Heavy Weapons'),
      says: 'Covers mounted guns, and very large portable ones such as rocket launchers.',
    },
  ],
  ruling: 'All listed ranged weapons use Light Weapons.',
  why: 'All of them can be carried, and none is a launcher.',
  alternative: 'The two heaviest might count as very large; then they use Heavy Weapons.',
});

export const itemEffects = defineRuling({
  id: 'item-effects',
  title: 'Items without a rule',
  kind: 'gap',
  places: [
    { source: inPages('Other items'), says: 'Lists price and weight, and no effect.' },
    { source: inRules('Breaching'), says: 'Some things need proper tools. Which ones is not said.' },
  ],
  ruling:
    'An item makes possible what it is made for. The game master may lower a difficulty, or call a task impossible without it.',
  why: 'That is how the skills speak of tools.',
  alternative: 'A fixed bonus for every tool would be a new rule.',
});

export const itemActions = defineRuling({
  id: 'item-actions',
  title: 'How long using an item takes',
  kind: 'gap',
  places: [
    { source: inPages('Using medical items'), says: 'Names no number of actions.' },
    { source: inRules('Actions'), says: 'The game master may let a task take several.' },
  ],
  ruling: 'Using an item is one action, with or without the check.',
  why: 'An action is the ordinary measure.',
  alternative: 'A game master may want a kit to take longer than a shot.',
});
