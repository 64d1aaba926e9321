import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, findings } from './house/files';

const code = [...filesBelow('src'), ...filesBelow('content')].filter(({ path }) =>
  /\.(ts|tsx|astro|mdx|js|mjs)$/.test(path),
);

/** Where text becomes markup, and why nobody but the build can have written that text. */
const markup: readonly { readonly path: string; readonly written: string; readonly why: string }[] = [
  {
    path: 'src/components/Only.astro',
    written: 'set:html={html}',
    why: 'what the build has just rendered of the same chapter',
  },
  {
    path: 'src/components/term-cards.ts',
    written: 'DOMParser',
    why: 'a page of this site, read in a document of its own, of which only text is taken',
  },
  {
    path: 'src/layouts/Page.astro',
    written: 'set:html={atOnce}',
    why: 'a constant, whose hash is in the policy',
  },
  {
    path: 'src/layouts/Page.astro',
    written: 'set:html={styles}',
    why: 'made of colours and ids of the books',
  },
];

describe('nothing that somebody types, pastes or stores becomes markup or code', () => {
  it('by raw HTML or by text that is run', () => {
    const raw =
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|\bsrcdoc\b|document\.write|\beval\s*\(|\bnew Function\b|\bFunction\s*\(|set(?:Timeout|Interval)\(\s*['"`]|javascript:/g;
    expect(findings(code, raw, 'build elements or render them instead')).toEqual([]);
  });

  it('where the build writes markup itself, but for those places that say why', () => {
    const unsure = findings(
      code,
      /set:html=\{[^}]*\}|\bDOMParser\b/g,
      'render it, or say in tests/safety.test.ts why not',
    );
    const allowed =
      ({ path, written }: (typeof markup)[number]) =>
      (finding: string) =>
        finding.startsWith(`${path}:`) && finding.includes(written);
    expect(unsure.filter((finding) => !markup.some((place) => allowed(place)(finding)))).toEqual([]);
    const stale = markup.filter((place) => !unsure.some(allowed(place)));
    expect(
      stale.map(
        ({ path, written }) => `${path} has no '${written}' any more: take it off tests/safety.test.ts`,
      ),
    ).toEqual([]);
  });

  it('by a word in the policy that opens it', () => {
    const settings = [{ path: 'astro.config.mjs', text: readFileSync('astro.config.mjs', 'utf8') }];
    expect(
      findings([...code, ...settings], /\bunsafe-[\w-]+/g, 'give the text a hash, or do without it'),
    ).toEqual([]);
  });
});

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The packages that the README gives a reason for: 'a, b' in the first cell of a row, 'x/*' for all of a scope. */
function explained(): { readonly name: string; readonly why: string }[] {
  const [, table = ''] = /## Dependencies\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? [];
  return [...table.matchAll(/^\| (?!package |--)([^|]+) \| ([^|]*) \|$/gm)].flatMap(
    ([, names = '', why = '']) => names.split(',').map((name) => ({ name: name.trim(), why: why.trim() })),
  );
}

describe('the packages that the site is built on', () => {
  const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = Object.entries({ ...dependencies, ...devDependencies });
  const reasons = explained();
  const isMeant = (entry: string, name: string): boolean =>
    entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : entry === name;

  it('have each a reason in the README', () => {
    const without = packages.filter(
      ([name]) => !reasons.some((entry) => isMeant(entry.name, name) && entry.why),
    );
    expect(without.map(([name]) => `${name}: say under 'Dependencies' in README.md why it is here`)).toEqual(
      [],
    );
  });

  it('are all there that the README gives reasons for', () => {
    const stale = reasons.filter(({ name: entry }) => !packages.some(([name]) => isMeant(entry, name)));
    expect(
      stale.map(({ name }) => `README.md: ${name} is no dependency any more: take its row away`),
    ).toEqual([]);
  });

  it('are few, and pinned to one version each', () => {
    expect(Object.keys(dependencies).length, 'what the build needs').toBeLessThanOrEqual(6);
    const loose = packages.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    expect(loose.map(([name, version]) => `package.json: ${name} is '${version}': name one version`)).toEqual(
      [],
    );
  });
});
