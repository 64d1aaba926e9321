import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { books } from '../content/books';
import { barriersOf, everyWidth } from './axe';
import { ask, openSearch, options } from './search-dialog';
import { sharedBrowser } from './visit';

const browser = sharedBrowser();
let context: BrowserContext;
beforeAll(async () => {
  context = await browser.context();
});
afterAll(() => context.close());

/** What can be opened over a page: each opens it and tells where it is, or nothing where there is no such thing at this
 *  width. */
const states: Readonly<Record<string, (page: Page, width: number) => Promise<string | undefined>>> = {
  'the search with its hits': async (page) => {
    await openSearch(page);
    await ask(page, 'roll');
    await options(page).nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    return 'dialog';
  },
  'the search without a hit': async (page) => {
    await openSearch(page);
    await ask(page, 'qwqwqw');
    await page.getByRole('dialog').getByRole('status').getByText('Nothing found').waitFor();
    return 'dialog';
  },
  'the contents': async (page, width) => {
    const button = page.getByRole('button', { name: 'Contents' });
    // Where there is room they stand beside the text.
    if (!(await button.isVisible())) return width < 1280 ? '#chapters' : undefined;
    await button.click();
    await page.locator('#chapters a').first().waitFor();
    for (const part of await page.locator('#chapters summary').all()) await part.click();
    return '#chapters';
  },
  'the view': async (page) => {
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('radio', { name: 'As the system' }).waitFor();
    return '#view';
  },
  'the card of a term': async (page) => {
    await page.locator('main a[data-card]').first().focus();
    await page.getByRole('tooltip').waitFor();
    return '#card';
  },
};

const chapters = books.map(({ game, chapters: all }) => {
  const found = all.find(({ text }) => text.includes('<Term '));
  if (!found) throw new Error(`No chapter of '${game.id}' explains a term`);
  return { title: game.title, path: `${game.id}/${found.name}/` };
});

describe.each(chapters)('$title', ({ path }) => {
  it.concurrent.each(Object.entries(states))('is open to everybody with %s', async (_, open) => {
    const page = await context.newPage();
    let opened = 0;
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const part = await open(page, width);
      if (part === undefined) continue;
      opened += 1;
      expect(await barriersOf(page, [width], part)).toEqual([]);
    }
    expect(opened).toBeGreaterThan(0);
    await page.close();
  });
});
