import { defineTerm } from '../../src/rules/term';
import { inRulebook } from './sources';

const setup = inRulebook('Basic Setup');
const play = inRulebook('Basic Game Play');

export const party = defineTerm({
  id: 'party',
  name: 'party',
  also: ['group', 'team'],
  summary: 'Characters who stand together: yours and your friends’, or a band of NPCs.',
  at: 'introduction#who-plays-what',
  source: setup,
});

export const adventure = defineTerm({
  id: 'adventure',
  name: 'adventure',
  also: ['game session'],
  summary: 'One sitting of the game, of an hour or a weekend.',
  at: 'introduction#adventures-and-campaigns',
  source: setup,
});

export const campaign = defineTerm({
  id: 'campaign',
  name: 'campaign',
  summary: 'Several adventures that belong together.',
  at: 'introduction#adventures-and-campaigns',
  source: setup,
});

export const caller = defineTerm({
  id: 'caller',
  name: 'caller',
  also: ['spokesperson', 'party leader'],
  summary: 'The player who tells the game master what everybody in the party wants to do.',
  at: 'introduction#how-a-game-goes',
  source: play,
});

export const mapper = defineTerm({
  id: 'mapper',
  name: 'mapper',
  also: ['cartographer'],
  summary: 'The player who draws what the party has seen.',
  at: 'introduction#how-a-game-goes',
  source: play,
});

export const encounter = defineTerm({
  id: 'encounter',
  name: 'encounter',
  summary: 'A meeting with somebody whom the game master plays, friendly or not.',
  at: 'introduction#how-a-game-goes',
  source: play,
});

export const secondaryTrait = defineTerm({
  id: 'secondary-trait',
  name: 'secondary trait',
  summary: 'Health, stamina and fortune points and the three saves, each with the number of a primary trait.',
  at: 'secondary-traits#the-six',
  source: inRulebook('Secondary Traits'),
});

export const recordSheet = defineTerm({
  id: 'record-sheet',
  name: 'character record sheet',
  also: ['character sheet'],
  summary: 'The paper on which a player keeps the numbers of a character. The rulebook’s own is missing.',
  at: 'making-a-character#the-steps',
  source: inRulebook('How To Create a Player Character'),
});
