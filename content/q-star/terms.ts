import { defineTerm } from '../../src/rules/term';
import { inPages, inRules } from './sources';

export const gameMaster = defineTerm({
  id: 'game-master',
  name: 'Game master',
  abbreviation: 'GM',
  also: ['DM', 'dungeon master', 'referee', 'narrator'],
  summary:
    'The one at the table who runs the game: sets the scene, plays everybody else and has the last word.',
  at: 'introduction#what-you-need',
  source: inRules('Introduction'),
});

export const npc = defineTerm({
  id: 'npc',
  name: 'Non-player character',
  abbreviation: 'NPC',
  also: ['monster', 'creature', 'extra'],
  summary:
    'Anybody in the story whom the game master plays. NPCs and monsters have the same abilities as characters.',
  at: 'introduction#words-that-the-rules-use',
  source: inRules('Abilities'),
});

export const d6 = defineTerm({
  id: 'd6',
  name: 'Six-sided die',
  abbreviation: 'd6',
  also: ['dice', 'die', 'd10', 'dice notation'],
  summary:
    'An ordinary die. A number before the d says how many are rolled and added, the number after it how many sides each has.',
  at: 'introduction#reading-dice',
  source: inRules('Introduction'),
});

export const ability = defineTerm({
  id: 'ability',
  name: 'Ability',
  also: ['attribute', 'abilities', 'stat', 'characteristic'],
  summary: 'Might, Speed, Intelligence or Charisma: what somebody is born with. Each has a rank.',
  at: 'abilities#ranks-and-modifiers',
  source: inRules('Abilities'),
});

export const abilityModifierTerm = defineTerm({
  id: 'modifier',
  name: 'Ability modifier',
  also: ['modifier', 'mod', 'ability bonus'],
  summary:
    'The rank of an ability minus the average rank. It is added to rolls, and is a penalty below average.',
  at: 'abilities#ranks-and-modifiers',
  source: inRules('Abilities'),
});

export const might = defineTerm({
  id: 'might',
  name: 'Might',
  abbreviation: 'MI',
  also: ['strength', 'constitution', 'toughness'],
  summary: 'The ability of the body: strength and resilience. Gives both pools and adds to melee damage.',
  at: 'abilities#might',
  source: inRules('Might'),
});

export const speed = defineTerm({
  id: 'speed',
  name: 'Speed',
  abbreviation: 'SP',
  also: ['dexterity', 'agility', 'reflexes'],
  summary:
    'The ability of reflexes and steady hands. Raises defence and turn order, and serves stealth and locks.',
  at: 'abilities#speed',
  source: inRules('Speed'),
});

export const intelligence = defineTerm({
  id: 'intelligence',
  name: 'Intelligence',
  abbreviation: 'IN',
  also: ['wits', 'memory', 'INT'],
  summary: 'The ability of learning and remembering. Serves technical and medical skills, and turn order.',
  at: 'abilities#intelligence',
  source: inRules('Intelligence'),
});

export const charisma = defineTerm({
  id: 'charisma',
  name: 'Charisma',
  abbreviation: 'CA',
  also: ['personality', 'leadership', 'CHA'],
  summary: 'The ability of looks, presence and leadership. Serves dealings between people.',
  at: 'abilities#charisma',
  source: inRules('Charisma'),
});

export const pool = defineTerm({
  id: 'pool',
  name: 'Pool',
  also: ['pools', 'points'],
  summary: 'A store of points that harm takes away: endurance and health. Objects have health alone.',
  at: 'pools#the-two-pools',
  source: inRules('Pools'),
});

export const endurance = defineTerm({
  id: 'endurance',
  name: 'Endurance',
  also: ['stamina', 'fatigue', 'endurance points'],
  summary:
    'The pool for short-term strain. It takes damage first and returns with rest; at zero you are incapacitated.',
  at: 'pools#endurance',
  source: inRules('Endurance'),
});

export const health = defineTerm({
  id: 'health',
  name: 'Health',
  also: ['hit points', 'HP', 'life', 'wounds', 'health points'],
  summary:
    'The pool for wounds and illness. Rest does not bring it back, treatment does; at zero you are dead.',
  at: 'pools#health',
  source: inRules('Health'),
});

export const race = defineTerm({
  id: 'race',
  name: 'Race',
  also: ['species', 'ancestry', 'human'],
  summary:
    'What sort of being a character is. It gives the starting abilities, the bases and dice of both pools, and perhaps perks and flaws.',
  at: 'making-a-character#first-choose-a-race',
  source: inRules('First: Choose a race'),
});

export const skill = defineTerm({
  id: 'skill',
  name: 'Skill',
  also: ['skills', 'expertise', 'talent'],
  summary:
    'A field that a character has trained in. Each skill belongs to one ability and has one of five ranks.',
  at: 'skills#ranks',
  source: inRules('Skills'),
});

export const skillRank = defineTerm({
  id: 'skill-rank',
  name: 'Skill rank',
  also: ['untrained', 'proficient', 'trained', 'experienced', 'master', 'skill bonus', 'skill level'],
  summary:
    'How well a skill is known: untrained, proficient, trained, experienced or master. Each rank has its bonus.',
  at: 'skills#ranks',
  source: inRules('Skills'),
});

export const check = defineTerm({
  id: 'check',
  name: 'Skill check',
  also: ['skill roll', 'check', 'test', 'dice roll'],
  summary: 'Three dice, plus ability modifier, skill bonus and roleplay bonus. It must reach the difficulty.',
  at: 'skills#skill-checks',
  source: inRules('Skills'),
});

export const roleplayBonus = defineTerm({
  id: 'roleplay-bonus',
  name: 'Roleplay bonus',
  also: ['roleplaying', 'roleplay penalty', 'acting'],
  summary: 'What the game master adds to a check, or takes from it, for how the player plays the moment.',
  at: 'skills#roleplay',
  source: inRules('Skills'),
});

export const task = defineTerm({
  id: 'task',
  name: 'Task',
  also: ['tasks', 'main task'],
  summary: 'Something that a character tries to do and might fail at. The game master sets its difficulty.',
  at: 'skills#tasks-and-difficulty',
  source: inRules('Tasks'),
});

export const difficulty = defineTerm({
  id: 'difficulty',
  name: 'Difficulty',
  abbreviation: 'DC',
  also: ['difficulty check', 'difficulty class', 'target number', 'TN'],
  summary: 'The number that a skill check must reach. Equal is enough.',
  at: 'skills#tasks-and-difficulty',
  source: inRules('Tasks'),
});

export const success = defineTerm({
  id: 'success',
  name: 'Success and failure',
  also: ['success', 'failure', 'fail'],
  summary: 'A check that is equal to its difficulty or higher succeeds; a lower one fails.',
  at: 'skills#tasks-and-difficulty',
  source: inRules('Tasks'),
});

export const aiding = defineTerm({
  id: 'aiding',
  name: 'Aiding',
  also: ['aid', 'help', 'assist', 'teamwork', 'cooperation'],
  summary:
    'Rolling the same skill before a friend does, so that each of your successes makes the main task better or easier.',
  at: 'skills#aiding',
  source: inRules('Aiding'),
});

export const contest = defineTerm({
  id: 'contest',
  name: 'Competition',
  also: ['contest', 'opposed check', 'versus', 'opposed roll'],
  summary:
    'Two sides roll their skills against each other. The higher check wins, and the defender wins a tie.',
  at: 'skills#competition',
  source: inRules('Competition'),
});

export const counterSkill = defineTerm({
  id: 'counter-skill',
  name: 'Counter-skill',
  also: ['counter skill', 'opposing skill'],
  summary: 'The skill that answers another one in a competition, as Notice answers Stealth.',
  at: 'skill-list#at-a-glance',
  source: inRules('Available Skills'),
});

export const perk = defineTerm({
  id: 'perk',
  name: 'Perk',
  also: ['perks', 'feat', 'advantage', 'edge'],
  summary:
    'A special talent that makes a character better or allows something new. Most cost credits and have a requirement.',
  at: 'perks-and-flaws#perks',
  source: inRules('Perks'),
});

export const flaw = defineTerm({
  id: 'flaw',
  name: 'Flaw',
  also: ['flaws', 'drawback', 'disadvantage', 'hindrance'],
  summary: 'A lasting weakness. In return it brings a benefit or credits.',
  at: 'perks-and-flaws#flaws',
  source: inRules('Flaws'),
});

export const credits = defineTerm({
  id: 'credits',
  name: 'Credits',
  also: ['money', 'cash', 'currency', 'starting fund', 'price', 'cost'],
  summary:
    'The digital money of the setting, kept on cards. It buys gear, and also ability ranks, skills and perks.',
  at: 'equipment#credits',
  source: inPages('Credits'),
});

export const defenceTerm = defineTerm({
  id: 'defence-value',
  name: 'Defence',
  also: ['AC', 'armour class', 'defense', 'dodge', 'evasion'],
  summary:
    'What an attack roll must reach: a base plus Speed modifier and cover. In melee it is rolled instead.',
  at: 'combat#defence',
  source: inRules('Defence'),
});

export const cover = defineTerm({
  id: 'cover',
  name: 'Cover',
  also: ['light cover', 'heavy cover', 'concealment', 'hiding'],
  summary: 'Anything that hides or shields a target. It raises defence and softens endurance damage.',
  at: 'combat#cover',
  source: inRules('Cover'),
});

export const entrenched = defineTerm({
  id: 'entrenched',
  name: 'Entrenched',
  also: ['full cover', 'immunity to critical hits'],
  summary:
    'The strongest cover. Critical hits do not count against it, unless the weapon goes round the cover.',
  at: 'combat#cover',
  source: inRules('Cover'),
});

export const attackRoll = defineTerm({
  id: 'attack-roll',
  name: 'Attack roll',
  also: ['attack', 'to hit', 'hit roll', 'shooting', 'strike'],
  summary:
    'Three dice, plus the hit value of the weapon, the skill bonus and a die per extra shot. It must reach the defence.',
  at: 'combat#attack',
  source: inRules('Attack'),
});

export const hitValue = defineTerm({
  id: 'hit-value',
  name: 'Hit value',
  also: ['hit bonus', 'accuracy', 'hit'],
  summary: 'What a weapon adds to the attack roll.',
  at: 'equipment#reading-the-weapon-tables',
  source: inRules('Attack'),
});

export const rateOfFire = defineTerm({
  id: 'rate-of-fire',
  name: 'Rate of fire',
  abbreviation: 'RoF',
  also: ['burst', 'automatic fire', 'extra shots', 'ROF'],
  summary:
    'How many shots a weapon may fire in one attack. Each one after the first adds a die to the attack roll.',
  at: 'combat#rate-of-fire',
  source: inRules('Attack'),
});

export const range = defineTerm({
  id: 'range',
  name: 'Range',
  also: ['close', 'medium', 'far', 'range penalty', 'distance'],
  summary: 'How far a weapon shoots well: close, medium or far. Beyond it the attack roll takes a penalty.',
  at: 'combat#range',
  source: inRules('Attack'),
});

export const damage = defineTerm({
  id: 'damage',
  name: 'Damage',
  also: ['normal damage', 'endurance damage', 'health damage', 'harm', 'DMG'],
  summary:
    'What a hit takes away. Normal damage goes to endurance first and to health once endurance is gone.',
  at: 'damage#endurance-before-health',
  source: inRules('Damage'),
});

export const damageReduction = defineTerm({
  id: 'damage-reduction',
  name: 'Damage reduction',
  abbreviation: 'DR',
  also: ['armour', 'armor', 'protection', 'soak'],
  summary: 'What armour takes off the damage of every hit, and off every critical hit.',
  at: 'damage#damage-reduction',
  source: inRules('Damage'),
});

export const criticalHit = defineTerm({
  id: 'critical-hit',
  name: 'Critical hit',
  also: ['crit', 'critical', 'sixes', 'natural six'],
  summary: 'Every six among the dice of an attack that hits.',
  at: 'damage#critical-hits',
  source: inRules('Critical Hit'),
});

export const criticalDamage = defineTerm({
  id: 'critical-damage',
  name: 'Critical damage',
  also: ['crit damage', 'headshot'],
  summary:
    'Extra damage of a critical hit. It goes straight to health; armour lowers it, but never to nothing.',
  at: 'damage#critical-damage',
  source: inRules('Critical Damage'),
});

export const durability = defineTerm({
  id: 'durability',
  name: 'Durability',
  also: ['armour wear', 'broken armour'],
  summary:
    'How much a suit of armour can take. Critical hits and hits that reach health use it up; at zero it protects no more.',
  at: 'equipment#durability',
  source: inPages('Durability'),
});

export const incapacitated = defineTerm({
  id: 'incapacitated',
  name: 'Incapacitated',
  also: ['unconscious', 'knocked out', 'KO', 'down'],
  summary: 'Out cold: the state of a creature whose endurance is at zero.',
  at: 'damage#incapacitated',
  source: inRules('Incapacitated'),
});

export const dead = defineTerm({
  id: 'dead',
  name: 'Dead',
  also: ['death', 'killed', 'dying'],
  summary: 'The state of a creature whose health, or one of whose abilities, is at zero.',
  at: 'damage#dead',
  source: inRules('Dead'),
});

export const crisis = defineTerm({
  id: 'crisis',
  name: 'Crisis',
  also: ['combat', 'encounter', 'fight', 'emergency'],
  summary: 'Any scene in which every moment counts and all take turns. A fight always is one.',
  at: 'crisis#when-a-crisis-starts',
  source: inRules('Crisis'),
});

export const turnOrderTerm = defineTerm({
  id: 'order-of-turns',
  name: 'Turn order',
  also: ['initiative', 'who goes first', 'init'],
  summary:
    'Who acts before whom in a crisis: one die plus the Speed and Intelligence modifiers, highest first.',
  at: 'crisis#turn-order',
  source: inRules('Turn order'),
});

export const turn = defineTerm({
  id: 'turn',
  name: 'Turn and round',
  also: ['turn', 'round', 'combat round'],
  summary: 'A turn is your moment to act in a crisis. A round is over when everybody has had a turn.',
  at: 'crisis#actions',
  source: inRules('Actions'),
});

export const action = defineTerm({
  id: 'action',
  name: 'Action',
  also: ['actions', 'move', 'actions per turn'],
  summary: 'A small piece of time on your turn, used for one deed. Most deeds need a skill check.',
  at: 'crisis#actions',
  source: inRules('Actions'),
});

export const readyAction = defineTerm({
  id: 'ready-action',
  name: 'Ready action',
  also: ['overwatch', 'held action', 'delay', 'readied action'],
  summary:
    'An action saved for an event that you name. If the event does not come before your next turn, it is lost.',
  at: 'crisis#ready-actions',
  source: inRules('Actions'),
});

export const freeAction = defineTerm({
  id: 'free-action',
  name: 'Free action',
  also: ['instant'],
  summary: 'Something so quick that the game master does not count it as an action.',
  at: 'crisis#free-actions',
  source: inRules('Free Actions'),
});

export const reaction = defineTerm({
  id: 'reaction',
  name: 'Reaction',
  also: ['saving throw', 'save', 'out of turn'],
  summary:
    'A skill check that the game master calls for when something happens to you. It uses up none of your actions.',
  at: 'crisis#reactions',
  source: inRules('Reactions'),
});

export const capacity = defineTerm({
  id: 'capacity',
  name: 'Capacity',
  also: ['ammunition', 'ammo', 'rounds', 'bullets', 'magazine'],
  summary: 'How many shots a loaded ranged weapon holds.',
  at: 'equipment#reading-the-weapon-tables',
  source: inPages('Ranged weapons'),
});

export const reload = defineTerm({
  id: 'reload',
  name: 'Reload',
  also: ['reloading', 'change magazine'],
  summary: 'How many actions it takes to load a weapon again. You may stop halfway and go on later.',
  at: 'equipment#reading-the-weapon-tables',
  source: inPages('Ranged weapons'),
});

export const weight = defineTerm({
  id: 'weight',
  name: 'Weight',
  also: ['encumbrance', 'load', 'carrying'],
  summary: 'A figure that the item lists give. The rules put no limit on it.',
  at: 'equipment#other-items',
  source: inPages('Other items'),
});
