import { defineTerm } from '../../src/rules/term';
import { manaOrMovement } from './rulings-magic';
import { inRulebook } from './sources';

/** The words that all parts of the book use. */

export const gameMaster = defineTerm({
  id: 'game-master',
  name: 'game master',
  abbreviation: 'GM',
  also: ['referee'],
  summary:
    'The player who prepares the adventure, speaks for everybody whom no other player plays, and has the last word on the rules.',
  at: 'introduction#who-plays-what',
  source: inRulebook('Basic Setup'),
});

export const playerCharacter = defineTerm({
  id: 'player-character',
  name: 'player character',
  abbreviation: 'PC',
  also: ['hero'],
  summary: 'A character whom a player plays.',
  at: 'introduction#who-plays-what',
  source: inRulebook('Basic Setup'),
});

export const nonPlayerCharacter = defineTerm({
  id: 'non-player-character',
  name: 'non-player character',
  abbreviation: 'NPC',
  summary: 'Anybody whom the game master plays.',
  at: 'introduction#who-plays-what',
  source: inRulebook('Basic Setup'),
});

export const foe = defineTerm({
  id: 'foe',
  name: 'foe',
  also: ['monster', 'enemy', 'alien'],
  summary: 'An NPC who is hostile to the player characters.',
  at: 'introduction#who-plays-what',
  source: inRulebook('Basic Game Play'),
});

export const standardRollTerm = defineTerm({
  id: 'standard-roll',
  name: 'standard roll',
  also: ['two dice', 'positive die', 'negative die', 'white die', 'black die'],
  summary:
    'Two six-sided dice, one positive and one negative. The lower one counts, with its sign; equal dice are 0.',
  at: 'standard-roll#how-to-read-it',
  source: inRulebook('How To Use The Dice'),
});

export const targetNumber = defineTerm({
  id: 'target-number',
  name: 'target number',
  abbreviation: 'TN',
  also: ['difficulty', 'DC'],
  summary: 'What a test must reach. It is 5 unless something says otherwise.',
  at: 'abilities#testing-an-ability',
  source: inRulebook('Changing Ability Test Difficulties'),
});

export const primaryTrait = defineTerm({
  id: 'primary-trait',
  name: 'primary trait',
  also: ['attribute', 'ability score', 'stat'],
  summary:
    'Strength, Perception, Intelligence, Dexterity, Health, Charisma, and Magic for those who want it: from 1 to 10.',
  at: 'primary-traits#points',
  source: inRulebook('Primary Traits'),
});

export const strength = defineTerm({
  id: 'strength',
  name: 'Strength',
  abbreviation: 'Str',
  summary:
    'Muscle. It makes melee attacks, the Fortitude save, climbing and swimming better, and says how much you can carry.',
  at: 'primary-traits#what-each-is-for',
  source: inRulebook('Primary Traits'),
});

export const perception = defineTerm({
  id: 'perception',
  name: 'Perception',
  abbreviation: 'Per',
  summary: 'Eye, hand and instinct. It makes ranged attacks, the Reflex save, traps and lock picking better.',
  at: 'primary-traits#what-each-is-for',
  source: inRulebook('Primary Traits'),
});

export const intelligence = defineTerm({
  id: 'intelligence',
  name: 'Intelligence',
  abbreviation: 'Int',
  summary: 'Learning and reason. It gives ability modifiers and languages, and makes the Will save better.',
  at: 'primary-traits#what-each-is-for',
  source: inRulebook('Primary Traits'),
});

export const dexterity = defineTerm({
  id: 'dexterity',
  name: 'Dexterity',
  abbreviation: 'Dex',
  also: ['agility'],
  summary: 'Speed and nimbleness. It makes Defence, stealth and jumping better, and decides who acts first.',
  at: 'primary-traits#what-each-is-for',
  source: inRulebook('Primary Traits'),
});

export const healthTrait = defineTerm({
  id: 'health',
  name: 'Health',
  abbreviation: 'Hea',
  also: ['constitution'],
  summary: 'Vigour. It gives health points and stamina points.',
  at: 'primary-traits#what-each-is-for',
  source: inRulebook('Primary Traits'),
});

export const charisma = defineTerm({
  id: 'charisma',
  name: 'Charisma',
  abbreviation: 'Cha',
  summary: 'Looks, charm and leadership. It gives fortune points, and makes diplomacy and presence better.',
  at: 'primary-traits#what-each-is-for',
  source: inRulebook('Primary Traits'),
});

export const magicTrait = defineTerm({
  id: 'magic-trait',
  name: 'Magic',
  abbreviation: 'Mag',
  also: ['magic trait'],
  summary: 'The gift for spells or psionics. It gives mana points, and may be 0.',
  at: 'primary-traits#what-each-is-for',
  source: inRulebook('Primary Traits'),
});

export const healthPoints = defineTerm({
  id: 'health-points',
  name: 'health points',
  abbreviation: 'HP',
  also: ['hit points', 'life'],
  summary: 'The damage you can take before you are dying.',
  at: 'secondary-traits#health-points',
  source: inRulebook('Secondary Traits'),
});

export const staminaPoints = defineTerm({
  id: 'stamina-points',
  name: 'stamina points',
  abbreviation: 'SP',
  also: ['endurance', 'fatigue'],
  summary: 'Strength in reserve: spend them on movement, power points and talents.',
  at: 'secondary-traits#stamina-points',
  source: inRulebook('Secondary Traits'),
});

export const fortunePoints = defineTerm({
  id: 'fortune-points',
  name: 'fortune points',
  abbreviation: 'FP',
  also: ['luck', 're-roll'],
  summary: 'Luck: spend one to roll your dice again.',
  at: 'secondary-traits#fortune-points',
  source: inRulebook('Secondary Traits'),
});

export const saveTest = defineTerm({
  id: 'save',
  name: 'save',
  also: ['saving throw', 'save test'],
  summary: 'A standard roll on Fortitude, Reflex or Will that avoids or softens something bad.',
  at: 'secondary-traits#saves',
  source: inRulebook('Save Tests'),
});

export const fortitude = defineTerm({
  id: 'fortitude',
  name: 'Fortitude',
  summary: 'The save of the body. It equals Strength.',
  at: 'secondary-traits#saves',
  source: inRulebook('Save Tests'),
});

export const reflex = defineTerm({
  id: 'reflex',
  name: 'Reflex',
  summary: 'The save against what comes fast. It equals Perception.',
  at: 'secondary-traits#saves',
  source: inRulebook('Save Tests'),
});

export const will = defineTerm({
  id: 'will',
  name: 'Will',
  also: ['willpower'],
  summary: 'The save of the mind. It equals Intelligence.',
  at: 'secondary-traits#saves',
  source: inRulebook('Save Tests'),
});

export const ability = defineTerm({
  id: 'ability',
  name: 'ability',
  also: ['skill'],
  summary: 'One of ten broad kinds of action, with a number that comes from a primary trait.',
  at: 'abilities#the-ten',
  source: inRulebook('Abilities'),
});

export const subAbility = defineTerm({
  id: 'sub-ability',
  name: 'sub-ability',
  also: ['skill'],
  summary: 'A particular use of an ability. It has the number of its ability.',
  at: 'abilities#the-ten',
  source: inRulebook('Abilities'),
});

export const abilityTest = defineTerm({
  id: 'ability-test',
  name: 'ability test',
  also: ['skill check', 'ability check', 'skill roll'],
  summary: 'A standard roll added to an ability. Reach the target number and you succeed.',
  at: 'abilities#testing-an-ability',
  source: inRulebook('How Abilities Are Used'),
});

export const talent = defineTerm({
  id: 'talent',
  name: 'talent',
  also: ['feat', 'perk'],
  summary: 'Something special that a character can do. One is drawn at every rank.',
  at: 'talents#costs-and-effects',
  source: inRulebook('How Talents Are Used'),
});

export const archetype = defineTerm({
  id: 'archetype',
  name: 'archetype',
  also: ['class', 'profession'],
  summary: 'Combat, Subterfuge, Magic or Heal: the list that a talent is drawn from.',
  at: 'archetypes#choosing-one',
  source: inRulebook('Archetypes & Talents'),
});

export const attackTrait = defineTerm({
  id: 'attack',
  name: 'Attack',
  abbreviation: 'ATK',
  also: ['to hit'],
  summary: 'Strength or Perception, plus the damage of the weapon.',
  at: 'attack-and-defence#attack',
  source: inRulebook('Attack & Defense'),
});

export const defenceTrait = defineTerm({
  id: 'defence',
  name: 'Defence',
  abbreviation: 'DFS',
  also: ['AC', 'armour class', 'defense'],
  summary: 'Dexterity plus the toughness of what you wear. An attack hurts by as much as it exceeds it.',
  at: 'attack-and-defence#defence',
  source: inRulebook('Attack & Defense'),
});

export const toughness = defineTerm({
  id: 'toughness',
  name: 'toughness',
  also: ['armour value'],
  summary: 'What armour adds to Dexterity for Defence.',
  at: 'armour#toughness',
  source: inRulebook('Common Armor'),
});

export const weaponDamage = defineTerm({
  id: 'damage',
  name: 'damage',
  summary: 'What a weapon adds to Strength or Perception for Attack.',
  at: 'weapons#reading-the-tables',
  source: inRulebook('Common Weaponry'),
});

export const currency = defineTerm({
  id: 'currency',
  name: 'silver coin or system credit',
  abbreviation: 'SC',
  also: ['money', 'gold', 'price', 'sc'],
  summary: 'The money of the game: silver coins in fantasy, system credits in science fiction.',
  at: 'money#coins-and-credits',
  source: inRulebook('Money'),
});

export const goldCurrency = defineTerm({
  id: 'gold-currency',
  name: 'gold coin or galactic credit',
  abbreviation: 'GC',
  also: ['gold piece', 'gc'],
  summary: 'Worth 100 silver coins or system credits.',
  at: 'money#coins-and-credits',
  source: inRulebook('Money'),
});

export const weight = defineTerm({
  id: 'weight',
  name: 'weight',
  also: ['kilogram', 'load'],
  summary: 'What a thing weighs, in kilograms.',
  at: 'rest-and-load#what-can-you-carry',
  source: inRulebook('Weight & Encumbrance'),
});

export const space = defineTerm({
  id: 'space',
  name: 'space',
  also: ['square', 'hex', 'metre'],
  summary: 'The measure of distance on a map. On a local map it is one metre.',
  at: 'maps-and-time#spaces',
  source: inRulebook('Maps & Spaces'),
});

export const area = defineTerm({
  id: 'area',
  name: 'Area',
  summary: 'A flat shape on the map, in spaces: Area 5x3 is five long and three wide.',
  at: 'maps-and-time#areas-and-volumes',
  source: inRulebook('Distance, Area & Volume'),
});

export const turn = defineTerm({
  id: 'turn',
  name: 'turn',
  summary: 'Six seconds.',
  at: 'maps-and-time#how-time-passes',
  source: inRulebook('Time'),
});

export const round = defineTerm({
  id: 'round',
  name: 'round',
  summary: 'Ten minutes. Beware: in many other games a round is a few seconds.',
  at: 'maps-and-time#how-time-passes',
  source: inRulebook('Time'),
});

export const movementPoints = defineTerm({
  id: 'movement-points',
  name: 'movement points',
  abbreviation: 'MP',
  shares: manaOrMovement,
  also: ['speed', 'move'],
  summary:
    'How many spaces you can go in a turn, a minute, a round or an hour; hard ground costs more of them.',
  at: 'movement#how-far-in-an-interval',
  source: inRulebook('Movement'),
});

export const lineOfSight = defineTerm({
  id: 'line-of-sight',
  name: 'line of sight',
  abbreviation: 'LOS',
  summary: 'A straight line between two spaces that nothing blocks.',
  at: 'light-and-sight#line-of-sight',
  source: inRulebook('Line of Sight (LOS)'),
});

export const partialCover = defineTerm({
  id: 'partial-cover',
  name: 'partial cover',
  also: ['cover'],
  summary: 'What shields a target of which only one corner is in sight.',
  at: 'light-and-sight#partial-cover',
  source: inRulebook('Line of Sight (LOS)'),
});

export const rank = defineTerm({
  id: 'rank',
  name: 'rank',
  also: ['level'],
  summary: 'How experienced a character is, from I to V.',
  at: 'ranks#the-five-ranks',
  source: inRulebook('Ranks'),
});

export const experiencePoints = defineTerm({
  id: 'experience-points',
  name: 'experience points',
  abbreviation: 'XP',
  also: ['experience'],
  summary: 'What defeated foes and found treasure are worth to you.',
  at: 'ranks#experience',
  source: inRulebook('Experience Points'),
});

export const condition = defineTerm({
  id: 'condition',
  name: 'condition',
  also: ['status', 'affliction'],
  summary: 'A state that you are in, mostly a bad one, often with counters.',
  at: 'conditions#what-they-are',
  source: inRulebook('Conditions'),
});

export const counter = defineTerm({
  id: 'counter',
  name: 'counter',
  summary: 'Counts how often you have a condition: Bleed 2 is two bleed counters.',
  at: 'conditions#counters',
  source: inRulebook('Conditions'),
});

export const dying = defineTerm({
  id: 'dying',
  name: 'dying',
  also: ['death'],
  summary: 'Losing health every turn, and dying for good when a Fortitude save fails.',
  at: 'death#dying',
  source: inRulebook('Conditions'),
});

export const manaPoints = defineTerm({
  id: 'mana-points',
  name: 'mana points',
  abbreviation: 'MP',
  shares: manaOrMovement,
  also: ['mana', 'magic points', 'psi points', 'spell points'],
  summary: 'What spells and psionics cost. As many as the Magic trait, each of one type.',
  at: 'mana#mana-points',
  source: inRulebook('Mana Points'),
});

export const tier = defineTerm({
  id: 'tier',
  name: 'tier',
  also: ['spell level'],
  summary: 'How high a spell or psionic stands, from 1 to 5: it says which rank it takes and what it costs.',
  at: 'mana#tiers-and-rank',
  source: inRulebook('Spell & Psionic Types'),
});

export const powerPoints = defineTerm({
  id: 'power-points',
  name: 'power points',
  abbreviation: 'PP',
  also: ['power'],
  summary: 'Bonus from a good attack roll or from stamina, spent on what weapons, armour and talents can do.',
  at: 'attacks#power-points',
  source: inRulebook('Power Points'),
});

export const standardAction = defineTerm({
  id: 'standard-action',
  name: 'standard action',
  summary: 'Half a turn: three seconds. You have two.',
  at: 'actions#three-kinds-of-action',
  source: inRulebook('Combat Actions'),
});

export const fullAction = defineTerm({
  id: 'full-turn-action',
  name: 'full-turn action',
  also: ['full action'],
  summary: 'A whole turn: six seconds.',
  at: 'actions#three-kinds-of-action',
  source: inRulebook('Combat Actions'),
});

export const freeAction = defineTerm({
  id: 'free-action',
  name: 'free action',
  summary: 'Takes no time; you may take any number.',
  at: 'actions#three-kinds-of-action',
  source: inRulebook('Combat Actions'),
});

export const aim = defineTerm({
  id: 'aim',
  name: 'aim',
  summary: 'A standard action that lets you re-roll any of your attack dice once.',
  at: 'aim-and-dodge#aim',
  source: inRulebook('Aim'),
});

export const dodge = defineTerm({
  id: 'dodge',
  name: 'dodge',
  summary: 'A standard action that makes attackers re-roll the dice that you choose.',
  at: 'aim-and-dodge#dodge',
  source: inRulebook('Dodge'),
});

export const initiative = defineTerm({
  id: 'initiative',
  name: 'initiative',
  summary: 'Which side acts first in an encounter.',
  at: 'surprise-and-initiative#who-acts-first',
  source: inRulebook('Surprise & Initiative'),
});

export const morale = defineTerm({
  id: 'morale',
  name: 'morale',
  summary: 'The courage of an NPC, tested by a Will save.',
  at: 'reactions-and-morale#morale',
  source: inRulebook('Morale (Optional)'),
});

export const loyaltyPoints = defineTerm({
  id: 'loyalty-points',
  name: 'loyalty points',
  abbreviation: 'LP',
  also: ['loyal points'],
  summary: 'How faithful a hired NPC is, as a modifier to the Presence test of the employer.',
  at: 'reactions-and-morale#loyalty',
  source: inRulebook('Morale (Optional)'),
});

export const alignmentPoints = defineTerm({
  id: 'alignment-points',
  name: 'alignment points',
  abbreviation: 'AP',
  also: ['alignment'],
  summary: 'How good or how evil a character has become.',
  at: 'alignment#earning-points',
  source: inRulebook('Alignment (Optional)'),
});

export const confidencePoints = defineTerm({
  id: 'confidence-points',
  name: 'confidence points',
  abbreviation: 'CP',
  also: ['confidence'],
  summary: 'How content the people of a sovereignty are.',
  at: 'confidence#levels',
  source: inRulebook('Sovereignty Building (Optional)'),
});
