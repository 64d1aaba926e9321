import { games } from '../library';

/** A page of its own for every book. */
export const bookPaths = () => games.map((game) => ({ params: { game: game.id }, props: { game } }));
