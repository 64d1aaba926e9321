import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCopy, copySite } from './copy-of-site';
import { dist } from './visit';

/** Every file of a built site with the hash of its bytes. */
function hashesOf(directory: string): Map<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(directory, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

/** Where two texts part, with what surrounds the place in both. */
function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${around(one)} against ${around(other)}`;
}

describe('a second build, in another folder and without what the first one remembers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludex-again-'));
  const again = join(folder, 'dist');

  beforeAll(async () => {
    copySite(folder);
    cpSync('content', join(folder, 'content'), { recursive: true });
    // What the first build was told of its host is told to the second.
    const { SITE_URL = '', BASE_PATH = '' } = process.env;
    await buildCopy(folder, { SITE_URL, BASE_PATH });
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives the same files, byte by byte', () => {
    const first = hashesOf(dist);
    const second = hashesOf(again);
    const read = (directory: string, file: string) => readFileSync(join(directory, file), 'utf8');
    const different = [...new Set([...first.keys(), ...second.keys()])].sort().flatMap((file) => {
      if (!first.has(file)) return [`${file}: only the second build has it`];
      if (!second.has(file)) return [`${file}: the second build does not have it`];
      if (first.get(file) === second.get(file)) return [];
      return [`${file}: ${parting(read(dist, file), read(again, file))}`];
    });
    const remedy =
      "run 'npm run build' if the sources are newer than the built site; else find what depends on time, order or place";
    expect(different, remedy).toEqual([]);
  });
});
