import { defineRuling } from '../../src/rules/ruling';
import { inRulebook } from './sources';

const fantasy = inRulebook('Common Fantasy Equipment');
const scifi = inRulebook('Common Science-fiction Equipment');

export const weightOfNothing = defineRuling({
  id: 'weight-of-nothing',
  title: 'A dash for a weight',
  kind: 'gap',
  places: [
    { source: fantasy, says: 'Candles and parchment have a dash for their weight.' },
    { source: scifi, says: 'So have glow rods and datapads.' },
  ],
  ruling: 'They weigh nothing that counts, in any number.',
  why: 'Half a weight is the smallest that is printed, and these are lighter.',
  alternative: 'The game master weighs a sackful of candles.',
});

export const whatContainersDo = defineRuling({
  id: 'what-containers-do',
  title: 'A backpack does not make you stronger',
  kind: 'gap',
  places: [
    { source: fantasy, says: 'Backpack and sacks have a carrying capacity of 10 to 50.' },
    {
      source: inRulebook('Weight & Encumbrance (Optional)'),
      says: 'You carry at most ten times your Strength. Containers are not mentioned.',
    },
  ],
  ruling:
    'The capacity is what fits in. How much you can carry, and what it costs you in movement, stays the same.',
  why: 'The rule of weight counts everything you carry, and Strength alone sets its limit.',
  alternative: 'If it were added to your limit, a backpack for 5 would be worth five points of Strength.',
});

export const robotThatTranslates = defineRuling({
  id: 'robot-that-translates',
  title: 'The robot that speaks for you',
  kind: 'gap',
  places: [
    { source: scifi, says: 'A protocol robot adds 5 to Languages.' },
    {
      source: inRulebook('Intelligence'),
      says: 'Languages is a use of Intelligence, tested for each language. Which of them the robot knows is not said.',
    },
  ],
  ruling: 'It adds 5 to a test of any language, also of one in which you have no points.',
  why: 'Somebody who must know the language already hardly needs a translator.',
  alternative: 'It helps only those who have a point in the language, and could not test it otherwise.',
});

export const whatHealingHeals = defineRuling({
  id: 'what-healing-heals',
  title: 'What bandages heal',
  kind: 'gap',
  places: [
    { source: fantasy, says: 'Bandages add 1 to Trade Skill (Healing).' },
    {
      source: inRulebook('List of Abilities'),
      says: 'No rule tells what a Healing test does for the patient.',
    },
  ],
  ruling: 'The game master decides what a success restores.',
  why: 'There is no number to go by. Rest, potions and the talents of healers have theirs.',
  alternative: 'A health point for a success, as the talent Healer gives, is a fair beginning.',
});

export const kitsThatMakeThings = defineRuling({
  id: 'kits-that-make-things',
  title: 'How much a kit makes',
  kind: 'gap',
  places: [
    {
      source: fantasy,
      says: 'A cooking kit makes morsels and a fletching kit arrows or quarrels, from raw materials.',
    },
    {
      source: inRulebook('Craft'),
      says: 'The time depends on the thing; materials are lost with a failure.',
    },
  ],
  ruling: 'How much comes of which materials, and how long it takes, is for the game master to say.',
  why: 'No amount is printed.',
  alternative: 'A bundle of ten for the price of its materials would keep the price list honest.',
});

export const potionsAndFlasks = defineRuling({
  id: 'potions-and-flasks',
  title: 'Is the flask included?',
  kind: 'gap',
  places: [
    {
      source: fantasy,
      says: 'A potion requires a flask. Flasks are sold empty, for 3, and hold one weight of liquid.',
    },
    { source: scifi, says: 'A stim requires a vial, with the same numbers.' },
  ],
  ruling: 'It is not. Each potion or stim needs a flask or vial of its own, which can be filled again.',
  why: 'A thing that comes along need not be required, and a flask holds just one potion.',
  alternative: 'With the flask in the price, a potion costs 30 instead of 33 and weighs 1 instead of 2.',
});

export const lampFuel = defineRuling({
  id: 'lamp-fuel',
  title: 'How long oil and batteries last',
  kind: 'gap',
  places: [
    {
      source: fantasy,
      says: 'Oil burns for an hour in a lamp, without saying how much of it. A lamp holds six weight. Spilled oil burns for a round.',
    },
    {
      source: scifi,
      says: 'A battery charges chem lights for one round. Power lights hold six weight of batteries; how long these last is not said.',
    },
  ],
  ruling:
    'Each weight of oil, or of batteries in a power light, gives an hour. So a full lamp shines for six.',
  why: 'The line is about the oil that you buy, one weight of it, and power lights match the lamps in everything else.',
  alternative:
    'An hour for a full lamp: each weight lasts a round, as the battery does in a chem light. Oil then weighs as much as torches and costs five times as much.',
});

export const rechargedChemLights = defineRuling({
  id: 'recharged-chem-lights',
  title: 'Recharging costs more than buying',
  kind: 'contradiction',
  places: [
    { source: scifi, says: 'Five chem lights cost 1, and each gives light for a round.' },
    { source: scifi, says: 'A battery costs 1, and charges chem lights for a round.' },
  ],
  ruling: 'A battery charges up to five chem lights at once, for one round.',
  why: 'The row speaks of several lights, and five is how many the price buys new.',
  alternative: 'With one light for a battery nobody would ever recharge.',
});

export const toughnessOfThings = defineRuling({
  id: 'toughness-of-things',
  title: 'The toughness of a chain',
  kind: 'contradiction',
  places: [
    { source: fantasy, says: 'A chain has toughness 10 and 5 health points.' },
    {
      source: inRulebook('Construction Finishings'),
      says: 'Doors and walls have Defence and health points, and so does a burning space.',
    },
  ],
  ruling: 'The toughness of a thing is its Defence. At 0 health points it breaks.',
  why: 'Toughness is added to Dexterity, and a chain has none.',
  alternative: 'None: the sum is the same.',
});

export const bonusesAdd = defineRuling({
  id: 'bonuses-add',
  title: 'Rope and hook',
  kind: 'gap',
  places: [
    {
      source: fantasy,
      says: 'A rope gives +2 on Climb and a grappling hook +1. Whether both count is not said.',
    },
  ],
  ruling: 'Different things add up, two of the same do not.',
  why: 'A hook is made to be tied to a rope.',
  alternative: 'Only the best bonus counts, and the hook is worth buying for those without a rope.',
});
