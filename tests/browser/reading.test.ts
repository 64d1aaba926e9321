import { describe, expect, it } from 'vitest';
import { tableAnchor } from '../../src/views/anchor';
import { books } from '../content/books';
import { placedFormulas, placedTables } from '../content/placed';
import { sharedBrowser } from './visit';
import { movable, Widget } from './widget';

const browser = sharedBrowser();
const first = books[0];
const chapter = `${first?.game.id}/${first?.game.chapters[1]}/`;

describe('a reader', () => {
  it('sees the card of a term on focus and on hover, and closes it with Escape', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(chapter);
    const term = page.locator('main a[data-card]').first();
    const card = page.getByRole('tooltip');
    await term.focus();
    await card.waitFor();
    expect((await card.innerText()).length).toBeGreaterThan(20);
    expect(await term.getAttribute('aria-describedby')).toBe(await card.getAttribute('id'));
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await term.evaluate((link) => link.blur());
    await term.hover();
    await card.waitFor();
    await context.close();
  });

  it('taps a term once for its card and once more for its rule', async () => {
    const context = await browser.context({ hasTouch: true, viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await page.goto(chapter);
    const before = page.url();
    const term = page.locator('main a[data-card]').first();
    await term.tap();
    await page.getByRole('tooltip').waitFor();
    expect(page.url()).toBe(before);
    await term.tap();
    await page.waitForURL((url) => url.href !== before);
    await context.close();
  });

  it('can switch the cards off, and the page remembers it', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(chapter);
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('checkbox', { name: 'Cards on terms' }).uncheck();
    await page.reload();
    await page.locator('main a[data-card]').first().focus();
    await page.waitForTimeout(300);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await context.close();
  });

  it('chooses light or dark, and the next page keeps it', async () => {
    const context = await browser.context({ colorScheme: 'light' });
    const page = await context.newPage();
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto(chapter);
    const light = await paper();
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.goto('');
    expect(await paper()).toBe(dark);
    await context.close();
  });

  it('follows the book from chapter to chapter by previous and next', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    for (const { game } of books) {
      await page.goto(`${game.id}/`);
      for (const name of game.chapters) {
        await page.locator('main a[rel=next]').click();
        await page.waitForURL((url) => url.pathname === `/${game.id}/${name}/`);
      }
      await page.locator('main a[rel=prev]').click();
      await page.waitForURL((url) => url.pathname === `/${game.id}/${game.chapters.at(-2)}/`);
    }
    await context.close();
  });

  it('finds at every heading a link to itself', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(chapter);
    const missing = await page
      .locator('main :is(h2, h3)[id]')
      .evaluateAll((headings) =>
        headings
          .filter(({ id, parentElement }) => !parentElement?.querySelector(`a[href="#${id}"]`))
          .map(({ id }) => id),
      );
    expect(missing).toEqual([]);
    await context.close();
  });

  it('can open a page again without a network, and try its formulas', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const { thing: formula, path } = placedFormulas[0] ?? { thing: undefined, path: '' };
    if (!formula) throw new Error('No chapter has a formula');
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    const widget = new Widget(page, formula);
    expect(await widget.shown()).toBe(widget.answerFor());
    await widget.wake();
    const moved = movable(formula);
    await widget.move(moved);
    await widget.expectState({ [moved.name]: moved.to }, 'a step without a network');
    await context.close();
  });

  it('is told kindly that a page does not exist, and finds the way back', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const response = await page.goto('no/such/page/');
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBeTruthy();
    await page.locator('main a').first().click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBeTruthy();
    await context.close();
  });
});

describe('a table', () => {
  const long = placedTables.find(({ thing }) => Object.keys(thing.rows).length > 5);
  if (!long) throw new Error('No chapter has a table to sort');

  it('is sorted upwards, downwards and back to the order of the book', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(long.path);
    const table = page.locator(`#${tableAnchor(long.thing)}`);
    const names = () => table.locator('tbody tr th').allInnerTexts();
    const printed = await names();
    const head = table.locator('thead th').first();
    const sorted = [...printed].sort((a, b) => a.localeCompare(b, 'en'));
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    expect(await names()).toEqual(sorted);
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    expect(await names()).toEqual(sorted.reverse());
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBeNull();
    expect(await names()).toEqual(printed);
    await context.close();
  });
});
