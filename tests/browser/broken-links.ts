import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { thingsOf } from '../../src/layouts/search/things';
import type { SearchNames } from '../../src/views/search-index';
import { decode, type Tag, tagsOf } from './html';
import { fileFor, htmlFilesOf, pagesOf } from './site';

const origin = 'http://site.invalid';

/** A built site to look up addresses in, as it is served below a base. */
class BuiltSite {
  readonly #directory: string;
  readonly #base: string;
  readonly #tags = new Map<string, Tag[]>();

  constructor(directory: string, base: string) {
    this.#directory = directory;
    this.#base = base;
  }

  tagsIn(file: string): Tag[] {
    const known = this.#tags.get(file) ?? tagsOf(readFileSync(file, 'utf8'));
    this.#tags.set(file, known);
    return known;
  }

  /** Why nobody arrives at an address; undefined where it leads somewhere. */
  deadEnd({ pathname, hash }: URL): string | undefined {
    const inside = pathname.startsWith(this.#base) ? pathname.slice(this.#base.length) : undefined;
    const file = inside === undefined ? undefined : fileFor(this.#directory, inside);
    if (!file) return 'where there is nothing';
    if (file.endsWith('index.html') && !/(\/|\.html)$/.test(pathname)) {
      return 'which lacks its closing slash, and costs a redirect';
    }
    if (!hash || !file.endsWith('.html') || hash.startsWith('#:~:')) return undefined;
    const id = decodeURIComponent(hash.slice(1));
    if (this.tagsIn(file).some(({ attributes }) => attributes.id === id)) return undefined;
    return `a place that ${relative(this.#directory, file)} does not have`;
  }
}

function addressesIn({ name, attributes }: Tag): string[] {
  const { href, src, srcset, content, property } = attributes;
  const sources = srcset ? srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [];
  const shared = property === 'og:image' || property === 'og:url' ? [content] : [];
  // The card of a term is fetched from its entry in the glossary; an island fetches its script and its client.
  const { 'data-card': card, 'component-url': component, 'renderer-url': renderer } = attributes;
  const own = name === 'base' ? [] : [href, src, card, component, renderer];
  return [...own, ...sources, ...shared].filter((address) => address !== undefined);
}

/** Where a reader of a built site would meet a dead end: every address, with its fragment, of every page. */
export function brokenLinks(directory: string, base: string, site?: string): string[] {
  const built = new BuiltSite(directory, base);
  const broken: string[] = [];
  for (const page of htmlFilesOf(directory)) {
    const address = new URL(base + page.replace(/index\.html$/, ''), origin);
    for (const tag of built.tagsIn(join(directory, page))) {
      for (const written of addressesIn(tag)) {
        const url = new URL(written, address);
        const ours = url.origin === origin || (site !== undefined && url.origin === new URL(site).origin);
        if (!ours || !url.protocol.startsWith('http')) continue;
        const why = built.deadEnd(url);
        if (why) broken.push(`${page}: <${tag.name}> leads to '${written}', ${why}`);
      }
    }
  }
  return broken;
}

/** What the search of a built site would find, and the reader not. */
export function deadHits(directory: string, base: string): string[] {
  const built = new BuiltSite(directory, base);
  const names: SearchNames = JSON.parse(readFileSync(join(directory, 'search', 'names.json'), 'utf8'));
  return thingsOf(names).flatMap(({ kind, title, book, url }) => {
    const why = built.deadEnd(new URL(url, origin));
    return why ? [`search: the ${kind} '${title}' of ${book} leads to '${url}', ${why}`] : [];
  });
}

export function canonicalOf(directory: string, page: string): string | undefined {
  const tags = tagsOf(readFileSync(join(directory, page, 'index.html'), 'utf8'));
  return tags.find(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')?.attributes
    .href;
}

/** Where a page says another address of itself than the one at which it is served, or the sitemap another than the page. */
export function wrongAddresses(directory: string, base: string): string[] {
  if (!existsSync(join(directory, 'sitemap.xml'))) return ['There is no sitemap.xml'];
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decode(url));
  const pages = pagesOf(directory);
  const canonicals = pages.map((page) => canonicalOf(directory, page) ?? '');
  const hosts = new Set(
    [...listed, ...canonicals].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin),
  );
  const own = pages.flatMap((page, at) => {
    const canonical = canonicals[at] ?? '';
    if (!canonical) return [`/${page}: no canonical address`];
    const missing = listed.includes(canonical) ? [] : [`/${page}: the sitemap does not list '${canonical}'`];
    const there = new URL(canonical).pathname === base + page;
    return there ? missing : [...missing, `/${page}: its canonical address is '${canonical}'`];
  });
  const strays = listed.filter((url, at) => !canonicals.includes(url) || listed.indexOf(url) !== at);
  const sitemap = /^Sitemap: (.*)$/m.exec(read('robots.txt'))?.[1] ?? '';
  return [
    ...own,
    ...strays.map((url) => `sitemap.xml: '${url}' is no page's canonical address, or stands twice`),
    ...(hosts.size === 1 ? [] : [`the addresses name more hosts than one: ${[...hosts].join(', ')}`]),
    ...(URL.canParse(sitemap) && new URL(sitemap).pathname === `${base}sitemap.xml`
      ? []
      : [`robots.txt: '${sitemap}' is not where the sitemap is`]),
  ];
}
