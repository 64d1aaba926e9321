import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import type { SearchRecord } from '../views/record.ts';
import { type Document, escapeHtml, pageOf } from './search-document.ts';
import { sectionsOf } from './sections.ts';

/** What the page search-records.json holds. */
export interface SearchRecords {
  readonly chapters: readonly { readonly book: string; readonly title: string; readonly href: string }[];
  readonly records: readonly SearchRecord[];
}

/** Ours is the only dialog and all is English, so the engine's own dialogs and helpers need not be shipped. */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;

function recordDocument({ text, ...record }: SearchRecord): Document {
  return { ...record, where: '', html: `<p>${escapeHtml(text)}</p>` };
}

async function sectionDocuments(
  dist: string,
  base: string,
  { chapters }: SearchRecords,
): Promise<Document[]> {
  const pages = chapters.map(async ({ book, title, href }) => {
    const page = await readFile(join(dist, href.slice(base.length), 'index.html'), 'utf8');
    return sectionsOf(page, title).map(
      ({ id, title, above, html }): Document => ({
        url: id ? `${href}#${id}` : href,
        kind: id ? 'section' : 'chapter',
        book,
        title,
        also: [],
        where: above.join(' › '),
        html,
      }),
    );
  });
  return (await Promise.all(pages)).flat();
}

async function buildIndex(documents: readonly Document[]): Promise<pagefind.IndexFile[]> {
  const { index, errors } = await pagefind.createIndex({
    forceLanguage: 'en',
    excludeSelectors: ['astro-island', 'svg', '[popover]', '[role=tooltip]', '.self'],
    // One file per record would be a thousand of them, and a request for each hit.
    maxFragments: 40,
  });
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  for (const [at, document] of documents.entries()) {
    // Several things may stand in one place, and the engine keeps one document per address.
    const added = await index.addHTMLFile({ url: `/${at}`, content: pageOf(document) });
    if (added.errors.length > 0) {
      throw new Error(
        `The search index refuses '${document.title}' (${document.url}): ${added.errors.join('; ')}`,
      );
    }
  }
  const { files } = await index.getFiles();
  await pagefind.close();
  return files.filter(({ path }) => !unused.test(path));
}

/** Makes the search index of the built site: one document per section, term, formula, table, row and ruling. */
export function searchIndex(): AstroIntegration {
  let base = '/';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const listed = join(dist, 'search-records.json');
        const records: SearchRecords = JSON.parse(await readFile(listed, 'utf8'));
        await unlink(listed);
        const sections = await sectionDocuments(dist, base, records);
        const documents = [...sections, ...records.records.map(recordDocument)];
        for (const { path, content } of await buildIndex(documents)) {
          const file = join(dist, 'pagefind', path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
        logger.info(`${documents.length} sections, terms, formulas, tables, rows and rulings can be found`);
      },
    },
  };
}
