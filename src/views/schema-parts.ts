import { z } from 'zod';

export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
export const reference = (what: string) => id.describe(`The id of a ${what} in this file`);
/** 'chapter#fragment', below the address of the book. */
export const place = z.string().regex(/^[a-z0-9-]+(#[\w-]+)?$/);
const byGenre = z.record(id, z.string());
/** Words for everybody, or by genre. */
export const text = z.union([
  z.string(),
  byGenre.describe('By genre; one that is not there has no such thing'),
]);
export const heads = byGenre.describe('What stands at the head of the column in each genre');
export const source = z.strictObject({
  book: z.string().describe('The title of one of the sources'),
  section: z.string(),
});

export const scale = z
  .strictObject({ size: z.int(), symbol: z.string() })
  .describe(
    'Values in this file are plain numbers; on a scale of 20 with the symbol M a reader sees 34 as 14M',
  );

export const parts = z
  .int()
  .describe('Values in this file count parts of one; with 2 they are halves, and a reader sees 3 as 1½');
