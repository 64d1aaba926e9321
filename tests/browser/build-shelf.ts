import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');

/** Builds a site whose shelf is that of the tests, in a folder of its own; returns the folder. Whoever asked deletes it. */
export async function buildShelf(): Promise<{ readonly folder: string; readonly dist: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'ludex-shelf-'));
  for (const name of ['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs']) {
    cpSync(resolve(name), join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const content = join(folder, 'content');
  cpSync(resolve('tests/browser/shelf'), content, { recursive: true });
  for (const file of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!file.name.endsWith('.ts')) continue;
    // On a shelf the house stands two folders up.
    const path = join(file.parentPath, file.name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('../../../../src/', '../../src/'));
  }
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(process.execPath, [astro, 'build'], { cwd: folder, env });
  return { folder, dist: join(folder, 'dist') };
}
