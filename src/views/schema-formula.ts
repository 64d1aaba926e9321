import { z } from 'zod';
import { id, parts, place, reference, scale, source, text } from './schema-parts';

const values = z.record(z.string(), z.union([z.number(), z.string()]));

const inputText = {
  label: z.string(),
  bracket: z.string().optional(),
  note: z.string().optional(),
  when: z.string().optional().describe('An expression; where it is 0 the input does not matter'),
  term: reference('term').optional(),
};

const input = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    ...inputText,
    min: z.int(),
    max: z.int(),
    start: z.int(),
    signed: z.boolean().optional(),
    unit: z.string().optional(),
    scale: scale.optional(),
  }),
  z.strictObject({
    kind: z.literal('pick'),
    ...inputText,
    table: reference('table'),
    start: z.string(),
    shows: z.string().optional(),
  }),
  z
    .strictObject({
      kind: z.literal('basket'),
      ...inputText,
      table: reference('table'),
      start: z.string().describe('How many of which rows: rope.2_torches'),
      most: z.int().describe('How many of one row there may be'),
      shows: z.string().optional(),
    })
    .describe('So many of each row; a column of it is the sum over all, and count how many there are'),
  z.strictObject({
    kind: z.literal('choice'),
    ...inputText,
    options: z.record(z.string(), z.strictObject({ label: text, value: z.number() })),
    start: z.string(),
    ruling: reference('ruling').optional(),
    weighedAt: values.optional().describe('Values of other inputs at which the readings differ'),
  }),
]);

const band = z.strictObject({
  label: z.string(),
  sign: z.string().optional().describe('A letter or two for a cell of a map'),
  says: z.string(),
  tone: z.enum(['good', 'bad', 'even']),
  facet: z.string().optional(),
  from: z.number().optional(),
  to: z.number().optional(),
});

const measure = {
  label: z.string(),
  unit: z.string().optional(),
  signed: z.boolean().optional(),
  scale: scale.optional(),
  parts: parts.optional(),
  upTo: z.number().optional().describe('The largest number told apart; the next stands for all above'),
  names: z.array(z.string()).optional().describe('What 0, 1, 2 and so on stand for'),
};

const facet = z.strictObject({ ...measure, hidden: z.boolean().optional() });

const quantity = z.strictObject({
  ...measure,
  better: z.enum(['high', 'low']).optional(),
  facets: z.record(z.string(), facet).optional(),
  bands: z.array(band).optional(),
  claims: z.array(band).optional(),
});

const printedNumber = z.union([z.number(), z.string().describe('An expression with the same distribution')]);

const printed = z.strictObject({
  inputs: values,
  value: z.union([printedNumber, z.record(z.string(), printedNumber)]),
  source,
  erratum: reference('ruling').optional(),
});

const map = z
  .strictObject({
    label: z.string(),
    down: z.string(),
    across: z.string(),
    shows: z.enum(['chance', 'band']),
  })
  .describe('Two inputs over which the answer is also shown as a table');

/** A formula as it stands in a book's file. */
export const formula = z.strictObject({
  id,
  name: z.string(),
  summary: z.string(),
  also: z.array(z.string()).optional(),
  inputs: z.record(z.string(), input),
  expression: z.string().describe('In the formula language'),
  shown: z.string().optional(),
  against: z.string().optional().describe('The target number, an expression'),
  parts: z.record(z.string(), z.string()).optional(),
  written: z.record(z.string(), z.string()).optional().describe('Terms, and how the line writes them'),
  uses: z.record(z.string(), reference('formula')).optional(),
  tables: z.record(z.string(), reference('table')).optional(),
  ladder: reference('table').optional(),
  decided: z.string().optional().describe('An expression; where it is 0, nothing is left to decide'),
  along: z.strictObject({ input: z.string(), sums: z.enum(['difference', 'steps']).optional() }).optional(),
  map: map.optional(),
  result: quantity,
  printed: z.array(printed).describe('Values as the book prints them'),
  at: place,
  source,
});
