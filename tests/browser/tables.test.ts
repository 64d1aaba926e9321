import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleSite } from './sample-site';
import { consoleOf, sharedBrowser } from './visit';

const browser = sharedBrowser();
const sample = sampleSite();
const arms = 'two-worlds/arms/';
const meetings = 'two-worlds/meetings/';

const open = (options: BrowserContextOptions = {}) => browser.context({ baseURL: sample.url, ...options });

/** The island around a table, with its tools. */
const island = (page: Page, table: string) =>
  page.locator('astro-island').filter({ has: page.locator(`#table-${table}`) });

const namesIn = (page: Page, table: string) =>
  page
    .locator(`#table-${table} tbody tr`)
    .evaluateAll((rows) =>
      rows.flatMap((row) => (row.checkVisibility() ? [row.querySelector('th')?.innerText] : [])),
    );

async function choose(page: Page, genre: string): Promise<void> {
  await page.locator('main').getByRole('radio', { name: genre, exact: true }).check();
}

describe('a long table', () => {
  it('shows the rows with a certain cell, among them those with certain words, and counts them', async () => {
    const context = await open();
    const page = await context.newPage();
    const messages = consoleOf(page);
    await page.goto(arms);
    const tools = island(page, 'arms');
    const type = tools.getByLabel('Type in Arms');
    expect(await type.locator('option').allInnerTexts()).toEqual([
      'Type: any',
      'Blunt',
      'Edged',
      'Missile',
      'Thrown',
    ]);
    await type.focus();
    await type.selectOption('Blunt');
    await expect.poll(() => tools.getByRole('status').last().innerText()).toBe('33 of 130 rows');
    await tools.getByRole('searchbox').fill('sling');
    await expect.poll(() => tools.getByRole('status').last().innerText()).toMatch(/^[1-9] of 130 rows$/);
    for (const name of await namesIn(page, 'arms')) expect(name).toContain('Sling');
    await type.selectOption('Type: any');
    await expect.poll(async () => (await namesIn(page, 'arms')).length).toBe(9);
    await tools.getByRole('searchbox').fill('');
    await expect.poll(async () => (await namesIn(page, 'arms')).length).toBe(130);
    expect(await tools.getByRole('status').last().innerText()).toBe('');
    expect(messages).toEqual([]);
    await context.close();
  });

  it('finds symbols by their names, and words of the chosen genre alone', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(arms);
    const status = () => island(page, 'arms').getByRole('status').last().innerText();
    const search = island(page, 'arms').getByRole('searchbox');
    await search.fill('points stun');
    await expect.poll(status).toBe('22 of 130 rows');
    await search.fill('zapper');
    await expect.poll(status).toBe('9 of 130 rows');
    await choose(page, 'Fantasy');
    await expect.poll(status).toBe('0 of 118 rows');
    await search.fill('bow');
    await expect.poll(status).toBe('9 of 118 rows');
    await context.close();
  });

  it('is sorted by the words that are seen', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(meetings);
    const head = page.locator('#table-mounts thead th').first();
    await choose(page, 'Science fiction');
    await head.getByRole('button').click();
    await expect.poll(() => namesIn(page, 'mounts')).toEqual(['Hover bike', 'On foot', 'Walker']);
    await choose(page, 'Fantasy');
    await expect.poll(() => namesIn(page, 'mounts')).toEqual(['Griffin', 'Horse', 'On foot']);
    await context.close();
  });

  it('keeps what was chosen before it woke', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(arms);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const type = island(page, 'arms').getByLabel('Type in Arms');
    await type.selectOption('Thrown');
    await island(page, 'arms').getByRole('searchbox').fill('war');
    release();
    await expect.poll(async () => (await namesIn(page, 'arms')).length).toBeLessThan(10);
    expect(await type.locator('option:checked').innerText()).toBe('Thrown');
    for (const name of await namesIn(page, 'arms')) expect(name).toContain('War');
    await context.close();
  });

  it('shows a row that a link leads to, whatever hid it, and lights it up', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(arms);
    await choose(page, 'Science fiction');
    await island(page, 'arms').getByRole('searchbox').fill('nothing like this');
    const row = page.locator('#table-arms-arm-99');
    await expect.poll(() => row.isVisible()).toBe(false);
    await page.evaluate(() => {
      location.hash = '#table-arms-arm-99';
    });
    await expect.poll(() => row.isVisible()).toBe(true);
    expect(await island(page, 'arms').getByRole('searchbox').inputValue()).toBe('');
    // Griffins are of the other genre.
    const other = page.locator('#table-arms-arm-5');
    expect(await other.isVisible()).toBe(false);
    await page.goto(`${arms}#table-arms-arm-5`);
    expect(await other.locator('th').innerText()).toBe('Sling, Short (fantasy)');
    const colours = await other.evaluate((target) => [
      getComputedStyle(target).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colours[0]).not.toBe(colours[1]);
    expect(await other.evaluate((target) => target.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.goto(`${meetings}#table-potions-blue`);
    expect(await page.locator('#table-potions-blue').isVisible()).toBe(true);
    await context.close();
  });

  it('answers each letter that is typed within a frame of processor time', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(arms);
    const search = island(page, 'arms').getByRole('searchbox');
    await search.fill('x');
    await expect.poll(() => island(page, 'arms').getByRole('status').last().innerText()).not.toBe('');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // What the page computes itself, on the processor's own clock, so that a busy machine does not count.
    const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
    const milliseconds = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      const spent = metrics.filter(({ name }) => parts.includes(name)).map(({ value }) => value * 1000);
      expect(spent).toHaveLength(parts.length);
      return spent.reduce((sum, value) => sum + value, 0);
    };
    await search.fill('');
    await search.focus();
    const before = await milliseconds();
    const letters = 'bow, long';
    await page.keyboard.type(letters, { delay: 30 });
    await expect.poll(async () => (await namesIn(page, 'arms')).length).toBe(1);
    expect(((await milliseconds()) - before) / letters.length).toBeLessThan(16);
    await context.close();
  });

  it('keeps the name of a row in sight on a phone, and its heads while it scrolls', async () => {
    const context = await open({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await page.goto(arms);
    const box = page.locator('#table-arms');
    await box.scrollIntoViewIfNeeded();
    await box.evaluate((table) => table.scrollTo(200, 400));
    const places = await box.evaluate((table) => {
      const { left, top, right } = table.getBoundingClientRect();
      const row = [...table.querySelectorAll('tbody tr')].find(
        (tr) => tr.getBoundingClientRect().top > top + 120,
      );
      const name = row?.querySelector('th')?.getBoundingClientRect();
      const head = table.querySelector('thead th')?.getBoundingClientRect();
      const seen = name && document.elementFromPoint(name.left + 4, name.top + 8)?.closest('th')?.textContent;
      return {
        left,
        right,
        name: name?.left,
        width: name?.width,
        head: head && head.top - top,
        seen,
        whole: row?.querySelector('th')?.textContent,
      };
    });
    expect(places.name).toBe(places.left);
    expect(places.head).toBe(0);
    expect(places.seen).toBe(places.whole);
    expect(places.width).toBeLessThan((places.right - places.left) / 2);
    await context.close();
  });

  it('shows the whole of a row that a link leads to, below the heads of the table', async () => {
    for (const viewport of [
      { width: 390, height: 800 },
      { width: 1280, height: 800 },
    ]) {
      const context = await open({ viewport });
      const page = await context.newPage();
      await page.goto(`${arms}#table-arms-arm-99`);
      const row = page.locator('#table-arms-arm-99');
      const top = () => row.evaluate((target) => target.getBoundingClientRect().top);
      const heads = () =>
        page.locator('#table-arms thead th').evaluateAll((all) => {
          const boxes = all.map((head) => head.getBoundingClientRect());
          return {
            top: Math.min(...boxes.map((box) => box.top)),
            bottom: Math.max(...boxes.map((box) => box.bottom)),
          };
        });
      await expect.poll(async () => (await top()) >= (await heads()).bottom).toBe(true);
      // The heads in turn stay below the header of the page.
      const header = await page
        .locator('header')
        .first()
        .evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect((await heads()).top).toBeGreaterThanOrEqual(header);
      await context.close();
    }
  });
});

describe('a table of several lists', () => {
  it('is rolled for one of them: its cell lights up and is read out with the row, the others stay dark', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(meetings);
    const tools = island(page, 'meetings');
    await tools.getByLabel('Terrain').selectOption('Road');
    await tools.getByRole('button', { name: 'Roll 1d6' }).click();
    const lit = page.locator('#table-meetings [aria-current]');
    await lit.waitFor();
    expect(await lit.count()).toBe(1);
    expect(['Merchant', 'Knight / Trooper']).toContain(await lit.innerText());
    const said = () => tools.locator('.rolled').textContent();
    expect(await said()).toMatch(/[1-6]: (1–3, Merchant|4–6, Knight \/ Trooper)$/);
    await choose(page, 'Fantasy');
    await expect
      .poll(
        async () => {
          await tools.getByRole('button', { name: 'Roll 1d6' }).click();
          return said();
        },
        { message: 'a high roll' },
      )
      .toMatch(/[456]: 4–6, Knight$/);
    await tools.getByLabel('Terrain').selectOption('Sea');
    await tools.getByRole('button', { name: 'Roll 1d6' }).click();
    await expect.poll(() => lit.innerText()).toMatch(/Whale|Storm/);
    await context.close();
  });
});

describe('the symbols of a book', () => {
  it('are drawn once on a page, in the colour of their text, and are words to those who hear it', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(arms);
    expect(await page.locator('symbol').evaluateAll((symbols) => symbols.map(({ id }) => id).sort())).toEqual(
      ['glyph-exhaust', 'glyph-power'],
    );
    const special = page.locator('#table-arms-arm-0 td').last();
    expect(await special.textContent()).toBe('2 power points: Stun');
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const [fill, colour, size] = await special.locator('svg').evaluate((svg) => {
        const { fill, color } = getComputedStyle(svg);
        return [fill, color, svg.getBoundingClientRect().width];
      });
      expect(fill).toBe(colour);
      expect(size).toBeGreaterThan(12);
    }
    const legend = page.locator('.legend');
    expect((await legend.innerText()).replace(/\s+/g, ' ').trim()).toBe(
      'power point Spend a power point. exhaust Lay the thing aside.',
    );
    expect(await legend.getByRole('link').first().getAttribute('href')).toBe('#what-it-takes');
    await context.close();
  });

  it('take no room where what scrolls inside itself hides them', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(arms);
    const rest = await page.evaluate(() => {
      const foot = document.querySelector('.foot')?.getBoundingClientRect().bottom ?? 0;
      return document.documentElement.scrollHeight - (foot + scrollY);
    });
    expect(rest).toBeLessThan(50);
    await context.close();
  });
});
