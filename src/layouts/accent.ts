import type { Game } from '../rules/game';

const colour = /^#[0-9a-f]{6}$/i;

/** The accent of a book as a rule of CSS. It stands in the page, since the policy allows no style attribute;
 *  twice the attribute, so that it wins over the accent of the site wherever the styles stand. */
export function accentRule({ id, accent }: Game): string {
  for (const value of [accent.light, accent.dark]) {
    if (!colour.test(value))
      throw new Error(`Game '${id}': the accent '${value}' must be written as #rrggbb`);
  }
  return `[data-accent=${id}][data-accent]{--accent:light-dark(${accent.light},${accent.dark})}`;
}
