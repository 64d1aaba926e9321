/** Parts of the engine that only some mechanisms need: they come with those. */
const apart =
  /\/engine\/(functions\/(?!binomials|powers|test-odds|index)|off-thread\/|(advise|aim|chain|choose|dice-forms|handful|over-time|policy|provided|solve)\.)/;

/** What every formula is evaluated with, as one file: small ones compress badly, and each is a request of its own. Pages
 *  that only read share nothing with it but the bundler's own helper, which therefore stays apart. */
export const engineChunks = [
  { name: 'preload-helper', test: (id: string): boolean => id.includes('vite/preload-helper'), priority: 1 },
  {
    name: 'engine',
    test: (id: string): boolean => id.includes('/src/engine/') && !apart.test(id),
    priority: 0,
  },
  // What mechanisms share with each other is many small files too; these are mostly called for together.
  { name: 'decided', test: /\/engine\/(policy|functions\/signed-results)\./, priority: 0 },
  { name: 'kept', test: /\/functions\/(judge-opposed|roll-under)\./, priority: 0 },
  { name: 'group', test: /\/functions\/(members|piece-together|round-robin|shared-pool)\./, priority: 0 },
];

/** The list of all mechanisms comes with every island and holds the name of each file: a readable one there is weight
 *  that no reader sees. */
export function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  return facadeModuleId?.includes('/src/engine/functions/') ? '_astro/[hash].js' : '_astro/[name].[hash].js';
}
