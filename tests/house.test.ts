import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, findings, type SourceFile } from './house/files';
import { importsOf } from './house/imports';
import { targetOf, trespass } from './house/rooms';

const src = filesBelow('src');
const content = filesBelow('content');
const tests = filesBelow('tests');
const code = (files: SourceFile[]) => files.filter(({ path }) => /\.(ts|tsx|astro|mdx|js|mjs)$/.test(path));

/** Read as text, so that the house can be inspected while a book does not yet load. */
const games = content
  .filter(({ path }) => path.endsWith('/game.ts'))
  .map(({ path, text }) => {
    const field = (name: string) => new RegExp(`^  ${name}: '([^']*)'`, 'm').exec(text)?.[1];
    return {
      path,
      folder: posix.dirname(path),
      id: field('id'),
      title: field('title'),
      succeeds: field('succeeds'),
    };
  });
const ids = games.map(({ id }) => id ?? '');
const titles = games.map(({ title }) => title ?? '');

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A name as a word of its own. A title may end in a sign, as a footnote star, that is part of it. */
function asWord(name: string): string {
  const before = /^[\p{L}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : '';
  return before + literal(name) + after;
}

describe('the import table', () => {
  it('is kept by every file in src/', () => {
    const trespasses = code(src).flatMap((file) =>
      importsOf(file).flatMap((found) => {
        const why = trespass(file.path, found);
        return why ? [`${file.path}:${found.line}: '${found.specifier}': ${why}`] : [];
      }),
    );
    expect(trespasses).toEqual([]);
  });

  it('lets the data of a book use the types in rules and its own siblings, and nothing else', () => {
    const trespasses = code(content.filter(({ path }) => path.endsWith('.ts'))).flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line }) => {
        const target = targetOf(file.path, specifier);
        const own = target !== undefined && posix.dirname(target) === posix.dirname(file.path);
        const rules = target?.startsWith('src/rules/');
        if (own || rules) return [];
        return [
          `${file.path}:${line}: '${specifier}': data may import only ../../src/rules/ and its siblings`,
        ];
      }),
    );
    expect(trespasses).toEqual([]);
  });

  it('lets a chapter use its siblings, and the data of the generation that its game succeeds', () => {
    const trespasses = content
      .filter(({ path }) => path.endsWith('.mdx'))
      .flatMap((file) => {
        const folder = posix.dirname(file.path);
        const earlier = games.find((game) => game.folder === folder)?.succeeds;
        return importsOf(file).flatMap(({ specifier, line }) => {
          const target = targetOf(file.path, specifier);
          const home = target === undefined ? undefined : posix.dirname(target);
          if (home === folder || (earlier && home === `content/${earlier}`)) return [];
          return [`${file.path}:${line}: '${specifier}': a chapter may import only its siblings`];
        });
      });
    expect(trespasses).toEqual([]);
  });

  it('keeps the page and the machine out of the rules, the engine and the views', () => {
    const pure = src.filter(({ path }) => /^src\/(rules|engine|views)\//.test(path));
    const world = /\b(?:document|window|localStorage|sessionStorage|navigator|location|process)\s*(?:\.|\[)/g;
    expect(findings(pure, world, 'give it to the function as an argument')).toEqual([]);
  });

  it('is proved by a reader of imports that sees every way of writing one', () => {
    const text = [
      "import a from './a';",
      "import './b.css';",
      "export * from './c';",
      "export type { D } from './d';",
      "const e = await import('./e');",
      "const f = import.meta.glob(['./f/*.ts', './g/*.ts'], { eager: true });",
      "// import './comment';",
      'const text = "import \'./string\'";',
      "type H = import('./h').H;",
    ].join('\n');
    const specifiers = importsOf({ path: 'src/x.ts', text }).map(({ specifier }) => specifier);
    expect(specifiers).toEqual(['./a', './b.css', './c', './d', './e', './f/*.ts', './g/*.ts', './h']);
  });

  it('is proved in Astro and MDX files too, with the right lines', () => {
    const astro =
      "---\nimport A from './a.astro';\n---\n<p>import './no';</p>\n<script>\nimport './b';\n</script>\n";
    expect(importsOf({ path: 'src/x.astro', text: astro })).toEqual([
      { line: 2, specifier: './a.astro', how: 'static' },
      { line: 6, specifier: './b', how: 'static' },
    ]);
    const mdx =
      "---\ntitle: X\n---\nimport {\n  a,\n} from './a';\nimport { b } from './b';\n\nWe import 'nothing' here.\n";
    expect(importsOf({ path: 'content/x/y.mdx', text: mdx })).toEqual([
      { line: 6, specifier: './a', how: 'static' },
      { line: 7, specifier: './b', how: 'static' },
    ]);
  });
});

describe('src/ knows no game', () => {
  it('though each one says its id and its title', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const { path, id, title } of games)
      expect(id && title, `${path}: write id: '…' and title: '…'`).toBeTruthy();
  });

  it('by its id, as a word in any file', () => {
    expect(
      findings(
        src,
        new RegExp(ids.map(asWord).join('|'), 'giu'),
        'take it from the library instead of naming a game',
      ),
    ).toEqual([]);
  });

  it('by its title', () => {
    expect(
      findings(
        src,
        new RegExp(titles.map(asWord).join('|'), 'gu'),
        'take it from the library instead of naming a game',
      ),
    ).toEqual([]);
  });

  it('which is proved by a search that finds a title with a star, and no product of q', () => {
    const sought = new RegExp(asWord('Q*'), 'gu');
    const text = "const title = 'Q*';\n/** FAQ*/\nconst q = p*q*r;\nregister('Q* Revised')";
    expect(findings([{ path: 'x', text }], sought, 'no').map((finding) => finding.slice(0, 3))).toEqual([
      'x:1',
      'x:4',
    ]);
  });
});

describe('the style of the house', () => {
  it('keeps every file in src/ within 200 lines', () => {
    const long = src
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 200);
    expect(long.map(({ path, lines }) => `${path}: ${lines} lines; split it by what it is about`)).toEqual(
      [],
    );
  });

  it('names no file after a drawer that anything fits into', () => {
    const drawers = [...src, ...content, ...tests]
      .map(({ path }) => path)
      .filter((path) => /(^|[/.-])(utils?|helpers?|common|managers?|misc)([/.-]|$)/i.test(path));
    expect(drawers.map((path) => `${path}: name it after its one main export`)).toEqual([]);
  });

  it('leaves no test out', () => {
    const marks =
      /\b(?:it|test|describe|suite)\s*\.\s*(?:skip|only|todo|fails|skipIf|runIf)\b|\b[xf](?:it|describe)\(/g;
    const suites = tests.filter(({ path }) => /\.test\.tsx?$/.test(path));
    expect(findings(suites, marks, 'make it pass or delete it')).toEqual([]);
  });

  it('writes no style attribute, which the content security policy would refuse', () => {
    const markup = src.filter(({ path }) => /\.(tsx|astro)$/.test(path));
    expect(findings(markup, /\sstyle=(?=[{"'`])/g, 'use a class or an SVG attribute')).toEqual([]);
    expect(findings(content, /\sstyle=(?=[{"'`])/g, 'prose has no looks of its own')).toEqual([]);
  });

  it('starts no island from prose', () => {
    const chapters = content.filter(({ path }) => path.endsWith('.mdx'));
    expect(findings(chapters, /\bclient:\w+/g, 'the components decide what wakes and when')).toEqual([]);
  });

  it('holds no path of somebody’s machine and no registry', () => {
    const settings = [
      'package.json',
      'astro.config.mjs',
      'tsconfig.json',
      'biome.json',
      'vitest.config.ts',
      'README.md',
    ];
    const files = settings.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    const own = tests.filter(({ path }) => path !== 'tests/house.test.ts');
    const paths =
      /(?<![\w.])\/(?:home|root|Users|work|mnt|tmp)\/[\w.-]+|\b[A-Z]:\\\\?\w+|\bregistry\.[\w.-]+|\.\.\/shared\b/g;
    expect(findings([...src, ...content, ...own, ...files], paths, 'it is not the same elsewhere')).toEqual(
      [],
    );
    const lock = [{ path: 'package-lock.json', text: readFileSync('package-lock.json', 'utf8') }];
    expect(findings(lock, /"resolved":.*/g, 'leave it to the npm of whoever installs')).toEqual([]);
  });
});
