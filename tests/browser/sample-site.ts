import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildCopy, copySite } from './copy-of-site';
import { type Site, serveSite } from './site';

/** What an author writes otherwise than the book of two worlds has it. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Builds a site with nothing on its shelf but the book of two worlds, in a folder of its own. */
export async function buildSample(folder: string, edits: readonly Edit[] = []): Promise<void> {
  const book = join(folder, 'content', 'two-worlds');
  copySite(folder);
  cpSync('tests/two-worlds', book, { recursive: true });
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(book, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say '${from}'`);
    writeFileSync(join(book, file), text.replace(from, to));
  }
  await buildCopy(folder);
}

export const sampleFolder = (): string => mkdtempSync(join(tmpdir(), 'ludex-'));

/** The sample site, built and served for as long as a file of tests runs. */
export function sampleSite(): { readonly dist: string; readonly url: string } {
  const folder = sampleFolder();
  const dist = join(folder, 'dist');
  let site: Site | undefined;

  beforeAll(async () => {
    await buildSample(folder);
    site = await serveSite(dist);
  }, 300_000);

  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    dist,
    get url() {
      if (!site) throw new Error('The sample site is served only while tests run');
      return site.url;
    },
  };
}
