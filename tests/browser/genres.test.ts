import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersOf } from './axe';
import { sampleSite } from './sample-site';
import { consoleOf, sharedBrowser } from './visit';

const browser = sharedBrowser();
const sample = sampleSite();

const open = (options: BrowserContextOptions = {}) => browser.context({ baseURL: sample.url, ...options });

/** What of a page a reader has before them. */
async function shown(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ').trim();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('main').getByRole('radio', { name, exact: true }).check();
}

const prose = '#what-it-takes + p';
const arms = 'two-worlds/arms/';
const meetings = 'two-worlds/meetings/';

describe('a book that names its things for two genres', () => {
  it('tells both without scripts, and offers no choice there', async () => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(arms);
    expect(await shown(page, prose)).toContain('a silver coin / a system credit');
    expect(await shown(page, prose)).toContain('A horse helps. The first mount is Horse / Hover bike.');
    expect(await shown(page, '#table-arms-arm-0')).toMatch(/^Bow, Short \/ Short Zapper/);
    expect(await shown(page, '#table-arms-arm-5 th')).toBe('Sling, Short (fantasy)');
    expect(await shown(page, '#table-arms-arm-5')).toContain('Overheats (science fiction)');
    expect(await page.getByRole('radio', { name: 'Fantasy' }).count()).toBe(0);
    await context.close();
  });

  it('tells one when it is chosen, everywhere, from page to page and before anything is painted', async () => {
    const context = await open();
    const page = await context.newPage();
    const messages = consoleOf(page);
    await page.goto(arms);
    await choose(page, 'Science fiction');
    expect(await shown(page, prose)).not.toMatch(/silver|horse|\//i);
    expect(await shown(page, prose)).toContain('a system credit');
    expect(await page.getByText('Cells must be charged.').isVisible()).toBe(true);
    expect(await shown(page, '#table-arms-arm-0 th')).toBe('Short Zapper');
    expect(await page.locator('#table-arms-arm-5').isVisible()).toBe(false);
    expect(await shown(page, '#table-arms-arm-18 th')).toBe('Long Ray');
    await page.goto(meetings);
    expect(await page.evaluate(() => document.documentElement.dataset['genre'])).toBe('scifi');
    expect(await page.locator('main').getByRole('radio', { name: 'Science fiction' }).isChecked()).toBe(true);
    expect(await shown(page, '#table-meetings-low')).toContain('Droid');
    expect(await shown(page, '#table-meetings-low')).not.toContain('Wolf');
    expect(await page.locator('#table-potions').isVisible()).toBe(false);
    expect(await page.getByText('The table ‘Potions’ is for fantasy alone.').isVisible()).toBe(true);
    await choose(page, 'Both');
    expect(await page.locator('#table-potions').isVisible()).toBe(true);
    expect(await shown(page, '#table-potions caption')).toBe('Potions (fantasy)');
    expect(messages).toEqual([]);
    await context.close();
  });

  it('leaves a dash where the chosen one has nothing to say', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(arms);
    const cell = page.locator('#table-arms-arm-11 td').last();
    expect(await cell.innerText()).toBe('Overheats (science fiction)');
    await choose(page, 'Fantasy');
    expect(await cell.innerText()).toBe('–');
    await context.close();
  });

  it('lets it be chosen on the opening page and under View, which agree with each other', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto('two-worlds/');
    await choose(page, 'Fantasy');
    await page.getByRole('button', { name: 'View' }).click();
    const view = page.locator('#view');
    expect(await view.getByRole('radio', { name: 'Fantasy' }).isChecked()).toBe(true);
    await view.getByRole('radio', { name: 'Both' }).check();
    await page.keyboard.press('Escape');
    expect(await page.locator('main').getByRole('radio', { name: 'Both' }).isChecked()).toBe(true);
    await page.goto('two-worlds/glossary/');
    await page.getByRole('button', { name: 'View' }).click();
    expect(await view.getByRole('radio', { name: 'Both' }).isChecked()).toBe(true);
    await context.close();
  });

  it('tells both again to somebody who chose a genre that it does not have', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto('');
    await page.evaluate(() => localStorage.setItem('ludex.genre', 'horror'));
    await page.goto(arms);
    expect(await shown(page, prose)).toContain('a silver coin / a system credit');
    expect(await page.locator('main').getByRole('radio', { name: 'Both' }).isChecked()).toBe(true);
    await context.close();
  });

  it('is open to everybody in each of its tellings, and printed', async () => {
    const context = await open();
    const page = await context.newPage();
    for (const path of [arms, meetings]) {
      await page.goto(path);
      for (const genre of ['Both', 'Fantasy', 'Science fiction']) {
        await choose(page, genre);
        await page.emulateMedia({ media: 'screen' });
        expect.soft(await barriersOf(page), `${path} ${genre}`).toEqual([]);
      }
    }
    await page.goto(arms);
    await choose(page, 'Fantasy');
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page, '#table-arms-arm-0 th')).toBe('Bow, Short');
    expect(await page.locator('main').getByRole('radio').first().isVisible()).toBe(false);
    await context.close();
  });
});

describe('what can be chosen in a formula', () => {
  const ride = '#ride-mount';
  const labels = (page: Page) =>
    page
      .locator(`${ride} option`)
      .evaluateAll((options) =>
        (options as HTMLOptionElement[]).filter(({ hidden }) => !hidden).map(({ label }) => label),
      );

  it('is called as the chosen genre has it before the formula wakes, while it wakes and at every later choice', async () => {
    const context = await open();
    const page = await context.newPage();
    const messages = consoleOf(page);
    await page.goto(meetings);
    expect(await labels(page)).toEqual(['Horse / Hover bike, 6', 'Griffin, 9', 'Walker, 4', 'On foot, 3']);
    await choose(page, 'Fantasy');
    const fantasy = ['Horse, 6', 'Griffin, 9', 'On foot, 3'];
    expect(await labels(page)).toEqual(fantasy);
    await page.reload();
    expect(await labels(page)).toEqual(fantasy);
    await page.locator('#try-ride').dispatchEvent('pointerover');
    await page
      .locator('astro-island:not([ssr])')
      .filter({ has: page.locator('#try-ride') })
      .waitFor();
    expect(await labels(page)).toEqual(fantasy);
    await choose(page, 'Science fiction');
    await expect.poll(() => labels(page)).toEqual(['Hover bike, 6', 'Walker, 4', 'On foot, 3']);
    expect(
      await page
        .locator('#ride-mood option')
        .last()
        .evaluate((option) => (option as HTMLOptionElement).label),
    ).toBe('Overclocked');
    await page.locator(ride).selectOption('walker');
    await expect.poll(() => page.url()).toContain('ride.mount=walker');
    await choose(page, 'Both');
    await expect.poll(() => labels(page)).toHaveLength(4);
    expect(messages).toEqual([]);
    await context.close();
  });

  it('stays what it is where it belongs to the other genre', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${meetings}?ride.mount=griffin&stable.mount=griffin`);
    await choose(page, 'Science fiction');
    await expect.poll(() => page.locator(ride).inputValue()).toBe('griffin');
    await expect.poll(() => shown(page, '#try-ride .answer')).toContain('Miles 16 on average');
    expect(await page.locator('#try-stable tr[aria-current]').innerText()).toContain('Griffin');
    await context.close();
  });
});
