import { defineTerm } from '../../src/rules/term';
import { inNotes } from './sources';

const characters = inNotes('1.0 Characters');
const attributes = inNotes('1.1 Attributes');
const skills = inNotes('1.2 Skills');
const rolling = inNotes('2.3 Rolling');
const blackoutRules = inNotes('1.6 Blackout (Bla)');

export const character = defineTerm({
  id: 'character',
  name: 'Character',
  also: ['creature', 'animal', 'alien', 'mutant', 'machine', 'turret', 'AI', 'NPC', 'PC'],
  summary:
    'Anybody alive, and every machine that acts by itself. The rules here are made for thinking humanoids and AIs.',
  at: 'attributes-and-skills#who-is-a-character',
  source: characters,
});

export const gameMaster = defineTerm({
  id: 'game-master',
  name: 'Game master',
  abbreviation: 'GM',
  also: ['referee', 'DM'],
  summary: 'Calls for checks, names attribute and difficulty, and has the last word on which skill fits.',
  at: 'introduction#what-you-need',
  source: inNotes('2.1 Determine Attribute & Skill'),
});

export const attribute = defineTerm({
  id: 'attribute',
  name: 'Attribute',
  also: ['stat', 'ability', 'score'],
  summary: 'Execution, Ingenuity or Discipline, from 1 to 8. It says how many dice you roll.',
  at: 'attributes-and-skills#the-three-attributes',
  source: attributes,
});

export const execution = defineTerm({
  id: 'execution',
  name: 'Execution',
  abbreviation: 'Exe',
  also: ['dexterity', 'strength', 'physical'],
  summary: 'The attribute for doing: putting what you know and have practised into physical action.',
  at: 'attributes-and-skills#the-three-attributes',
  source: attributes,
});

export const ingenuity = defineTerm({
  id: 'ingenuity',
  name: 'Ingenuity',
  abbreviation: 'Ing',
  also: ['wits', 'improvisation', 'intelligence'],
  summary: 'The attribute for adapting: making what you know fit a new or fast-changing situation.',
  at: 'attributes-and-skills#the-three-attributes',
  source: attributes,
});

export const discipline = defineTerm({
  id: 'discipline',
  name: 'Discipline',
  abbreviation: 'Dis',
  also: ['will', 'willpower', 'memory', 'resistance'],
  summary: 'The attribute for holding on: exact recall, and standing firm against attacks on body and mind.',
  at: 'attributes-and-skills#the-three-attributes',
  source: attributes,
});

export const skill = defineTerm({
  id: 'skill',
  name: 'Skill',
  also: ['skill score', 'training'],
  summary: 'A score from 0 to 8. Dice that show it or less are kept.',
  at: 'attributes-and-skills#skills',
  source: skills,
});

export const untrained = defineTerm({
  id: 'untrained',
  name: 'Untrained',
  also: ['unskilled', 'skill 0', 'no skill'],
  summary: 'A skill of 0: no die can be kept unless something lifts the skill, such as racking your brain.',
  at: 'attributes-and-skills#untrained-use',
  source: skills,
});

export const experience = defineTerm({
  id: 'experience',
  name: 'Experience',
  also: ['background', 'lifepath', 'career'],
  summary: 'Where and how a skill was learnt. It colours how you use the skill and limits nothing.',
  at: 'talents-and-quirks#experiences',
  source: inNotes('1.2.1 Experiences'),
});

export const talent = defineTerm({
  id: 'talent',
  name: 'Talent',
  also: ['perk', 'feat', 'special ability'],
  summary:
    'Something useful or rare that a character can do, from a plain bonus to an action others do not have.',
  at: 'talents-and-quirks#talents',
  source: inNotes('1.3 Talents'),
});

export const quirk = defineTerm({
  id: 'quirk',
  name: 'Quirk',
  also: ['flaw', 'drawback', 'disability', 'quick'],
  summary:
    'A drawback: a difficult trait, an illness, a disability. The large ones have an upside or a way around them.',
  at: 'talents-and-quirks#quirks',
  source: inNotes('1.4 Quirks'),
});

export const check = defineTerm({
  id: 'check',
  name: 'Check',
  also: ['roll', 'test', 'skill check', 'skill roll'],
  summary:
    'A roll of an attribute’s dice under a skill, made when something may fail or turn out differently.',
  at: 'making-a-check#when-to-roll',
  source: inNotes('2.0 Making Checks'),
});

export const modifier = defineTerm({
  id: 'modifier',
  name: 'Modifier',
  also: ['bonus', 'penalty', 'circumstance'],
  summary: 'Adds dice to the pool or takes some away. All of them together never count for more than six.',
  at: 'making-a-check#modifiers',
  source: inNotes('2.2 Modifiers'),
});

export const pool = defineTerm({
  id: 'pool',
  name: 'Pool',
  also: ['dice pool', 'handful'],
  summary: 'The dice that you roll in a check: your attribute, changed by modifiers.',
  at: 'making-a-check#rolling',
  source: rolling,
});

export const degree = defineTerm({
  id: 'degree',
  name: 'Degree',
  also: ['successes', 'success degree', 'success'],
  summary: 'How many dice of a check you keep. It decides whether you succeed.',
  at: 'making-a-check#degree-ceiling-and-floor',
  source: rolling,
});

export const ceiling = defineTerm({
  id: 'ceiling',
  name: 'Ceiling',
  also: ['highest die'],
  summary: 'The highest die that you keep. It is for extra good effects, such as the damage of a weapon.',
  at: 'making-a-check#degree-ceiling-and-floor',
  source: rolling,
});

export const floor = defineTerm({
  id: 'floor',
  name: 'Floor',
  also: ['lowest die'],
  summary:
    'The lowest die that you keep, 0 if you keep none. It says how bad a failure is, or where a shot lands.',
  at: 'making-a-check#degree-ceiling-and-floor',
  source: rolling,
});

export const difficulty = defineTerm({
  id: 'difficulty',
  name: 'Difficulty',
  also: ['easy', 'moderate', 'hard', 'punishing', 'legendary', 'unbelievable', 'divine', 'target'],
  summary: 'The degree that a task asks for, in seven steps from Easy to Divine.',
  at: 'making-a-check#the-seven-difficulties',
  source: rolling,
});

export const rackBrain = defineTerm({
  id: 'rack-brain',
  name: 'Rack brain',
  also: ['rack', 'racking', 'brain racking', 'rack your brain'],
  summary:
    'Before a roll, give up two dice for one point of skill. The usual way to try what you never learnt.',
  at: 'rack-and-push#rack-your-brain',
  source: inNotes('2.3.1 Rack Brain'),
});

export const pushLuck = defineTerm({
  id: 'push-luck',
  name: 'Push luck',
  also: ['push', 'pushing', 'push your luck', 'luck'],
  summary: 'Before a roll, give up two points of skill for one die, which you get even if you had none left.',
  at: 'rack-and-push#push-your-luck',
  source: inNotes('2.3.2 Push Luck'),
});

export const opposedCheck = defineTerm({
  id: 'opposed-check',
  name: 'Opposed check',
  also: ['contest', 'versus', 'against'],
  summary:
    'Two sides who cannot both have their way roll at once. The higher degree wins; on a tie the highest dice are compared and go.',
  at: 'opposed-checks#who-wins',
  source: inNotes('2.4 Opposed Checks'),
});

export const groupCheck = defineTerm({
  id: 'group-check',
  name: 'Group check',
  also: ['together', 'teamwork'],
  summary:
    'Everybody rolls a check of their own and the degrees are added. For one effort that many make together.',
  at: 'group-checks#adding-up',
  source: inNotes('2.5 Group Checks'),
});

export const groupAverageCheck = defineTerm({
  id: 'group-average-check',
  name: 'Group average check',
  also: ['average', 'sneaking together'],
  summary:
    'Everybody rolls; a pool as large as the average degree is pieced together from their dice and used in an opposed check.',
  at: 'group-average-checks#piecing-a-pool-together',
  source: inNotes('2.5 Group Checks'),
});

export const aid = defineTerm({
  id: 'aid',
  name: 'Aid',
  also: ['aiding', 'help', 'assist'],
  summary: 'A successful check of a helper that gives somebody else’s check a modifier of +1, once.',
  at: 'aiding-and-luck#aiding',
  source: inNotes('2.6 Aiding'),
});

export const skillLessCheck = defineTerm({
  id: 'skill-less-check',
  name: 'Skill-less check',
  also: ['luck roll', 'skillless', 'attribute check'],
  summary: 'A check for which no skill fits: a kind of luck roll on an attribute.',
  at: 'aiding-and-luck#skill-less-checks',
  source: inNotes('2.7 Skill-less Checks'),
});

export const trauma = defineTerm({
  id: 'trauma',
  name: 'Trauma',
  abbreviation: 'Tra',
  also: [
    'damage',
    'wounds',
    'hit points',
    'stress',
    'physical trauma',
    'mental trauma',
    'healing',
    'recovery',
  ],
  summary:
    'Harm, counted up in two scores, one for the body and one for the mind. A full score becomes a point of blackout.',
  at: 'trauma#two-scores',
  source: inNotes('1.5 Trauma (Tra)'),
});

export const blackout = defineTerm({
  id: 'blackout',
  name: 'Blackout',
  abbreviation: 'Bla',
  also: ['Blk', 'blackout score'],
  summary:
    'A score that rises each time a trauma score is full. Every point calls for a check, and the score weighs on all that you do.',
  at: 'blackout#the-blackout-score',
  source: blackoutRules,
});

export const blackoutCheck = defineTerm({
  id: 'blackout-check',
  name: 'Blackout check',
  also: ['blackout roll', 'staying conscious'],
  summary:
    'Discipline rolled under blackout. To succeed is to fall unconscious; the degree needed is Discipline less two.',
  at: 'blackout#the-blackout-check',
  source: blackoutRules,
});

export const unconscious = defineTerm({
  id: 'unconscious',
  name: 'Unconscious',
  also: ['blacked out', 'knocked out', 'out cold'],
  summary: 'What a successful blackout check makes you. By itself it does not kill, and it passes.',
  at: 'unconscious#waking',
  source: blackoutRules,
});

export const riskOfDeath = defineTerm({
  id: 'risk-of-death',
  name: 'At risk of death',
  also: ['dying', 'death', 'at risk', 'risk of death'],
  summary:
    'Unconscious, and blackout has risen again. It goes on rising every half-hour, and a successful blackout check kills.',
  at: 'unconscious#at-risk-of-death',
  source: blackoutRules,
});

export const rousing = defineTerm({
  id: 'rousing',
  name: 'Rousing',
  also: ['wake up', 'waking somebody', 'rouse'],
  summary:
    'Waking somebody early with an opposed check against their blackout. It does not work on those at risk of death.',
  at: 'unconscious#rousing',
  source: blackoutRules,
});

export const stabilised = defineTerm({
  id: 'stabilised',
  name: 'Stabilised',
  also: ['stabilized', 'stable', 'first aid'],
  summary: 'No longer at risk of death, though not yet awake. The notes do not say how it is done.',
  at: 'unconscious#at-risk-of-death',
  source: blackoutRules,
});

export const blackoutPenalty = defineTerm({
  id: 'blackout-penalty',
  name: 'Blackout penalty',
  also: ['wound penalty'],
  summary: 'Your blackout score as a negative modifier on every check. Alone it never takes your last die.',
  at: 'blackout#the-penalty',
  source: blackoutRules,
});
