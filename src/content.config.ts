import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** One entry per chapter; its id is '<game>/<chapter>'. */
const chapters = defineCollection({
  loader: glob({ base: './content', pattern: '*/*.mdx' }),
  schema: z.strictObject({
    title: z.string().min(1),
    description: z
      .string()
      .min(1)
      .max(155, 'One sentence of at most 155 characters, as search engines cut it'),
  }),
});

export const collections = { chapters };
