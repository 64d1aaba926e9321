import { defineTerm } from '../../src/rules/term';
import { inRulebook } from './sources';

const building = inRulebook('Sovereignty Building (Optional)');

export const respecting = defineTerm({
  id: 'respecting',
  name: 'respecting',
  also: ['respec', 'retrain'],
  summary: 'Moving points from one trait to another when you reach a new rank.',
  at: 'ranks#respecting',
  source: inRulebook('Gaining a New Rank'),
});

export const aular = defineTerm({
  id: 'aular',
  name: 'Aular',
  also: ['gambling', 'dice game', 'casino'],
  summary: 'A game of chance with three dice and six symbols.',
  at: 'gambling#aular',
  source: inRulebook('Gambling (Optional)'),
});

export const sovereignty = defineTerm({
  id: 'sovereignty',
  name: 'sovereignty',
  also: ['domain', 'enterprise', 'kingdom'],
  summary: 'Land that you hold: a domain, or an enterprise where others work it for profit.',
  at: 'sovereignty#what-you-need',
  source: building,
});

export const domain = defineTerm({
  id: 'domain',
  name: 'domain',
  summary: 'An area in which characters have built a stronghold.',
  at: 'sovereignty#what-you-need',
  source: building,
});

export const enterprise = defineTerm({
  id: 'enterprise',
  name: 'enterprise',
  summary: 'A domain in which NPCs are hired to work land or stars for profit.',
  at: 'sovereignty#what-you-need',
  source: building,
});

export const resource = defineTerm({
  id: 'resource',
  name: 'resource',
  also: ['goods', 'commodity'],
  summary: 'What a cleared space yields, of four types. Sold by the unit.',
  at: 'sovereignty#what-the-land-yields',
  source: building,
});

export const worker = defineTerm({
  id: 'worker',
  name: 'worker',
  summary: 'Somebody who keeps a structure going, and needs a home and energy.',
  at: 'structures#workers',
  source: building,
});

export const upkeep = defineTerm({
  id: 'upkeep',
  name: 'upkeep',
  summary: 'What a structure costs every month in wealth, energy and confidence.',
  at: 'structures#upkeep',
  source: building,
});

export const energy = defineTerm({
  id: 'energy',
  name: 'energy',
  summary: 'What workers live on: food in fantasy, electricity in science fiction.',
  at: 'structures#energy',
  source: building,
});

export const event = defineTerm({
  id: 'event',
  name: 'event',
  summary: 'Something that befalls a sovereignty, several times a year.',
  at: 'events#how-many',
  source: inRulebook('Events'),
});

export const availability = defineTerm({
  id: 'availability',
  name: 'availability',
  summary: 'How many units of a resource a city buys or sells in a month.',
  at: 'trade#how-much',
  source: inRulebook('Trade (Optional)'),
});

export const demand = defineTerm({
  id: 'demand',
  name: 'demand',
  also: ['market price'],
  summary: 'How much a city wants a resource, in six steps. It sets the price.',
  at: 'trade#at-what-price',
  source: inRulebook('Trade (Optional)'),
});

export const unit = defineTerm({
  id: 'unit-of-resource',
  name: 'unit',
  summary: 'The measure in which resources are traded.',
  at: 'trade#how-much',
  source: inRulebook('Trade (Optional)'),
});

export const bounty = defineTerm({
  id: 'bounty',
  name: 'bounty',
  also: ['wanted', 'price on your head'],
  summary: 'The price on a head. Days in prison pay it off.',
  at: 'smuggling#bounty',
  source: inRulebook('Bounty'),
});

export const structure = defineTerm({
  id: 'structure',
  name: 'structure',
  also: ['building', 'mine', 'farm'],
  summary: 'A building that harvests a resource, or gives wealth, energy or confidence.',
  at: 'structures#what-a-structure-is',
  source: inRulebook('Build Wealth, Energy or Morale Producing Structures'),
});

export const neutral = defineTerm({
  id: 'neutral',
  name: 'neutral',
  also: ['unaligned'],
  summary: 'With too few alignment points to be liked or disliked for them.',
  at: 'alignment#what-they-do',
  source: inRulebook('Alignment (Optional)'),
});

export const patrol = defineTerm({
  id: 'patrol',
  name: 'patrol',
  also: ['garrison', 'guard'],
  summary: 'Troops that keep cleared land clear, from a stronghold and its garrisons.',
  at: 'sovereignty#clearing-the-land',
  source: inRulebook('Clear an Area of Hazards'),
});
