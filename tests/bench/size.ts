import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { chunkFileNames, engineChunks } from '../../src/build/engine-chunks.ts';
import { plainImport } from '../../src/build/plain-import.ts';

type Chunk = Rolldown.OutputChunk;

const kilobyte = 1024;

/** All files of a page's script that begins with one of these, in kilobytes as they are sent. */
function loadedWith(chunks: readonly Chunk[], first: readonly Chunk[]): number {
  const loaded = new Set(first);
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  // What begins it here only hands on what an island imports itself.
  return [...loaded]
    .filter(({ isEntry }) => !isEntry)
    .reduce((sum, { code }) => sum + brotliCompressSync(code).length / kilobyte, 0);
}

async function chunksOf(root: string): Promise<Chunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plainImport()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'tests/bench/island.ts',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: engineChunks }, chunkFileNames },
      },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  return (output?.output ?? []).flatMap((one) => (one.type === 'chunk' ? [one] : []));
}

export interface Sizes {
  /** What every island loads to evaluate, roll and summarise a formula. */
  readonly core: number;
  /** The same with what each mechanism needs, the largest first. */
  readonly mechanisms: readonly (readonly [name: string, kilobytes: number])[];
}

export async function engineSizes(root: string): Promise<Sizes> {
  const chunks = await chunksOf(root);
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const mechanisms = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => [chunk.name, loadedWith(chunks, [...entry, chunk])] as const)
    .sort(([, a], [, b]) => b - a);
  return { core: loadedWith(chunks, entry), mechanisms };
}
