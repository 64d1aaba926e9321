import { defineTerm } from '../../src/rules/term';
import { inIntroduction, inPages } from './sources';

export const check = defineTerm({
  id: 'check',
  name: 'Check',
  also: ['roll', 'test', 'skill check', 'skill roll', 'attribute check'],
  summary:
    'A roll of three six-sided dice plus modifiers that decides an uncertain task. Reaching the target number is a success.',
  at: 'checks#making-a-check',
  source: inIntroduction('Checks'),
});

export const targetNumber = defineTerm({
  id: 'target-number',
  name: 'Target number',
  also: ['target', 'TN', 'threshold', 'goal'],
  summary: 'The number that a check must at least reach. It is three times the difficulty level.',
  at: 'checks#difficulty-levels',
  source: inIntroduction('Checks'),
});

export const difficultyLevel = defineTerm({
  id: 'difficulty-level',
  name: 'Difficulty level',
  also: ['difficulty', 'task level', 'mundane', 'routine', 'demanding', 'challenging', 'impossible'],
  summary: 'How hard a task is, on a ladder from 1 (Mundane) to 10 (Impossible). NPCs are rated by one too.',
  at: 'checks#difficulty-levels',
  source: inIntroduction('Difficulty Level'),
});

export const difficultyClass = defineTerm({
  id: 'difficulty-class',
  name: 'Difficulty Class',
  abbreviation: 'DC',
  also: ['difficulty check'],
  summary:
    'An older name that the glossary still carries. Read it as the target number: reach the DC and you succeed.',
  at: 'checks#difficulty-levels',
  source: inIntroduction('Glossary'),
});

export const difficultyModifier = defineTerm({
  id: 'difficulty-modifier',
  name: 'Difficulty modifier',
  also: ['level shift', 'shift'],
  summary:
    'A change of the difficulty level by circumstances. One level is worth three points on the roll, and the sum never passes two levels either way.',
  at: 'checks#assets-and-hindrances',
  source: inIntroduction('Difficulty Modifier'),
});

export const asset = defineTerm({
  id: 'asset',
  name: 'Asset',
  also: ['advantage', 'favourable circumstance', 'help'],
  summary: 'Something that helps with a task. It lowers the difficulty by one level.',
  at: 'checks#assets-and-hindrances',
  source: inPages('Difficulty'),
});

export const hindrance = defineTerm({
  id: 'hindrance',
  name: 'Hindrance',
  also: ['disadvantage', 'unfavourable circumstance', 'obstacle'],
  summary: 'A circumstance against you. It raises the difficulty by one level.',
  at: 'checks#assets-and-hindrances',
  source: inPages('Difficulty'),
});

export const circumstance = defineTerm({
  id: 'circumstance',
  name: 'Circumstance',
  also: ['bonus', 'penalty', 'situation modifier'],
  summary:
    'Points that the situation, a perk, a flaw or a piece of equipment adds to a roll or to a derived value.',
  at: 'checks#making-a-check',
  source: inPages('Difficulty'),
});

export const roleplayingCircumstance = defineTerm({
  id: 'roleplaying-circumstance',
  name: 'Roleplaying circumstance',
  also: ['roleplay bonus', 'prejudice', 'reputation'],
  summary:
    'A circumstance that comes from who you are, mostly through your race, a perk or a flaw: prejudice, sympathy or dislike, a criminal record.',
  at: 'checks#making-a-check',
  source: inIntroduction('Glossary'),
});

export const contest = defineTerm({
  id: 'contest',
  name: 'Contest',
  also: ['opposed check', 'competition', 'versus', 'tie'],
  summary:
    'Two active parties both make a check and the higher result wins. A tie goes to the one who defends; if nobody does, nothing happens.',
  at: 'checks#contests',
  source: inIntroduction('Contests'),
});

export const success = defineTerm({
  id: 'success',
  name: 'Success',
  also: ['succeed', 'pass'],
  summary: 'The check reached its target number; or, in a condition, a check that must be passed.',
  at: 'checks#symbols',
  source: inIntroduction('Glossary'),
});

export const failure = defineTerm({
  id: 'failure',
  name: 'Failure',
  also: ['fail', 'miss'],
  summary: 'The check stayed below its target number; or, in a condition, a check that must go wrong.',
  at: 'checks#symbols',
  source: inIntroduction('Glossary'),
});

export const rolledOne = defineTerm({
  id: 'rolled-one',
  name: 'Rolled 1',
  also: ['one', 'ones', 'fumble', 'critical failure'],
  summary:
    'A die symbol for a 1 on a die of the check; as many symbols, as many 1s are asked for. No printed rule uses it.',
  at: 'checks#symbols',
  source: inIntroduction('Glossary'),
});

export const rolledSix = defineTerm({
  id: 'rolled-six',
  name: 'Rolled 6',
  also: ['six', 'sixes'],
  summary:
    'A die symbol for a 6 on a die of the check; as many symbols, as many 6s are asked for. No printed rule uses it.',
  at: 'checks#symbols',
  source: inIntroduction('Glossary'),
});

export const base = defineTerm({
  id: 'base',
  name: 'Base',
  also: ['base value'],
  summary:
    'The part of a roll or a value that every character and creature shares, such as the three dice of a check.',
  at: 'checks#making-a-check',
  source: inIntroduction('Glossary'),
});

export const gameMaster = defineTerm({
  id: 'game-master',
  name: 'Game master',
  abbreviation: 'GM',
  also: ['DM', 'referee'],
  summary: 'The person who runs the game, sets difficulty levels and plays everybody whom no player plays.',
  at: 'introduction#what-you-need',
  source: inIntroduction('Difficulty Modifier'),
});

export const nonPlayerCharacter = defineTerm({
  id: 'non-player-character',
  name: 'Non-player character',
  abbreviation: 'NPC',
  also: ['enemy', 'opponent', 'monster', 'creature'],
  summary: 'Anybody the game master plays. One difficulty level stands for nearly all of their numbers.',
  at: 'checks#non-player-characters',
  source: inIntroduction('Difficulty Level'),
});

export const attribute = defineTerm({
  id: 'attribute',
  name: 'Attribute',
  also: ['ability', 'stat', 'attribute modifier', 'terrible', 'poor', 'mediocre', 'fair', 'superb'],
  summary:
    'Might, Speed, Intelligence or Charisma. A rank from 0 (Terrible) to 6 (Superb) gives a modifier from −3 to +3.',
  at: 'attributes#ranks-and-modifiers',
  source: inPages('Attributes'),
});

export const might = defineTerm({
  id: 'might',
  name: 'Might',
  abbreviation: 'MI',
  also: ['strength', 'constitution'],
  summary:
    'The attribute behind health, endurance, slots and the weight of what you can use. It may serve in melee.',
  at: 'attributes#the-four-attributes',
  source: inIntroduction('Abbreviations'),
});

export const speed = defineTerm({
  id: 'speed',
  name: 'Speed',
  abbreviation: 'SP',
  also: ['agility', 'dexterity', 'reflexes'],
  summary: 'The attribute behind movement, turn order and every defence against ranged attacks.',
  at: 'attributes#the-four-attributes',
  source: inIntroduction('Abbreviations'),
});

export const intelligence = defineTerm({
  id: 'intelligence',
  name: 'Intelligence',
  abbreviation: 'IN',
  also: ['INT', 'wits'],
  summary: 'The attribute behind perception and, with Speed, turn order.',
  at: 'attributes#the-four-attributes',
  source: inIntroduction('Abbreviations'),
});

export const charisma = defineTerm({
  id: 'charisma',
  name: 'Charisma',
  abbreviation: 'CH',
  also: ['CA', 'presence'],
  summary: 'The fourth attribute. No derived value uses it; skills under it do.',
  at: 'attributes#the-four-attributes',
  source: inIntroduction('Abbreviations'),
});

export const skill = defineTerm({
  id: 'skill',
  name: 'Skill',
  also: ['skill rank', 'skill modifier', 'training'],
  summary:
    'What a character has learnt. A rank from 0 (Terrible) to 6 (Superb) gives a modifier from −6 to +6.',
  at: 'skills#ranks-and-modifiers',
  source: inPages('Skills'),
});

export const skillDifficulty = defineTerm({
  id: 'skill-difficulty',
  name: 'Skill difficulty',
  also: ['easy skill', 'average skill', 'hard skill'],
  summary:
    'A skill is easy, average or hard to learn. That sets its price and how well you do without training.',
  at: 'skills#untrained-skills',
  source: inPages('Skills'),
});

export const untrained = defineTerm({
  id: 'untrained',
  name: 'Untrained',
  also: ['default', 'unskilled', 'no skill'],
  summary:
    'A skill you never bought: an easy one counts as Mediocre, an average one as Poor, a hard one as Terrible. A starred one cannot be tried.',
  at: 'skills#untrained-skills',
  source: inPages('Skills'),
});

export const starredSkill = defineTerm({
  id: 'starred-skill',
  name: 'Starred skill',
  also: ['asterisk', 'trained only'],
  summary: 'A skill that nobody can use without having bought a rank in it.',
  at: 'skills#starred-skills',
  source: inPages('Skills'),
});

export const perk = defineTerm({
  id: 'perk',
  name: 'Perk',
  also: ['feat', 'advantage', 'talent'],
  summary: 'A special trait that helps. The rules mention perks as modifiers of checks; none is listed.',
  at: 'introduction#what-the-rules-leave-open',
  source: inIntroduction('Checks'),
});

export const flaw = defineTerm({
  id: 'flaw',
  name: 'Flaw',
  also: ['drawback', 'weakness'],
  summary: 'A special trait that hinders. The rules mention flaws as modifiers of checks; none is listed.',
  at: 'introduction#what-the-rules-leave-open',
  source: inIntroduction('Checks'),
});

export const human = defineTerm({
  id: 'human',
  name: 'Human',
  also: ['race', 'starting character', 'character creation'],
  summary: 'The one race with printed figures: a fund of downtime and credits to make a character from.',
  at: 'acquisitions#a-humans-start',
  source: inPages('Human'),
});

export const health = defineTerm({
  id: 'health',
  name: 'Health',
  abbreviation: 'HP',
  also: ['health points', 'hit points', 'life', 'wounds'],
  summary: 'The pool that critical hits empty. It grows with Might.',
  at: 'secondary-values#health',
  source: inPages('Health'),
});

export const endurance = defineTerm({
  id: 'endurance',
  name: 'Endurance',
  abbreviation: 'EP',
  also: ['endurance points', 'stamina', 'fatigue'],
  summary:
    'The pool that takes hits first and pays for combat. It grows with Might and never falls below zero.',
  at: 'secondary-values#endurance',
  source: inPages('Endurance'),
});

export const perception = defineTerm({
  id: 'perception',
  name: 'Perception',
  also: ['notice', 'awareness', 'spot'],
  summary: 'How much you notice without trying. It grows with Intelligence and with your level.',
  at: 'secondary-values#perception',
  source: inPages('Perception'),
});

export const experience = defineTerm({
  id: 'experience',
  name: 'Experience',
  abbreviation: 'XP',
  also: ['EXP', 'experience points'],
  summary:
    'What you gather by playing. It makes levels, raises the maxima of acquisitions and pays for fate.',
  at: 'secondary-values#experience-and-level',
  source: inIntroduction('Abbreviations'),
});

export const level = defineTerm({
  id: 'level',
  name: 'Level',
  abbreviation: 'LVL',
  also: ['character level'],
  summary: 'One for every three points of experience. It adds to perception; it is not a difficulty level.',
  at: 'secondary-values#experience-and-level',
  source: inPages('Level'),
});

export const fate = defineTerm({
  id: 'fate',
  name: 'Fate',
  also: ['re-roll', 'reroll', 'luck'],
  summary: 'Spend one point of experience to roll a whole check again.',
  at: 'secondary-values#fate',
  source: inPages('Fate'),
});

export const slots = defineTerm({
  id: 'slots',
  name: 'Slots',
  also: ['inventory', 'encumbrance', 'carrying capacity', 'load'],
  summary: 'The room for what you carry. An item fills as many slots as it weighs, and one at least.',
  at: 'secondary-values#slots',
  source: inPages('Slots'),
});

export const weight = defineTerm({
  id: 'weight',
  name: 'Weight',
  also: ['heavy', 'encumbrance', 'burden'],
  summary: 'The Might rank that an item asks of its user. Whatever is missing is taken off Speed checks.',
  at: 'secondary-values#weight',
  source: inIntroduction('Glossary'),
});

export const acquisition = defineTerm({
  id: 'acquisition',
  name: 'Acquisition',
  also: ['currency', 'trade'],
  summary:
    'Downtime, influence, resources or technology: what a character gathers and spends between crises.',
  at: 'acquisitions#influence-resources-and-technology',
  source: inIntroduction('Abbreviations'),
});

export const downtime = defineTerm({
  id: 'downtime',
  name: 'Downtime',
  abbreviation: 'DT',
  also: ['training time', 'improvement', 'advancement'],
  summary:
    'The acquisition that buys attributes and skills. It is never traded, and held only up to a maximum.',
  at: 'acquisitions#downtime',
  source: inPages('Acquisitions'),
});

export const influence = defineTerm({
  id: 'influence',
  name: 'Influence',
  abbreviation: 'INF',
  also: ['contacts', 'favours'],
  summary: 'An acquisition whose maximum grows with experience.',
  at: 'acquisitions#influence-resources-and-technology',
  source: inPages('Acquisitions'),
});

export const resources = defineTerm({
  id: 'resources',
  name: 'Resources',
  abbreviation: 'RES',
  also: ['materials', 'supplies'],
  summary: 'An acquisition whose maximum grows with experience. It never falls below zero.',
  at: 'acquisitions#influence-resources-and-technology',
  source: inPages('Acquisitions'),
});

export const technology = defineTerm({
  id: 'technology',
  name: 'Technology',
  abbreviation: 'TECH',
  also: ['tech'],
  summary: 'An acquisition whose maximum grows with experience.',
  at: 'acquisitions#influence-resources-and-technology',
  source: inPages('Acquisitions'),
});

export const credits = defineTerm({
  id: 'credits',
  name: 'Credits',
  abbreviation: 'CR',
  also: ['money', 'price', 'cost', 'cash'],
  summary: 'Money. Every price in the equipment tables is in credits.',
  at: 'acquisitions#credits',
  source: inIntroduction('Abbreviations'),
});

export const crisis = defineTerm({
  id: 'crisis',
  name: 'Crisis',
  also: ['encounter', 'fight', 'round'],
  summary: 'A scene that is played turn by turn, with turn order and action points. Combat is one.',
  at: 'crisis#when-a-crisis-starts',
  source: inPages('Crisis'),
});

export const turnOrder = defineTerm({
  id: 'turn-order',
  name: 'Turn order',
  also: ['initiative', 'who goes first'],
  summary: 'Who acts when in a crisis: a roll of the dice plus Intelligence and Speed, highest first.',
  at: 'crisis#turn-order',
  source: inPages('Crisis'),
});

export const actionPoint = defineTerm({
  id: 'action-point',
  name: 'Action point',
  abbreviation: 'AP',
  also: ['actions', 'action points', 'reaction'],
  summary: 'What actions in a crisis cost. You gain four each turn and never hold more than six.',
  at: 'crisis#action-points',
  source: inIntroduction('Glossary'),
});

export const longAction = defineTerm({
  id: 'long-action',
  name: 'Long action',
  also: ['multi-turn action', 'musket reload'],
  summary: 'An action that costs more action points than you can hold. It is paid off over several turns.',
  at: 'crisis#long-actions',
  source: inPages('Actions'),
});

export const aim = defineTerm({
  id: 'aim',
  name: 'Take aim',
  also: ['aiming'],
  summary: 'An action that makes your next attack one level easier. It may be repeated.',
  at: 'crisis#taking-aim',
  source: inPages('Actions'),
});

export const attack = defineTerm({
  id: 'attack',
  name: 'Attack',
  also: ['to hit', 'shoot', 'strike'],
  summary: 'A check with a weapon against the rolled defence of the target; a tie misses.',
  at: 'combat#attacking',
  source: inPages('Attack'),
});

export const defence = defineTerm({
  id: 'defence',
  name: 'Defence',
  also: ['defense', 'dodge', 'parry', 'block'],
  summary: 'The roll that an attack must beat: with Melee in close combat, with Speed alone against shots.',
  at: 'combat#defending',
  source: inPages('Defence'),
});

export const cover = defineTerm({
  id: 'cover',
  name: 'Cover',
  also: ['heavy cover', 'total cover', 'light cover', 'concealment'],
  summary:
    'Something between you and the attacker. It makes you one or two levels harder to hit, or impossible.',
  at: 'combat#cover',
  source: inPages('Cover'),
});

export const criticalHit = defineTerm({
  id: 'critical-hit',
  name: 'Critical hit',
  also: ['crit', 'critical', 'critical damage'],
  summary: 'A hit that costs health. Once endurance is at zero, every hit is one.',
  at: 'damage#critical-hits',
  source: inPages('Combat'),
});

export const armour = defineTerm({
  id: 'armour',
  name: 'Armour',
  also: ['armor', 'body armour', 'juggernaut'],
  summary: 'What you wear to turn away hits on your health, each for one point of its durability.',
  at: 'damage#armour-and-durability',
  source: inPages('Armour'),
});

export const durability = defineTerm({
  id: 'durability',
  name: 'Durability',
  also: ['armour points'],
  summary: 'How many health hits an armour can still turn away.',
  at: 'damage#armour-and-durability',
  source: inPages('Armour'),
});

export const hitBonus = defineTerm({
  id: 'hit-bonus',
  name: 'Hit bonus',
  abbreviation: 'HIT',
  also: ['accuracy', 'to hit'],
  summary: 'What a weapon adds to the attack.',
  at: 'equipment#reading-the-tables',
  source: inIntroduction('Abbreviations'),
});

export const enduranceDamage = defineTerm({
  id: 'endurance-damage',
  name: 'Endurance damage',
  abbreviation: 'END',
  also: ['damage', 'stun'],
  summary: 'What an ordinary hit with the weapon takes from endurance.',
  at: 'equipment#reading-the-tables',
  source: inIntroduction('Abbreviations'),
});

export const healthDamage = defineTerm({
  id: 'health-damage',
  name: 'Health damage',
  abbreviation: 'DMG',
  also: ['damage', 'wound'],
  summary: 'What a critical hit with the weapon takes from health.',
  at: 'equipment#reading-the-tables',
  source: inIntroduction('Abbreviations'),
});

export const range = defineTerm({
  id: 'range',
  name: 'Range',
  abbreviation: 'RNG',
  also: ['distance', 'increment', 'range increment', 'range penalty'],
  summary:
    'The length of one range increment of a ranged weapon. Every further increment makes hitting harder.',
  at: 'combat#range',
  source: inIntroduction('Abbreviations'),
});

export const magazines = defineTerm({
  id: 'magazines',
  name: 'Magazines',
  abbreviation: 'MAG',
  also: ['magazine', 'ammunition', 'ammo', 'clip'],
  summary: 'Listed among the abbreviations of weapons, but no weapon table has such a column.',
  at: 'equipment#ammunition',
  source: inIntroduction('Abbreviations'),
});

export const capacity = defineTerm({
  id: 'capacity',
  name: 'Capacity',
  abbreviation: 'CAP',
  also: ['ammunition', 'ammo', 'shots'],
  summary: 'How many shots a weapon holds before it must be reloaded.',
  at: 'equipment#ammunition',
  source: inIntroduction('Abbreviations'),
});

export const rateOfFire = defineTerm({
  id: 'rate-of-fire',
  name: 'Rate of fire',
  abbreviation: 'RoF',
  also: ['ROF', 'extra shots', 'burst', 'automatic fire'],
  summary: 'Lets an attack spend extra shots, each for one more die. No printed weapon has a value for it.',
  at: 'combat#rate-of-fire',
  source: inIntroduction('Abbreviations'),
});

export const reload = defineTerm({
  id: 'reload',
  name: 'Reload',
  abbreviation: 'REL',
  also: ['reloading'],
  summary: 'What reloading a weapon costs in action points.',
  at: 'equipment#ammunition',
  source: inIntroduction('Abbreviations'),
});
