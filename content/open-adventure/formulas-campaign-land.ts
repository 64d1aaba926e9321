import { defineFormula, type NumberInput } from '../../src/rules/formula';
import { number } from './controls-campaign';
import { mine } from './examples-campaign';
import { figures } from './figures-campaign';
import { confidenceOfNewWorkers, mineWorkers } from './rulings-campaign-land';
import { inRulebook } from './sources';
import { confidenceLevels, resourceAmounts, resourceTypes } from './tables-campaign-land';
import * as terms from './terms-core';

const structures = inRulebook('Build Wealth, Energy or Morale Producing Structures');

const spaces = (kind: string, start: number): NumberInput => number(`${kind} spaces`, kind, 0, 8, start);
const kinds = ['wilderness', 'borderland', 'civilised'] as const;
const found = kinds.map((kind) => `repeat(${kind}, lookup(amounts, 2d6, ${kind}))`).join(' + ');
const sold = 'price * repeat(found, lookup(types, 2d6, times))';

export const resourceFinds = defineFormula({
  id: 'resource-finds',
  name: 'Resources of cleared spaces',
  summary: 'How many resources your land holds, and what one unit of each would sell for.',
  source: inRulebook('Roll to Determine Natural Resources'),
  inputs: {
    wilderness: spaces('Wilderness', 1),
    borderland: spaces('Borderland', 2),
    civilised: spaces('Civilised', 3),
    price: {
      ...number('Demand price in SC, before the type of resource', 'Demand price', 1, 200, 35),
      term: terms.currency,
    },
  },
  tables: { amounts: resourceAmounts, types: resourceTypes },
  expression: `let found = ${found}; { found: found, value: ${sold} }`,
  shown: found,
  written: { [found]: 'wilderness + borderland + civilised' },
  result: {
    label: 'Resources',
    better: 'high',
    facets: {
      found: { label: 'you find', unit: 'resources' },
      value: { label: 'one unit of each sells for', unit: 'SC' },
    },
  },
  printed: [
    {
      inputs: { wilderness: 1, borderland: 0, civilised: 0, price: 1 },
      value: {
        found:
          'let roll = 2d6; when(roll < 4, 0, when(roll = 4, 1, when(roll < 8, 2, when(roll < 11, 3, 4))))',
        value:
          'let roll = 2d6; repeat(when(roll < 4, 0, when(roll = 4, 1, when(roll < 8, 2, when(roll < 11, 3, 4)))), let type = 2d6; when(type < 7, 1, when(type < 9, 2, when(type < 11, 3, 4))))',
      },
      source: inRulebook('Resource Amount Per Space'),
    },
    {
      inputs: { wilderness: 0, borderland: 1, civilised: 0 },
      value: { found: 'let roll = 2d6; when(roll < 5, 0, when(roll < 8, 1, when(roll < 11, 2, 3)))' },
      source: inRulebook('Resource Amount Per Space'),
    },
    {
      inputs: { wilderness: 0, borderland: 0, civilised: 1 },
      value: { found: 'let roll = 2d6; when(roll < 8, 0, when(roll < 11, 1, 2))' },
      source: inRulebook('Resource Amount Per Space'),
    },
  ],
  also: ['natural resources', 'clear land', 'domain income'],
});

const most = figures.confidenceRange.value;
const says: Readonly<Record<keyof typeof confidenceLevels.rows, string>> = {
  ideal: 'rule an ideal sovereignty',
  thriving: 'rule a thriving sovereignty',
  prosperous: 'rule a prosperous sovereignty',
  healthy: 'rule a healthy sovereignty',
  steady: 'rule a steady sovereignty',
  average: 'rule an average sovereignty',
  unsteady: 'rule an unsteady sovereignty',
  defiant: 'rule a defiant sovereignty',
  turbulent: 'rule a turbulent sovereignty',
  rebellious: 'rule a rebellious sovereignty',
  revolution: 'face a revolution',
};

/** The points at which a level is in force: from its own number to the next one away from average. */
function bandOf(points: number): { from?: number; to?: number } {
  if (points === 0) return { from: -1, to: 1 };
  if (points > 0) return { from: points, ...(points < most && { to: points + 1 }) };
  return { to: points, ...(points > -most && { from: points - 1 }) };
}

export const sovereigntyBalance = defineFormula({
  id: 'sovereignty-balance',
  name: 'Energy and confidence of a sovereignty',
  summary: 'Whether all workers are fed, and how content they are.',
  source: structures,
  inputs: {
    energy: number('Energy that farms or generators give', 'Energy given', 0, 1000, mine.food),
    workers: number('Workers in all', 'Workers', 0, 500, mine.workers),
    given: number(
      'Confidence that structures give',
      'Confidence given',
      0,
      500,
      mine.museum + mine.tavern + mine.vineyard,
    ),
    needed: number('Confidence that structures need', 'Confidence needed', 0, 500, mine.confidence),
  },
  expression: `{ energy: energy - workers, confidence: clamp(given - needed, ${-most}, ${most}) }`,
  written: { [`clamp(given - needed, ${-most}, ${most})`]: 'given - needed' },
  result: {
    label: 'Left',
    better: 'high',
    facets: {
      energy: { label: 'energy left', signed: true },
      confidence: { label: 'confidence', signed: true },
    },
    bands: Object.entries(confidenceLevels.rows).map(([id, { level, points }]) => ({
      label: level,
      says: says[id as keyof typeof says],
      tone: points < 0 ? 'bad' : points > 0 ? 'good' : 'even',
      facet: 'confidence',
      ...bandOf(points),
    })),
  },
  printed: [
    {
      inputs: { workers: mine.workers, energy: mine.food, needed: mine.confidence, given: mine.confidence },
      value: { energy: mine.surplus, confidence: 0 },
      source: structures,
    },
    {
      inputs: { workers: mine.workers + mine.inTavern + mine.inVineyard, energy: mine.food },
      value: { energy: mine.printedSurplus },
      source: structures,
      erratum: mineWorkers,
    },
    {
      inputs: {
        needed: mine.workers + mine.inTavern + mine.inVineyard,
        given: mine.museum + mine.tavern + mine.vineyard,
      },
      value: { confidence: 0 },
      source: structures,
      erratum: confidenceOfNewWorkers,
    },
  ],
  also: ['food surplus', 'workers', 'upkeep', 'confidence level'],
});
