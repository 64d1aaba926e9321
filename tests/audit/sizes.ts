import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** How many files of each kind there are, and how many bytes they hold. */
export function sizesOf(folder: string): Map<string, { files: number; bytes: number }> {
  const sizes = new Map<string, { files: number; bytes: number }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size } = statSync(join(entry.parentPath, entry.name));
    const kind = extname(entry.name) || entry.name;
    const { files, bytes } = sizes.get(kind) ?? { files: 0, bytes: 0 };
    sizes.set(kind, { files: files + 1, bytes: bytes + size });
  }
  return sizes;
}
