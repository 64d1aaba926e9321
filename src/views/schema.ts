import { z } from 'zod';

/** Counts up when something that a reader of the file relies on goes away or changes its meaning. */
export const schemaVersion = 1;

const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const reference = (what: string) => id.describe(`The id of a ${what} in this file`);
/** 'chapter#fragment', below the address of the book. */
const place = z.string().regex(/^[a-z0-9-]+(#[\w-]+)?$/);
const source = z.strictObject({
  book: z.string().describe('The title of one of the sources'),
  section: z.string(),
});
const values = z.record(z.string(), z.union([z.number(), z.string()]));

const licence = z.strictObject({
  spdx: z.string().nullable(),
  name: z.string(),
  url: z.string().nullable(),
  note: z.string().optional(),
});

const term = z.strictObject({
  id,
  name: z.string(),
  abbreviation: z.string().optional(),
  also: z.array(z.string()).optional(),
  summary: z.string(),
  at: place,
  source,
});

const figure = z.strictObject({
  value: z.number(),
  label: z.string(),
  unit: z.string().optional(),
  source,
});

const scale = z
  .strictObject({ size: z.int(), symbol: z.string() })
  .describe(
    'Values in this file are plain numbers; on a scale of 20 with the symbol M a reader sees 34 as 14M',
  );

const column = z.strictObject({
  label: z.string(),
  abbreviation: z.string().optional(),
  unit: z.string().optional(),
  signed: z.boolean().optional(),
  scale: scale.optional(),
  term: reference('term').optional(),
});

const table = z.strictObject({
  id,
  name: z.string(),
  summary: z.string().optional(),
  also: z.array(z.string()).optional(),
  roll: z.string().optional().describe('What is rolled on the table, in the formula language'),
  columns: z.record(z.string(), column),
  rows: z.record(id, z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  at: place,
  source,
});

const inputText = {
  label: z.string(),
  bracket: z.string().optional(),
  note: z.string().optional(),
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
  z.strictObject({
    kind: z.literal('choice'),
    ...inputText,
    options: z.record(z.string(), z.strictObject({ label: z.string(), value: z.number() })),
    start: z.string(),
    ruling: reference('ruling').optional(),
  }),
]);

const band = z.strictObject({
  label: z.string(),
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
  upTo: z.number().optional().describe('The largest number told apart; the next stands for all above'),
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

const formula = z.strictObject({
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
  along: z.strictObject({ input: z.string(), sums: z.enum(['difference', 'steps']).optional() }).optional(),
  result: quantity,
  printed: z.array(printed).describe('Values as the book prints them'),
  at: place,
  source,
});

const ruling = z.strictObject({
  id,
  kind: z.enum(['contradiction', 'gap']),
  title: z.string(),
  places: z.array(z.strictObject({ source, says: z.string() })).min(1),
  ruling: z.string(),
  why: z.string(),
  alternative: z.string(),
});

const book = z.strictObject({ title: z.string(), date: z.string(), author: z.string(), licence });

/** A book's data as a file. The JSON Schema that the site serves is made from this. */
export const gameSchema = z
  .strictObject({
    $schema: z.string(),
    schemaVersion: z.literal(schemaVersion),
    id,
    title: z.string(),
    tagline: z.string(),
    summary: z.string(),
    succeeds: id.optional(),
    licence: licence.describe('The terms for our text and data of this book'),
    sources: z.array(book).min(1).describe('The texts that the rules are taken from'),
    chapters: z.array(z.strictObject({ id, title: z.string(), description: z.string() })),
    terms: z.array(term),
    figures: z.record(z.string(), figure),
    tables: z.array(table),
    formulas: z.array(formula),
    rulings: z.array(ruling),
  })
  .describe('The rules of one game as data');

export type GameJson = z.infer<typeof gameSchema>;
