import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { type Site, serveSite } from './site';

const needed = ['src', 'public', 'package.json', 'tsconfig.json'];
/** As the site is built, but with a memory of its own: what is kept of the real chapters is left alone. */
const config = "import site from './site.config.mjs';\nexport default { ...site, cacheDir: './.cache' };\n";

/** What an author writes otherwise than the book of two worlds has it. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Builds a site with nothing on its shelf but the book of two worlds, in a folder of its own. */
export async function buildSample(folder: string, edits: readonly Edit[] = []): Promise<void> {
  const book = join(folder, 'content', 'two-worlds');
  for (const name of needed) cpSync(name, join(folder, name), { recursive: true });
  cpSync('astro.config.mjs', join(folder, 'site.config.mjs'));
  writeFileSync(join(folder, 'astro.config.mjs'), config);
  cpSync('tests/two-worlds', book, { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(book, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say '${from}'`);
    writeFileSync(join(book, file), text.replace(from, to));
  }
  const { PATH, HOME } = process.env;
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: folder,
    env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1' },
  });
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
