interface Chunk {
  type: string;
  code?: string;
  imports?: string[];
}

interface VitePlugin {
  name: string;
  enforce: 'pre';
  load(id: string): string | undefined;
  generateBundle: { order: 'post'; handler(options: unknown, bundle: Record<string, Chunk>): void };
}

const helper = 'preload-helper';
const helperImport = new RegExp(`import\\s*\\{\\s*\\w+ as (\\w+)\\s*\\}\\s*from\\s*"\\./${helper}[^"]*";?`);

const preloads = /const __vite__mapDeps=.*?;\n|,\s*__vite__mapDeps\(\[[\d,]*\]\)/g;

function unwrapped(code: string): string {
  const plain = code.replace(helperImport, 'const $1=(load)=>load();').replace(preloads, '');
  if (plain.includes(helper) || plain.includes('__vite__mapDeps')) {
    throw new Error('plain-import: Vite now wraps import() in another way, which this does not know');
  }
  return plain;
}

/** Vite wraps `import()` into 1.5 KB of code that preloads what the imported file needs. On these pages that is nothing,
 *  and the wrapper would be a third of the script that every page runs. What is left of it is written into each file that
 *  uses it, since a file of its own would be a request of its own. */
export function plainImport(): VitePlugin {
  return {
    name: 'plain-import',
    enforce: 'pre',
    load: (id) =>
      id === `\0vite/${helper}.js` ? 'export const __vitePreload = (load) => load();' : undefined,
    // After Vite has written the list of what to preload into each file.
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const [file] = Object.keys(bundle).filter((name) => name.includes(`/${helper}.`));
        if (file !== undefined) delete bundle[file];
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = unwrapped(chunk.code ?? '');
          chunk.imports = chunk.imports?.filter((name) => name !== file) ?? [];
        }
      },
    },
  };
}
