import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from './broken-links';
import { decode, tagsOf } from './html';
import { fileFor, htmlFilesOf, pagesOf } from './site';
import { dist } from './visit';

const pages = pagesOf(dist);
const read = (page: string) => readFileSync(join(dist, page), 'utf8');

function canonicalOf(page: string): string | undefined {
  const tags = tagsOf(read(page));
  return tags.find(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')?.attributes
    .href;
}

function sitemap(): string[] {
  const index = ['sitemap.xml', 'sitemap-index.xml'].find((name) => existsSync(join(dist, name)));
  if (!index) throw new Error('There is neither sitemap.xml nor sitemap-index.xml in the built site');
  const locations = (file: string): string[] =>
    [...read(file).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decode(url));
  if (!read(index).includes('<sitemapindex')) return locations(index);
  return locations(index).flatMap((url) => locations(new URL(url).pathname.split('/').at(-1) ?? ''));
}

describe('the built site', () => {
  it('has pages', () => {
    expect(pages).toContain('');
    expect(pages.length).toBeGreaterThan(10);
    expect(existsSync(join(dist, '404.html'))).toBe(true);
  });

  it('has no dead end: every link, picture, script and fragment leads somewhere', () => {
    expect(brokenLinks(dist, '/', canonicalOf('index.html'))).toEqual([]);
  });

  it('gives no id twice on a page, so that every fragment is one place', () => {
    const twice = htmlFilesOf(dist).flatMap((page) => {
      const ids = tagsOf(read(page)).flatMap(({ attributes }) =>
        attributes.id === undefined ? [] : [attributes.id],
      );
      return ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `${page}: the id '${id}' stands twice`);
    });
    expect(twice).toEqual([]);
  });

  it('writes no style attribute and no event handler, which its content security policy refuses', () => {
    const refused = htmlFilesOf(dist).flatMap((page) =>
      tagsOf(read(page)).flatMap(({ name, attributes }) =>
        Object.keys(attributes)
          .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
          .map((attribute) => `${page}: <${name} ${attribute}>`),
      ),
    );
    expect(refused).toEqual([]);
  });

  it('has a content security policy on every page that allows no text as code', () => {
    for (const page of htmlFilesOf(dist)) {
      const policy = tagsOf(read(page)).find(
        ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
      )?.attributes['content'];
      expect(policy, page).toContain("default-src 'none'");
      expect(policy, page).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
    }
  });

  it('gives every page a title and a description of its own', () => {
    const described = pages.map((page) => {
      const html = read(`${page}index.html`);
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const meta = tagsOf(html).find(
        ({ name, attributes }) => name === 'meta' && attributes.name === 'description',
      );
      return { page, title, description: meta?.attributes.content ?? '' };
    });
    for (const { page, title, description } of described) {
      expect(title, page).not.toBe('');
      expect(description.length, `${page}: ${description}`).toBeGreaterThan(20);
      expect(description.length, `${page}: ${description}`).toBeLessThanOrEqual(160);
    }
    const titles = described.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('lists every page in its sitemap under its canonical address, and nothing else', () => {
    const canonicals = pages.map(
      (page) => canonicalOf(`${page}index.html`) ?? `${page} has no canonical address`,
    );
    expect(sitemap().sort()).toEqual(canonicals.sort());
  });

  it('has canonical addresses that are its own', () => {
    for (const page of pages) {
      const canonical = canonicalOf(`${page}index.html`);
      expect(canonical && new URL(canonical).pathname).toBe(`/${page}`);
      expect(fileFor(dist, `/${page}`)).toBe(join(dist, page, 'index.html'));
    }
  });

  it('names its language and fits a phone on every page', () => {
    for (const page of htmlFilesOf(dist)) {
      const tags = tagsOf(read(page));
      expect(tags.find(({ name }) => name === 'html')?.attributes.lang, page).toMatch(/^en/);
      expect(
        tags.find(({ attributes }) => attributes.name === 'viewport')?.attributes.content,
        page,
      ).toContain('width=device-width');
    }
  });
});
