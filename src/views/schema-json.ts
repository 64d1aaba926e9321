import { z } from 'zod';
import { gameSchema } from './schema';

/** The JSON Schema of a book's file, as the site serves it. */
export function schemaJson(): object {
  return { title: 'A book of Ludex', ...z.toJSONSchema(gameSchema) };
}
