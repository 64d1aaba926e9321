import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from './html-files.ts';
import { narrowPolicy } from './narrow-policy.ts';
import { shareScripts } from './share-scripts.ts';

/** Astro numbers islands by the folder that the site was built in, and nothing reads that. Without it a page is the
 *  same wherever it is built. */
function withoutNumbers(html: string): string {
  return html.replace(/(<astro-island\b) uid="[^"]*"/g, '$1');
}

/** Takes out of each built page what it need not carry itself. */
export function trimPages(): AstroIntegration {
  let base = '/';
  return {
    name: 'trim-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const path of await htmlFiles(dist)) {
          const { html, file } = shareScripts(await readFile(path, 'utf8'), base);
          await writeFile(path, narrowPolicy(withoutNumbers(html)));
          if (file) await writeFile(join(dist, file.name), file.text);
        }
      },
    },
  };
}
