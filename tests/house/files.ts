import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the top of the project, with slashes: 'src/engine/parse.ts'. */
  readonly path: string;
  readonly text: string;
}

const binary = /\.(png|webp|ico|woff2|svg)$/;

/** Every text file below a folder, in a stable order. */
export function filesBelow(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll('\\', '/');
      if (entry.isDirectory()) return filesBelow(path);
      return binary.test(entry.name) ? [] : [{ path, text: readFileSync(path, 'utf8') }];
    });
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** 'file:line: why' for every match of a pattern, each on its own line of a failing test. */
export function findings(files: readonly SourceFile[], pattern: RegExp, remedy: string): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => {
      return `${path}:${lineOf(text, match.index)}: '${match[0].trim()}': ${remedy}`;
    }),
  );
}
