import type { Hit } from './hit';

/** What somebody who types an exact name wants first: the rule, then what can be done with it. */
const kinds = ['term', 'section', 'chapter', 'formula', 'table', 'row', 'ruling'];

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 0 for the very name, 1 for the beginning of one, 2 for anything else. */
function distance(hit: Hit, sought: string): number {
  const names = [hit.title, ...hit.also].map(normal);
  if (names.includes(sought)) return 0;
  return names.some((name) => name.startsWith(sought)) ? 1 : 2;
}

/** Orders what the engine found: exact names first, then the book that is open, then as the engine has it.
 *  One address is shown once. */
export function rank(hits: readonly Hit[], query: string, book: string | undefined): Hit[] {
  const sought = normal(query);
  const keyed = hits.map((hit, at) => {
    const far = distance(hit, sought);
    return { hit, key: [far, hit.book === book ? 0 : 1, far === 0 ? kinds.indexOf(hit.kind) : 0, at] };
  });
  keyed.sort((a, b) => {
    const differing = a.key.findIndex((part, at) => part !== b.key[at]);
    return (a.key[differing] ?? 0) - (b.key[differing] ?? 0);
  });
  const seen = new Set<string>();
  return keyed.flatMap(({ hit }) => {
    if (seen.has(hit.url)) return [];
    seen.add(hit.url);
    return [hit];
  });
}
