import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildCopy, copySite } from './copy-of-site';

/** Builds a site whose shelf is that of the tests, in a folder of its own; returns the folder. Whoever asked deletes it. */
export async function buildShelf(): Promise<{ readonly folder: string; readonly dist: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'ludex-shelf-'));
  copySite(folder);
  const content = join(folder, 'content');
  cpSync(resolve('tests/browser/shelf'), content, { recursive: true });
  for (const file of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!file.name.endsWith('.ts')) continue;
    // On a shelf the house stands two folders up.
    const path = join(file.parentPath, file.name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('../../../../src/', '../../src/'));
  }
  await buildCopy(folder);
  return { folder, dist: join(folder, 'dist') };
}
