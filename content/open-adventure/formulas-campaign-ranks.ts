import { defineFormula, type NumberInput } from '../../src/rules/formula';
import { number } from './controls-campaign';
import { respec } from './examples-campaign';
import { figures } from './figures-campaign';
import { figures as travel } from './figures-travel';
import { inheritance, rankTimesStep, respecLimits } from './rulings-campaign-ranks';
import { inRulebook } from './sources';
import { rankTable } from './tables-campaign-ranks';
import * as terms from './terms-core';

const gaining = inRulebook('Gaining a New Rank');
const advancement = inRulebook('Rank Advancement');
const foes = inRulebook('Defeating Foes');

const [ofFoes, ofTreasure] = ['down(foes, fighters)', 'down(treasure, players)'];

export const experienceShare = defineFormula({
  id: 'experience-share',
  name: 'Shares of experience',
  summary: 'What each character gets for foes and treasure.',
  source: inRulebook('Experience Points'),
  inputs: {
    foes: number('Health points of all defeated foes together', 'Foes', 0, 10_000, 60),
    fighters: number('Characters who helped to defeat them', 'Those who helped', 1, 30, 3),
    treasure: number('Value of the treasure in SC', 'Treasure', 0, 1_000_000, 1000),
    players: number('Players and hirelings', 'Players', 1, 30, 4),
  },
  expression: `{ total: ${ofFoes} + ${ofTreasure}, foes: ${ofFoes}, treasure: ${ofTreasure} }`,
  shown: `${ofFoes} + ${ofTreasure}`,
  result: {
    label: 'Experience for each',
    better: 'high',
    facets: {
      total: { label: 'Experience for each who fought', unit: 'XP' },
      foes: { label: 'of it for foes', unit: 'XP' },
      treasure: { label: 'and for treasure', unit: 'XP' },
    },
  },
  printed: [
    // A foe is worth its health points, and a coin a point.
    { inputs: { foes: 7, fighters: 1, treasure: 0 }, value: { foes: 7 }, source: foes },
    {
      inputs: { treasure: 100, players: 1 },
      value: { treasure: 100 },
      source: inRulebook('Recovering Treasure'),
    },
    {
      inputs: { foes: 5, fighters: 2, treasure: 5, players: 2 },
      value: { total: 4 },
      source: inRulebook('Golden Rules'),
    },
  ],
  also: ['XP', 'experience points', 'split experience', 'treasure', 'kill foes'],
});

const [step, highest] = [figures.experienceStep.value, figures.highestRank.value];
const byTable = `sum(k, 1, ${highest}, experience >= lookup(ranks, k, experience, number))`;
const byProduct = `clamp(down(experience, ${step}), 1, ${highest})`;
const nextByTable = 'lookup(ranks, rank + 1, experience, number)';
const rank = `when(reading = 0, ${byTable}, ${byProduct})`;
const needed = `when(reading = 0, ${nextByTable}, (rank + 1) * ${step})`;

export const nextRank = defineFormula({
  id: 'next-rank',
  name: 'Rank by experience',
  summary: 'Which rank your experience gives, and how far it is to the next.',
  source: gaining,
  inputs: {
    experience: {
      ...number('Experience points', 'Experience', 0, 20_000, 2600),
      term: terms.experiencePoints,
    },
    reading: {
      kind: 'choice',
      label: 'A rank takes',
      options: {
        table: { label: 'what the table says', value: 0 },
        product: { label: 'its number times the step', value: 1 },
      },
      start: 'table',
      ruling: rankTimesStep,
    },
  },
  tables: { ranks: rankTable },
  expression: `let rank = ${rank}; { rank: rank, missing: when(rank = ${highest}, 0, ${needed} - experience) }`,
  shown: rank,
  written: { [rank]: `down(experience, ${step}) + 1` },
  result: {
    label: 'Rank',
    better: 'high',
    facets: { rank: { label: 'Rank' }, missing: { label: 'Still to earn', unit: 'XP' } },
    bands: [
      {
        label: 'on the way',
        says: 'are on the way to the next rank',
        tone: 'even',
        facet: 'rank',
        to: highest - 1,
      },
      { label: 'highest rank', says: 'have the highest rank', tone: 'good', facet: 'rank', from: highest },
    ],
  },
  printed: [
    { inputs: { experience: 0 }, value: { rank: 1, missing: 2500 }, source: advancement },
    { inputs: { experience: 2499 }, value: { rank: 1 }, source: advancement },
    { inputs: { experience: 2500 }, value: { rank: 2 }, source: advancement },
    { inputs: { experience: 5000 }, value: { rank: 3 }, source: advancement },
    { inputs: { experience: 7500 }, value: { rank: 4 }, source: advancement },
    { inputs: { experience: 10_000 }, value: { rank: 5, missing: 0 }, source: advancement },
    { inputs: { experience: 5000, reading: 'product' }, value: { rank: 2, missing: 2500 }, source: gaining },
    { inputs: { experience: 5000 }, value: { rank: 2 }, source: gaining, erratum: rankTimesStep },
  ],
  also: ['level up', 'next level', 'rank advancement'],
});

const traitTerms = {
  strength: terms.strength,
  perception: terms.perception,
  intelligence: terms.intelligence,
  dexterity: terms.dexterity,
  health: terms.healthTrait,
  charisma: terms.charisma,
  magic: terms.magicTrait,
};
type Trait = keyof typeof traitTerms;
const traits = Object.keys(traitTerms);
const mostMoved = figures.respecPoints.value;

const change = (trait: Trait, start = 0): NumberInput => ({
  kind: 'number',
  label: traitTerms[trait].name,
  min: -mostMoved,
  max: mostMoved,
  start,
  signed: true,
  term: traitTerms[trait],
});

const taken = traits.map((trait) => `max(0, 0 - ${trait})`).join(' + ');
const put = traits.map((trait) => `max(0, ${trait})`).join(' + ');
const moved =
  `let taken = ${taken}; let put = ${put}; { taken: taken, put: put, modifiers: intelligence, ` +
  `weight: strength * ${travel.loadPerStrength.value}, ` +
  `allowed: (taken >= 1) * (taken <= ${mostMoved}) * when(spare = 1, (put >= 1) * (put <= taken), put = taken) }`;

export const respecChange = defineFormula({
  id: 'respecting-change',
  name: 'Respecting',
  summary: 'What you take from some traits and put into others, and whether you may.',
  source: gaining,
  inputs: {
    strength: change('strength', respec.weaker - respec.strength),
    perception: change('perception'),
    intelligence: change('intelligence', respec.wiser - respec.intelligence),
    dexterity: change('dexterity'),
    health: change('health'),
    charisma: change('charisma', respec.bolder - respec.charisma),
    magic: change('magic'),
    spare: {
      kind: 'choice',
      label: 'Points that you take away',
      bracket: 'taken points',
      options: {
        back: { label: 'are all put back', value: 0 },
        lost: { label: 'may be lost, but for one', value: 1 },
      },
      start: 'back',
      ruling: respecLimits,
      weighedAt: { charisma: 0 },
    },
  },
  expression: moved,
  written: { [moved]: `${traits.join(' + ')} = 0` },
  result: {
    label: 'Respecting',
    facets: {
      taken: { label: 'Points taken away' },
      put: { label: 'Put elsewhere' },
      modifiers: { label: 'Modifiers on abilities', signed: true },
      weight: { label: 'Weight that you can carry', signed: true },
      allowed: { label: 'Allowed', hidden: true },
    },
    bands: [
      { label: 'not allowed', says: 'may not do that', tone: 'bad', facet: 'allowed', to: 0 },
      { label: 'allowed', says: 'may do that', tone: 'good', facet: 'allowed', from: 1 },
    ],
  },
  printed: [
    {
      inputs: { strength: -respec.moved, intelligence: 1, charisma: 1 },
      value: { allowed: 1, taken: respec.moved, put: 1 + 1, modifiers: respec.modifier },
      source: gaining,
    },
    { inputs: { strength: -1, intelligence: 1, charisma: 0 }, value: { allowed: 1 }, source: gaining },
    {
      inputs: { strength: -2, dexterity: -1, intelligence: 2, charisma: 1 },
      value: { allowed: 0 },
      source: gaining,
    },
    // Of two points that were taken one is placed, as the second step reads.
    {
      inputs: { strength: -2, intelligence: 1, charisma: 0, spare: 'lost' },
      value: { allowed: 1 },
      source: gaining,
    },
  ],
  also: ['respec', 'respecting', 'change traits', 'move points', 'retrain'],
});

const lost = figures.inheritancePercent.value;
const tenthDown = `experience - down(experience * ${lost}, 100)`;
const restDown = `down(experience * ${100 - lost}, 100)`;
const left = `when(rounded = 0, ${tenthDown}, ${restDown})`;

export const inheritedExperience = defineFormula({
  id: 'inherited-experience',
  name: 'Experience after a death',
  summary: 'What the next character of the player starts with.',
  source: inRulebook('Death'),
  inputs: {
    experience: {
      ...number('Experience points of the dead character', 'Experience', 0, 20_000, 2555),
      term: terms.experiencePoints,
    },
    rounded: {
      kind: 'choice',
      label: 'Rounded down is',
      options: { loss: { label: 'what is lost', value: 0 }, rest: { label: 'what is left', value: 1 } },
      start: 'loss',
      ruling: inheritance,
    },
  },
  expression: left,
  written: { [left]: `experience - down(experience * ${lost}, 100)` },
  result: { label: 'Experience of the heir', unit: 'XP', better: 'high' },
  printed: [
    { inputs: { experience: 1000 }, value: 900, source: inRulebook('Death') },
    { inputs: { experience: 5 }, value: 5, source: inRulebook('Death') },
    { inputs: { experience: 5, rounded: 'rest' }, value: 4, source: inRulebook('Golden Rules') },
  ],
  also: ['death', 'new character', 'dead character', 'lose experience'],
});
