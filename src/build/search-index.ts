import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SearchRecord } from '../views/record.ts';
import type { Document } from './search-document.ts';
import { searchFiles } from './search-files.ts';
import { sectionsOf } from './sections.ts';

/** What the page search-records.json holds. */
export interface SearchRecords {
  readonly chapters: readonly { readonly book: string; readonly title: string; readonly href: string }[];
  readonly records: readonly SearchRecord[];
}

async function sectionDocuments(
  dist: string,
  base: string,
  { chapters }: SearchRecords,
): Promise<Document[]> {
  const pages = chapters.map(async ({ book, title, href }) => {
    const page = await readFile(join(dist, href.slice(base.length), 'index.html'), 'utf8');
    return sectionsOf(page, title).map(
      ({ id, title, above, text }): Document => ({
        url: id ? `${href}#${id}` : href,
        kind: id ? 'section' : 'chapter',
        book,
        title,
        also: [],
        where: above.join(' › '),
        text,
      }),
    );
  });
  return (await Promise.all(pages)).flat();
}

/** Makes the search index of the built site: sections, terms, formulas, tables, rows and rulings. */
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
        const documents = [...sections, ...records.records.map((record) => ({ ...record, where: '' }))];
        for (const { path, text } of searchFiles(documents)) {
          const file = join(dist, 'search', path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, text);
        }
        logger.info(`${documents.length} sections, terms, formulas, tables, rows and rulings can be found`);
      },
    },
  };
}
