import { z } from 'zod';
import { formula } from './schema-formula';
import { heads, id, parts, place, reference, scale, source, text } from './schema-parts';

/** Counts up when something that a reader of the file relies on goes away or changes its meaning. */
export const schemaVersion = 1;

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
  shares: reference('ruling').optional().describe('How to tell it from another of the same abbreviation'),
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

const column = z.strictObject({
  label: z.string(),
  heads: heads.optional(),
  abbreviation: z.string().optional(),
  unit: z.string().optional(),
  signed: z.boolean().optional(),
  scale: scale.optional(),
  parts: parts.optional(),
  term: reference('term').optional(),
  filter: z.boolean().optional().describe('A reader may choose rows by what stands in this column'),
  hidden: z.boolean().optional().describe('For reckoning: another column tells readers the same'),
});

const glyph = z
  .strictObject({
    id,
    name: z.string(),
    plural: z.string().optional(),
    picture: z.string().describe('The name of a picture in the game-icons set'),
    summary: z.string(),
    at: place,
    source,
  })
  .describe('A symbol; texts of this file write it as its id in braces, perhaps with a number before it');

const part = z.strictObject({ title: z.string(), from: id.describe('The chapter that it begins with') });

const table = z.strictObject({
  id,
  name: z.string(),
  summary: z.string().optional(),
  also: z.array(z.string()).optional(),
  roll: z.string().optional().describe('What is rolled on the table, in the formula language'),
  lists: z.string().optional().describe('What the columns after from and to are lists of; one is rolled for'),
  genre: id.optional().describe('The genre that it is for, where it is not for all'),
  gathers: z.array(reference('table')).optional().describe('The tables whose rows it sets together'),
  columns: z.record(z.string(), column),
  rows: z.record(id, z.record(z.string(), z.union([text, z.number(), z.null()]))),
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

const book = z.strictObject({
  title: z.string(),
  date: z.string().nullable(),
  author: z.string().nullable(),
  licence,
});

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
    parts: z.array(part).optional().describe('How the chapters are divided'),
    genres: z.record(id, z.string()).optional().describe('The worlds it may be played in, with their names'),
    glyphs: z.array(glyph).optional(),
    terms: z.array(term),
    figures: z.record(z.string(), figure),
    tables: z.array(table),
    formulas: z.array(formula),
    rulings: z.array(ruling),
  })
  .describe('The rules of one game as data');

export type GameJson = z.infer<typeof gameSchema>;
