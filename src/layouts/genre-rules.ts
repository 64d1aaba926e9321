import type { Game } from '../rules/game';
import { requireId } from '../rules/id';
import choice from './styles/genres.css?inline';

/** What is told in other genres goes away once the reader has chosen one, and with it what separates them: all that says
 *  with `data-in` where it belongs. A row that a link or the dice have led to stays. What is only said once a genre is
 *  chosen waits for that. */
function rulesOf(ids: readonly string[]): string {
  const chosen = ids.map((id) => `[data-genre=${id}]`);
  const lead = ':is(:target,[aria-current])';
  const away = ids.map(
    (id, at) => `${chosen[at]} [data-in]:not([data-in~=${id}],tr${lead},tr[data-in]${lead} *,:has(:target))`,
  );
  return `${[`html:not(${chosen.join()}) .else`, ...away].join()}{display:none}`;
}

/** The rules of CSS by which a page tells its book for one genre. They stand in the page, since other books need none. */
export function genreRules({ genres = {} }: Game): string {
  const ids = Object.keys(genres);
  for (const id of ids) requireId(id, 'A genre');
  return ids.length === 0 ? '' : choice.trim() + rulesOf(ids);
}
