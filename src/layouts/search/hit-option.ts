import { element } from './element';
import type { Hit } from './hit';

const labels: Readonly<Record<Hit['kind'], string>> = {
  term: 'Term',
  formula: 'Formula',
  table: 'Table',
  row: 'In a table',
  ruling: 'Ruling',
  section: 'Section',
  chapter: 'Chapter',
};

/** A hit as an option of the list. It is a link, so that it can be opened in another tab. */
export function hitOption(hit: Hit, id: string): HTMLAnchorElement {
  const place = [labels[hit.kind], hit.where, hit.book].filter(Boolean).join(' · ');
  return element(
    'a',
    { id, role: 'option', href: hit.url, tabindex: '-1', 'aria-selected': 'false' },
    element('strong', {}, hit.short ? `${hit.title} (${hit.short})` : hit.title),
    element('small', {}, place),
    element('span'),
  );
}

/** Writes beneath a hit what it says. Without that the hit still leads to its place. */
export async function addExcerpt(option: HTMLAnchorElement, hit: Hit): Promise<void> {
  const pieces = await hit.excerpt().catch(() => []);
  const texts = pieces.map(({ text, marked }) => (marked ? element('mark', {}, text) : text));
  option.querySelector('span')?.replaceChildren(...texts);
}
