import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks, canonicalOf, deadHits, wrongAddresses } from './broken-links';
import { tagsOf } from './html';
import { htmlFilesOf, pagesOf } from './site';
import { dist, sharedBrowser } from './visit';

const browser = sharedBrowser();

const pages = pagesOf(dist);
const read = (page: string) => readFileSync(join(dist, page), 'utf8');

describe('the built site', () => {
  it('has pages', () => {
    expect(pages).toContain('');
    expect(pages.length).toBeGreaterThan(10);
    expect(existsSync(join(dist, '404.html'))).toBe(true);
  });

  it('has no dead end: every link, picture, script and fragment leads somewhere', () => {
    expect(brokenLinks(dist, '/', canonicalOf(dist, ''))).toEqual([]);
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

  it('lists every page in its sitemap under its canonical address, which is its own, and nothing else', () => {
    expect(wrongAddresses(dist, '/')).toEqual([]);
  });

  it('finds by its search only what is there', () => {
    expect(deadHits(dist, '/')).toEqual([]);
  });

  it('leads on from an address that is not there', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const answer = await page.goto('no/such/page/');
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('No page here');
    // Its links and its scripts must not depend on how deep the missing address lies.
    await page.locator('main a').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
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
