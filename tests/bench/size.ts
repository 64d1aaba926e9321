import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** All files of a page's script that begins with one of these, in kilobytes as they are sent. */
function loadedWith(chunks: readonly Chunk[], first: readonly Chunk[]): number {
  const loaded = new Set(first);
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded].reduce((sum, { code }) => sum + brotliCompressSync(code).length / 1000, 0);
}

async function chunksOf(root: string, entry: string, onDemand: boolean): Promise<Chunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'mechanisms-on-demand',
        load: (id) => (onDemand && id.endsWith('/engine/provided.ts') ? '' : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: `tests/bench/${entry}.ts`, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  return (output?.output ?? []).flatMap((one) => (one.type === 'chunk' ? [one] : []));
}

export interface Sizes {
  /** What every island loads to evaluate, roll and summarise a formula. */
  readonly core: number;
  /** The same with the mechanism that takes most, and which it is. */
  readonly largest: readonly [name: string, kilobytes: number];
  /** The same with every mechanism of every game. */
  readonly everything: number;
}

export async function engineSizes(root: string): Promise<Sizes> {
  const lean = await chunksOf(root, 'island', true);
  const entry = lean.filter(({ isEntry }) => isEntry);
  const [largest = ['none', 0] as const] = lean
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => [chunk.name, loadedWith(lean, [...entry, chunk])] as const)
    .sort(([, a], [, b]) => b - a);
  const whole = await chunksOf(root, 'engine', false);
  return { core: loadedWith(lean, entry), largest, everything: loadedWith(whole, whole) };
}
