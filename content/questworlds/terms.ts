import { defineTerm } from '../../src/rules/term';
import { inDraft } from './sources';

// Who plays

export const playerCharacter = defineTerm({
  id: 'player-character',
  name: 'Player character',
  abbreviation: 'PC',
  also: ['hero', 'character', 'protagonist'],
  summary: 'Whom a player plays: somebody in the imagined world with goals of their own.',
  at: 'introduction#players-and-game-master',
  source: inDraft('Players'),
});

export const gameMaster = defineTerm({
  id: 'game-master',
  name: 'Games Master',
  abbreviation: 'GM',
  also: ['narrator', 'referee'],
  summary: 'Plays the world: everybody who is not a player character, and every resistance.',
  at: 'introduction#players-and-game-master',
  source: inDraft('GM'),
});

export const nonPlayerCharacter = defineTerm({
  id: 'non-player-character',
  name: 'Non-player character',
  abbreviation: 'NPC',
  also: ['supporting character', 'opponent', 'creature'],
  summary: 'Anybody in the world whom no player plays.',
  at: 'introduction#players-and-game-master',
  source: inDraft('GM'),
});

export const sidekick = defineTerm({
  id: 'sidekick',
  name: 'Sidekick',
  also: ['retainer', 'follower'],
  summary:
    'A companion who counts as part of your character, as a retainer does. You may spend hero points on their rolls.',
  at: 'bumps#by-hero-point',
  source: inDraft('Bump Up with Hero Points'),
});

// What a character has

export const ability = defineTerm({
  id: 'ability',
  name: 'Ability',
  also: ['skill', 'trait', 'stat'],
  summary: 'Anything that helps a character past an obstacle. The player words it, broad or narrow.',
  at: 'abilities#what-an-ability-is',
  source: inDraft('Abilities'),
});

export const rating = defineTerm({
  id: 'rating',
  name: 'Rating',
  also: ['score', 'ability rating'],
  summary: 'How good an ability is: a number up to the sides of the die, and masteries beyond.',
  at: 'abilities#ratings-and-masteries',
  source: inDraft('Masteries'),
});

export const mastery = defineTerm({
  id: 'mastery',
  name: 'Mastery',
  abbreviation: 'M',
  also: ['masteries', 'rune', 'W'],
  summary: 'A full die in a rating. Each one that you have more than the other side bumps your result up.',
  at: 'abilities#ratings-and-masteries',
  source: inDraft('Masteries'),
});

export const targetNumber = defineTerm({
  id: 'target-number',
  name: 'Target number',
  also: ['target', 'TN'],
  summary: 'The part of a rating in front of the M. A roll that does not exceed it succeeds.',
  at: 'rolls#four-results',
  source: inDraft('Die Rolls'),
});

export const defaultRating = defineTerm({
  id: 'default-rating',
  name: 'Default rating',
  also: ['unskilled', 'no ability', 'untrained'],
  summary: 'What you roll against when no ability of yours has anything to do with the matter.',
  at: 'abilities#without-an-ability',
  source: inDraft('Default Ratings'),
});

export const heroPoint = defineTerm({
  id: 'hero-point',
  name: 'Hero point',
  also: ['hero points', 'fate point', 'luck', 'experience points', 'advancement'],
  summary: 'Spend it to bump one of your results up by a step, or save it to improve an ability.',
  at: 'abilities#hero-points',
  source: inDraft('Hero Points'),
});

export const genrePack = defineTerm({
  id: 'genre-pack',
  name: 'Genre pack',
  also: ['setting', 'genre'],
  summary:
    'A supplement that fits the rules to one kind of story. It may draw the M of masteries differently.',
  at: 'abilities#ratings-and-masteries',
  source: inDraft('Masteries'),
});

// Contests

export const obstacle = defineTerm({
  id: 'obstacle',
  name: 'Obstacle',
  also: ['conflict', 'challenge', 'problem'],
  summary: 'What stands between the characters and their goal. Meeting one is a conflict to be resolved.',
  at: 'contests#procedure',
  source: inDraft('Game Mechanics'),
});

export const contest = defineTerm({
  id: 'contest',
  name: 'Contest',
  also: ['opposed roll', 'conflict resolution', 'versus', 'fight', 'combat'],
  summary:
    'The way to settle a conflict by dice. It tells whether you reach your goal, not how one task went.',
  at: 'contests#ways-to-resolve',
  source: inDraft('Framing the Contest'),
});

export const automaticSuccess = defineTerm({
  id: 'automatic-success',
  name: 'Automatic success',
  also: ['no roll', 'say yes'],
  summary: 'You get what you want without a roll, since failure would be dull or out of character.',
  at: 'contests#automatic-success',
  source: inDraft('Automatic Success'),
});

export const simpleContest = defineTerm({
  id: 'simple-contest',
  name: 'Simple contest',
  also: ['single roll'],
  summary: 'One roll for you, one for the other side; the two results are compared.',
  at: 'contests#simple-contest',
  source: inDraft('Simple Contest'),
});

export const extendedContest = defineTerm({
  id: 'extended-contest',
  name: 'Extended contest',
  also: ['long contest', 'rounds'],
  summary:
    'A conflict taken apart into a row of rolls: slower, and richer in detail. The draft only names it.',
  at: 'contests#extended-contest',
  source: inDraft('Extended Contest'),
});

export const framing = defineTerm({
  id: 'framing',
  name: 'Framing',
  also: ['framing the contest', 'stakes'],
  summary: 'Agreeing on prize and tactics before anybody rolls.',
  at: 'contests#framing',
  source: inDraft('Framing the Contest'),
});

export const prize = defineTerm({
  id: 'prize',
  name: 'Prize',
  also: ['goal', 'stakes', 'what is at stake'],
  summary:
    'What the winner of a contest gets: a thing, a way in, control, the opponents, or that harm is averted.',
  at: 'contests#the-prize',
  source: inDraft('Framing the Contest'),
});

export const tactics = defineTerm({
  id: 'tactics',
  name: 'Tactics',
  also: ['method', 'approach'],
  summary: 'How you go about winning the prize, and so which ability you use.',
  at: 'contests#the-tactics',
  source: inDraft('Framing the Contest'),
});

export const resistance = defineTerm({
  id: 'resistance',
  name: 'Resistance',
  also: ['difficulty', 'opposition'],
  summary: 'The rating that the GM gives to an obstacle and rolls against.',
  at: 'resistance#choosing-a-resistance',
  source: inDraft('Resistance'),
});

export const resistanceClass = defineTerm({
  id: 'resistance-class',
  name: 'Resistance class',
  also: ['moderate', 'high', 'low', 'nearly impossible'],
  summary: 'One of six words for how hard an obstacle is. Each adds something to the base, or takes it off.',
  at: 'resistance#classes',
  source: inDraft('Resistance'),
});

export const base = defineTerm({
  id: 'base',
  name: 'Base',
  also: ['base resistance', 'base value', 'progression'],
  summary: 'The number that all resistances are made from. It rises slowly from session to session.',
  at: 'resistance#the-base-over-time',
  source: inDraft('Resistance'),
});

export const augment = defineTerm({
  id: 'augment',
  name: 'Augment',
  also: ['augmenting', 'help', 'assist', 'bonus'],
  summary: 'One ability that supports another. It is a contest of its own, against a Moderate resistance.',
  at: 'resistance#augments',
  source: inDraft('Modifying resistance progression'),
});

// Rolls and results

export const critical = defineTerm({
  id: 'critical',
  name: 'Critical',
  also: ['critical success', 'crit'],
  summary: 'The best of the four results of a roll.',
  at: 'rolls#four-results',
  source: inDraft('Die Rolls'),
});

export const success = defineTerm({
  id: 'success',
  name: 'Success',
  also: ['succeed'],
  summary: 'The second best result of a roll: at most the target number. It does not yet mean victory.',
  at: 'rolls#four-results',
  source: inDraft('Die Rolls'),
});

export const failure = defineTerm({
  id: 'failure',
  name: 'Failure',
  also: ['fail'],
  summary: 'The third result of a roll: above the target number. The other side may still do worse.',
  at: 'rolls#four-results',
  source: inDraft('Die Rolls'),
});

export const fumble = defineTerm({
  id: 'fumble',
  name: 'Fumble',
  also: ['botch', 'critical failure'],
  summary: 'The worst of the four results of a roll.',
  at: 'rolls#four-results',
  source: inDraft('Die Rolls'),
});

export const victory = defineTerm({
  id: 'victory',
  name: 'Victory',
  also: ['win'],
  summary: 'Your result is the better one, and the prize is yours.',
  at: 'rolls#victory-or-defeat',
  source: inDraft('Victory or Defeat'),
});

export const defeat = defineTerm({
  id: 'defeat',
  name: 'Defeat',
  also: ['lose', 'loss'],
  summary: 'Your result is the worse one. You do not get the prize.',
  at: 'rolls#victory-or-defeat',
  source: inDraft('Victory or Defeat'),
});

export const tie = defineTerm({
  id: 'standoff',
  name: 'Standoff',
  also: ['tie', 'draw', 'stalemate'],
  summary: 'Same result, same roll: nobody gets what they wanted.',
  at: 'rolls#ties',
  source: inDraft('Confusing Ties'),
});

export const betterRoll = defineTerm({
  id: 'better-roll',
  name: 'Better roll',
  also: ['high roll', 'low roll', 'lowest roll', 'highest roll'],
  summary: 'Decides between equal results: the lower or the higher number, as the group has agreed.',
  at: 'rolls#the-better-roll',
  source: inDraft('Better Roll'),
});

export const bump = defineTerm({
  id: 'bump',
  name: 'Bump',
  also: ['bump up', 'bump down', 'step'],
  summary: 'A shift of a result by one step. Up it helps you, down it hurts the other side.',
  at: 'bumps#steps',
  source: inDraft('Bumps'),
});

export const degree = defineTerm({
  id: 'degree',
  name: 'Degree of victory',
  also: ['degree of success', 'marginal', 'minor', 'major', 'complete'],
  summary: 'How far a victory goes: marginal, minor, major or complete. The loser is defeated as far.',
  at: 'degrees#what-each-degree-means',
  source: inDraft('Degrees of Success'),
});
