import { posix } from 'node:path';
import type { Import } from './imports';

/** A room of the house, and which rooms and packages it may use. Its own files are always open to it. */
interface Room {
  readonly rooms: readonly string[];
  readonly packages: RegExp;
}

const nothing = /^$/;
const astro = /^(astro$|astro\/|astro:)/;

export const rooms: Readonly<Record<string, Room>> = {
  rules: { rooms: [], packages: nothing },
  engine: { rooms: ['rules'], packages: nothing },
  // The shape of a book's JSON is written down with zod, which also makes the served schema from it.
  views: { rooms: ['rules', 'engine'], packages: /^zod$/ },
  islands: { rooms: ['rules', 'engine', 'views'], packages: /^(react|react-dom)($|\/)/ },
  components: { rooms: ['rules', 'views', 'islands'], packages: /^(astro$|astro\/|astro:|@iconify-json\/)/ },
  layouts: {
    rooms: ['rules', 'views', 'components', 'library'],
    packages: /^(astro$|astro\/|astro:|@fontsource-variable\/)/,
  },
  library: { rooms: ['rules'], packages: nothing },
  pages: { rooms: ['library', 'layouts', 'components', 'views'], packages: astro },
  // What Astro asks for at the top of src/: its collections, and the types that it cannot know.
  'content.config': { rooms: [], packages: astro },
  env: { rooms: ['rules', 'views'], packages: nothing },
  build: {
    rooms: ['rules', 'views'],
    packages: /^(node:|astro$|astro\/|@astrojs\/react($|\/)|react$)/,
  },
};

/** The room that a path stands in: 'engine' for src/engine/parse.ts, 'content/x' for a book. */
export function roomOf(path: string): string {
  const [top = '', second = '', ...rest] = path.split('/');
  if (top === 'content') return `content/${second}`;
  return rest.length > 0 ? second : second.replace(/(\.d)?\.\w+$/, '');
}

/** The path that a relative specifier points to; undefined for a package. */
export function targetOf(path: string, specifier: string): string | undefined {
  if (!/^\.{1,2}(\/|$)/.test(specifier)) return specifier.startsWith('/') ? specifier.slice(1) : undefined;
  return posix.normalize(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')));
}

/** Why a file in src/ may not use something; undefined where it may. */
export function trespass(path: string, { specifier, how }: Import): string | undefined {
  const from = roomOf(path);
  const room = rooms[from];
  if (!room) return `src/ has no room '${from}'; move the file into one of ${Object.keys(rooms).join(', ')}`;
  const target = targetOf(path, specifier);
  if (target === undefined) {
    return room.packages.test(specifier) ? undefined : `${from} may not import the package '${specifier}'`;
  }
  if (target.startsWith('content/')) {
    if (from === 'library' && how === 'glob') return undefined;
    return `${from} may not reach into content/; take the data from the library, or be given it`;
  }
  const to = roomOf(target);
  if (to === from || room.rooms.includes(to)) return undefined;
  return `${from} may import only ${room.rooms.join(', ') || 'nothing'}, not ${to}`;
}
