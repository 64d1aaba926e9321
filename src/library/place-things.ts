import type { Game } from '../rules/game';

export interface Prose {
  readonly game: Game;
  /** The text of each chapter by its name, in reading order. */
  readonly chapters: ReadonlyMap<string, string>;
}

type Kind = 'terms' | 'tables' | 'formulas' | 'rulings';

/** What each word of the authors' vocabulary shows. `Odds` and `Figure` only mention a thing. */
const shows: Readonly<Record<string, Kind>> = {
  Formula: 'formulas',
  CostTable: 'formulas',
  Table: 'tables',
  Ruling: 'rulings',
  Term: 'terms',
};

const imports = /^import\s+(?:\{([^}]*)\}|\*\s+as\s+(\w+))\s+from\s+['"]\.\/[\w.-]+['"]/gm;
const uses = new RegExp(`<(${Object.keys(shows).join('|')})\\b[^>]*?\\sof=\\{\\s*([\\w.]+)\\s*\\}`, 'g');
/** What stands in code or in a comment is talked about, not shown. */
const silent = /```[\s\S]*?```|`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}/g;

/** Local names of a chapter and what they are called where they come from. A namespace ends in a dot.
 *  Only siblings count: a chapter that sets another book's table beside its own does not become its place. */
function importedNames(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, list, namespace] of text.matchAll(imports)) {
    if (namespace) names.set(`${namespace}.`, '');
    for (const item of list?.split(',') ?? []) {
      const [exported, local] = item.trim().split(/\s+as\s+/);
      if (exported) names.set(local ?? exported, exported);
    }
  }
  return names;
}

function exportedName(names: ReadonlyMap<string, string>, local: string): string | undefined {
  const [first = '', second] = local.split('.');
  if (second !== undefined) return names.has(`${first}.`) ? second : undefined;
  return names.get(first);
}

/** For every thing the chapters that show it, by identity. A chapter names a thing by what it imports. */
export function placeThings(shelf: readonly Prose[]): ReadonlyMap<object, readonly string[]> {
  const places = new Map<object, string[]>();
  for (const { game, chapters } of shelf) {
    for (const [chapter, text] of chapters) {
      const names = importedNames(text);
      for (const [, word = '', local = ''] of text.replace(silent, '').matchAll(uses)) {
        const kind = shows[word];
        const thing = kind && game[kind][exportedName(names, local) ?? ''];
        if (!thing) continue;
        const known = places.get(thing);
        if (!known) places.set(thing, [chapter]);
        else if (!known.includes(chapter)) known.push(chapter);
      }
    }
  }
  return places;
}
