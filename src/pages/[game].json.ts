import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { contentsOf } from '../layouts/contents';
import { links } from '../layouts/links';
import { games } from '../library';
import { gameJson } from '../views/json';

export const getStaticPaths = () => games.map((game) => ({ params: { game: game.id }, props: { game } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { game } }) => {
  const { chapters } = await contentsOf(game);
  return Response.json(gameJson(game, chapters, links));
};
