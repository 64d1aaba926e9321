import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from './html-files.ts';

const source = new URL('./service-worker.js', import.meta.url);

/** What must be at hand for a visited page to work without a network: scripts, styles and fonts. */
async function assetsOf(dist: string): Promise<string[]> {
  return (await readdir(join(dist, '_astro'))).sort().map((name) => `_astro/${name}`);
}

async function versionOf(dist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await htmlFiles(dist)) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

/** Writes the service worker, by which a page that was visited opens without a network too. */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const version = JSON.stringify(await versionOf(dist));
        const assets = JSON.stringify(await assetsOf(dist));
        const text = await readFile(source, 'utf8');
        await writeFile(
          join(dist, 'sw.js'),
          `const version = ${version};\nconst assets = ${assets};\n${text}`,
        );
      },
    },
  };
}
