import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../browser/site.ts';

/** A page to be weighed, with the reason why it is the one. */
export interface Chosen {
  readonly why: string;
  readonly path: string;
}

interface Counted {
  readonly path: string;
  readonly words: number;
  readonly widgets: number;
  /** Rows of the longest table. */
  readonly rows: number;
}

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

function counted(dist: string, path: string): Counted {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
  const [, main = ''] = /<main\b([\s\S]*)<\/main>/.exec(html) ?? [];
  const tables = [...main.matchAll(/<tbody\b[\s\S]*?<\/tbody>/g)].map(([body]) => count(body, /<tr\b/g));
  return {
    path,
    words: count(main.replace(/<[^>]*>/g, ' '), /\p{L}+/gu),
    widgets: count(main, /<figure class="formula/g),
    rows: Math.max(0, ...tables),
  };
}

function most(pages: readonly Counted[], of: (page: Counted) => number): string {
  return pages.reduce((best, page) => (of(page) > of(best) ? page : best)).path;
}

/** The home page and, of all others, the one with the most to read, to try and to look up. */
export function chosenPages(dist: string): Chosen[] {
  const pages = pagesOf(dist).map((path) => counted(dist, path));
  const texts = pages.filter(({ widgets, rows }) => widgets === 0 && rows < 5);
  return [
    { why: 'home', path: '' },
    { why: 'the longest text', path: most(texts, ({ words }) => words) },
    { why: 'the most widgets', path: most(pages, ({ widgets }) => widgets) },
    { why: 'the longest table', path: most(pages, ({ rows }) => rows) },
  ];
}
