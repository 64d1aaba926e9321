interface Chunk {
  type: string;
  code?: string;
  imports?: string[];
}

interface VitePlugin {
  name: string;
  enforce: 'pre';
  load(id: string): string | undefined;
  generateBundle(options: unknown, bundle: Record<string, Chunk>): void;
}

const helper = 'preload-helper';
const helperImport = new RegExp(`import\\s*\\{\\s*\\w+ as (\\w+)\\s*\\}\\s*from\\s*"\\./${helper}[^"]*";?`);

/** Vite wraps `import()` into 1.5 KB of code that preloads what the imported file needs. On these pages that is nothing,
 *  and the wrapper would be a third of the script that every page runs. What is left of it is written into each file that
 *  uses it, since a file of its own would be a request of its own. */
export function plainImport(): VitePlugin {
  return {
    name: 'plain-import',
    enforce: 'pre',
    load: (id) =>
      id === `\0vite/${helper}.js` ? 'export const __vitePreload = (load) => load();' : undefined,
    generateBundle: (_options, bundle) => {
      const [file] = Object.keys(bundle).filter((name) => name.includes(`/${helper}.`));
      if (file === undefined) return;
      delete bundle[file];
      for (const chunk of Object.values(bundle)) {
        if (!chunk.imports?.includes(file)) continue;
        chunk.code = chunk.code?.replace(helperImport, 'const $1=(load)=>load();') ?? '';
        if (chunk.code.includes(helper))
          throw new Error(`plain-import: ${helper} is imported in an unknown way`);
        chunk.imports = chunk.imports.filter((name) => name !== file);
      }
    },
  };
}
