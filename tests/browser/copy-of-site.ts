import { execFile } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const needed = ['src', 'public', 'package.json', 'tsconfig.json'];
/** As the site is built, but with a memory of its own: what is kept of the real chapters is left alone. */
const config = "import site from './site.config.mjs';\nexport default { ...site, cacheDir: './.cache' };\n";

/** The site in another folder, without its shelf: whoever asks puts the books into `content`, and deletes it all. */
export function copySite(folder: string): void {
  for (const name of needed) cpSync(resolve(name), join(folder, name), { recursive: true });
  cpSync(resolve('astro.config.mjs'), join(folder, 'site.config.mjs'));
  writeFileSync(join(folder, 'astro.config.mjs'), config);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Builds a copy into its folder `dist`. The environment is fresh: the test runner's own says that this is no production. */
export async function buildCopy(folder: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const { PATH, HOME } = process.env;
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: folder,
    env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1', ...more },
  });
}
