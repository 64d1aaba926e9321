import type { APIRoute } from 'astro';
import { contentsOf } from '../layouts/contents';
import { links } from '../layouts/links';
import { games } from '../library';
import { recordsOf } from '../views/record';

/** Only for the search index, which takes it out of the built site again. */
export const GET: APIRoute = async () => {
  const books = games.map(async (game) => {
    const { chapters } = await contentsOf(game);
    return {
      chapters: chapters.map(({ title, href }) => ({ book: game.title, title, href })),
      records: recordsOf(game, links),
    };
  });
  const gathered = await Promise.all(books);
  return Response.json({
    chapters: gathered.flatMap(({ chapters }) => chapters),
    records: gathered.flatMap(({ records }) => records),
  });
};
