interface VitePlugin {
  name: string;
  enforce: 'pre';
  load(id: string): string | undefined;
}

/** Vite wraps `import()` into 1.5 KB of code that preloads what the imported file needs. On these pages that
 *  is nothing, and the wrapper would be a third of the script that every page runs. */
export function plainImport(): VitePlugin {
  return {
    name: 'plain-import',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
