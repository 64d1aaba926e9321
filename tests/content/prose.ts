import { lineOf } from '../house/files';

export interface Element {
  readonly name: string;
  /** The text of the tag after its name: ' of={skillCheck}'. */
  readonly attributes: string;
  readonly closing: boolean;
  readonly line: number;
}

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly slug: string;
  readonly line: number;
}

export interface Prose {
  readonly frontmatter: Readonly<Record<string, string>>;
  /** Local name → the module it comes from and its name there; '*' is the whole module. */
  readonly imports: ReadonlyMap<string, { readonly module: string; readonly name: string }>;
  readonly elements: readonly Element[];
  /** Braces outside a tag that are not a comment. */
  readonly expressions: readonly { readonly text: string; readonly line: number }[];
  readonly headings: readonly Heading[];
  /** What is left: words for people, with everything else blanked, so that places stay true. */
  readonly words: string;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The place just behind what opens at `start`: quotes, templates and braces inside it are passed over. */
function endOf(text: string, start: number, close: '>' | '}'): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if ('"\'`'.includes(letter) && (close === '>' || depth > 1)) {
      const end = text.indexOf(letter, at + 1);
      if (end > 0) at = end;
    } else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (close === '}' && depth === 0) return at + 1;
    } else if (letter === close && depth === 0) return at + 1;
  }
  throw new Error(`'${text.slice(start, start + 40)}' is not closed`);
}

/** As the site's own headings are addressed: GitHub's way, with a number for the second of a name. */
function slugger(): (heading: string) => string {
  const seen = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}

function importsIn(block: string): [string, { module: string; name: string }][] {
  const whole = /import\s*\*\s*as\s+(\w+)\s+from\s+'([^']+)'/g;
  const named = /import\s*\{([^}]*)\}\s*from\s+'([^']+)'/g;
  return [
    ...[...block.matchAll(whole)].map(([, local = '', module = '']) => {
      return [local, { module, name: '*' }] as [string, { module: string; name: string }];
    }),
    ...[...block.matchAll(named)].flatMap(([, list = '', module = '']) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part): [string, { module: string; name: string }] => {
          const [name = '', local = name] = part.split(/\s+as\s+/);
          return [local, { module, name }];
        }),
    ),
  ];
}

/** Takes a chapter apart. It knows the MDX that this site's authors may write, and no more. */
export function readProse(text: string): Prose {
  let rest = text;
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => void): void => {
    for (const match of rest.matchAll(pattern)) use(match);
    rest = rest.replace(pattern, blank);
  };

  const frontmatter: Record<string, string> = {};
  take(/^---\n[\s\S]*?\n---/g, ([block]) => {
    for (const [, key = '', value = ''] of block.matchAll(/^(\w+):\s*(.*)$/gm)) {
      frontmatter[key] = value.replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'");
    }
  });
  take(/^(```|~~~)[\s\S]*?^\1/gm, () => {});
  take(/`[^`\n]+`/g, () => {});

  const imports = new Map<string, { module: string; name: string }>();
  take(/^(?:import|export)\b[\s\S]*?(?=\n\s*\n)/gm, ([block]) => {
    for (const [local, from] of importsIn(block)) imports.set(local, from);
  });

  const elements: Element[] = [];
  const expressions: { text: string; line: number }[] = [];
  for (let at = rest.search(/[<{]/); at >= 0; ) {
    const tag = /^<(\/?)([A-Za-z][\w.]*)/.exec(rest.slice(at));
    let end = at + 1;
    if (tag) {
      end = endOf(rest, at + 1, '>');
      const [opening, slash = '', name = ''] = tag;
      const attributes = rest.slice(at + opening.length, end - 1);
      elements.push({ name, attributes, closing: slash === '/', line: lineOf(rest, at) });
    } else if (rest[at] === '{') {
      end = endOf(rest, at, '}');
      const inside = rest.slice(at, end);
      if (!/^\{\s*\/\*[\s\S]*\*\/\s*\}$/.test(inside))
        expressions.push({ text: inside, line: lineOf(rest, at) });
    }
    rest = rest.slice(0, at) + blank(rest.slice(at, end)) + rest.slice(end);
    const next = rest.slice(end).search(/[<{]/);
    at = next < 0 ? -1 : end + next;
  }

  const headings: Heading[] = [];
  const slug = slugger();
  take(/^(#{1,6})[ \t]+(.+)$/gm, ({ 1: marks = '', 2: title = '', index }) => {
    const plain = title
      .replace(/[*_]{1,2}(?=\S)([^*_]+)[*_]{1,2}/g, '$1')
      .replace(/\\(.)/g, '$1')
      .trim();
    headings.push({ level: marks.length, text: plain, slug: slug(plain), line: lineOf(rest, index) });
  });
  take(/\[[^\]]*\]\([^)]*\)/g, () => {});
  take(/^[ \t]*\d+\.[ \t]/gm, () => {});

  return { frontmatter, imports, elements, expressions, headings, words: rest };
}

/** The module that a name comes from, and the path of names within it. */
export interface Reference {
  readonly module: string;
  readonly names: readonly string[];
}

function resolve({ imports }: Prose, written: string): Reference | undefined {
  const [local = '', ...path] = written.split('.');
  const from = imports.get(local);
  if (!from) return undefined;
  return { module: from.module, names: from.name === '*' ? path : [from.name, ...path] };
}

/** What an `of={…}` names. */
export function referenceOf(prose: Prose, { attributes }: Element): Reference | undefined {
  // A row that is no name of the language stands in brackets: tables.arms.rows['long-bow'].cost.
  const written = /\bof=\{\s*([\w.]+)(?:\[[^\]]*\][\w.]*)?\s*\}/.exec(attributes)?.[1];
  return written ? resolve(prose, written) : undefined;
}

/** What an `of={…}` or an `of={[…, …]}` names; undefined stands for what is not imported. */
export function referencesOf(prose: Prose, element: Element): (Reference | undefined)[] {
  const list = /\bof=\{\s*\[([^\]]*)\]\s*\}/.exec(element.attributes)?.[1];
  if (list === undefined) return [referenceOf(prose, element)];
  const names = list.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => resolve(prose, name));
}
