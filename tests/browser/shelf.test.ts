import { rmSync } from 'node:fs';
import type { BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from './axe';
import { buildShelf } from './build-shelf';
import { enliven } from './page-faults';
import { byPlace, shop } from './shelf/harbour/formulas';
import { pagesOf, type Site, serveSite } from './site';
import { consoleOf, sharedBrowser } from './visit';
import { Widget } from './widget';

const browser = sharedBrowser();
let built: Awaited<ReturnType<typeof buildShelf>>;
let site: Site;

beforeAll(async () => {
  built = await buildShelf();
  site = await serveSite(built.dist);
}, 300_000);

afterAll(async () => {
  await site?.close();
  if (built) rmSync(built.folder, { recursive: true, force: true });
});

const open = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.context({ baseURL: site.url, ...options });

/** A page with one widget, awake. */
async function visit(path: string, formula = shop, options: BrowserContextOptions = {}) {
  const page = await (await open(options)).newPage();
  const messages = consoleOf(page);
  await page.goto(path);
  const widget = new Widget(page, formula);
  await widget.wake();
  const basket = widget.control('gear');
  return {
    page,
    messages,
    widget,
    basket,
    add: basket.getByRole('button', { name: 'Add', exact: true }),
    offers: basket.getByRole('combobox', { name: `Add to ${formula.inputs.gear.label}` }),
    field: (name: string) => basket.getByRole('textbox', { name }),
    remove: (name: string) => basket.getByRole('button', { name: `Remove ${name}` }),
    /** What a screen reader is told. */
    told: () => basket.getByRole('status').innerText(),
    focused: () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id),
  };
}

describe('a basket', () => {
  it('takes what is added, counts it, and gives it up, by keyboard alone, and says so', async () => {
    const { page, messages, widget, add, offers, field, remove, told, focused } =
      await visit('harbour/buying/');
    await offers.focus();
    await offers.selectOption('lamp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await widget.expectState({ gear: 'rope.2_torch_lamp' }, 'a lamp added');
    expect(await told()).toBe('Lamp added.');
    expect(await offers.locator('option').allInnerTexts()).toHaveLength(1);
    // What was pressed keeps the focus, so that the next thing can be added at once.
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);

    await field('Rope').focus();
    await page.keyboard.press('ArrowUp');
    await widget.expectState({ gear: 'rope.3_torch_lamp' }, 'a rope more');
    expect(await told()).toBe('Rope: 3.');
    await field('Torch').fill('12');
    await widget.expectState({ gear: 'rope.3_torch.12_lamp' }, 'a dozen torches');

    // The focus goes to the neighbour, and in the end to what may be added.
    await remove('Torch').press('Enter');
    await widget.expectState({ gear: 'rope.3_lamp' }, 'no torches');
    expect(await told()).toBe('Torch removed.');
    expect(await focused()).toBe('Remove Lamp');
    await page.keyboard.press('Enter');
    await widget.expectState({ gear: 'rope.3' }, 'no lamp');
    expect(await focused()).toBe('Remove Rope');
    await page.keyboard.press('Enter');
    await widget.expectState({ gear: '' }, 'nothing');
    expect(await focused()).toBe('Add to Things to buy');
    expect(await widget.control('gear').locator('legend').innerText()).toMatch(
      /^Things to buy: nothing yet$/i,
    );
    expect(messages).toEqual([]);
  });

  it('keeps the focus when the last thing that could be added has been', async () => {
    const { widget, add, focused } = await visit('harbour/buying/');
    await add.click();
    await widget.expectState({ gear: 'rope.2_torch_lamp' }, 'one more');
    await add.press('Enter');
    await widget.expectState({ gear: 'rope.2_torch_lamp_long-boat' }, 'all');
    expect(await focused()).toBe('shop-gear.long-boat');
    expect(await add.count()).toBe(0);
  });

  it('is opened by its address, copied as a link, and set back', async () => {
    const { page, widget, field, remove } = await visit('harbour/buying/?shop.gear=lamp.3_rope');
    await widget.expectState({ gear: 'lamp.3_rope' }, 'the address');
    expect(await field('Lamp').inputValue()).toBe('3');
    expect(await remove('Torch').count()).toBe(0);
    // All tests that run at once share one clipboard, so that this one has its own.
    await page.evaluate(() => {
      const writeText = async (text: string) => {
        document.documentElement.dataset['copied'] = text;
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await widget.button('Copy link').click();
    await widget.figure.getByText('Link copied.').waitFor();
    const copied = await page.evaluate(() => document.documentElement.dataset['copied']);
    expect(copied).toContain('?shop.gear=lamp.3_rope#try-shop');
    await widget.button('Reset').click();
    await widget.expectState({}, 'reset');
    expect(await field('Rope').inputValue()).toBe('2');
  });

  it('goes back and forward with the reader', async () => {
    const { page, widget, field } = await visit('harbour/buying/');
    await page.evaluate(() => history.pushState(null, '', '?shop.gear=torch.5'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await widget.expectState({ gear: 'torch.5' }, 'forward');
    await page.goBack();
    await widget.expectState({}, 'back');
    expect(await field('Rope').inputValue()).toBe('2');
  });

  it('says what is wrong, and keeps the last good answer', async () => {
    const { widget, basket, field, add } = await visit('harbour/buying/?shop.gear=rope.400');
    await widget.figure.getByText('Things to buy takes no more than 20 of Rope; it takes rows').waitFor();
    expect(await basket.getAttribute('aria-invalid')).toBe('true');
    expect(await widget.shown()).toBe(widget.answerFor());
    await field('Rope').fill('many');
    await widget.figure.getByText('Rope must be a whole number from 1 to 20.').waitFor();
    expect(await field('Rope').getAttribute('aria-invalid')).toBe('true');
    expect(await widget.shown()).toBe(widget.answerFor());
    await field('Rope').fill('4');
    await widget.expectState({ gear: 'rope.4_torch' }, 'a good number');
    await add.click();
    expect(await widget.figure.locator('.problems').innerText()).toBe('');
  });

  it('names what is not sold where somebody wants to buy it', async () => {
    const { widget, add, messages } = await visit('harbour/places/', byPlace as never);
    await add.click();
    await widget.figure.getByText('Torch has nothing under ‘Harbour’.').waitFor();
    expect(await widget.shown()).toBe(widget.answerFor());
    await widget.control('place').selectOption('market');
    await widget.expectState({ gear: 'rope.2_torch', place: 'market' }, 'elsewhere');
    await widget.figure.getByText('Show the working').click();
    await widget.figure.getByRole('row', { name: 'Rope, 2 × 6 12' }).waitFor();
    expect(messages).toEqual([]);
  });
});

describe('a basket that sleeps', () => {
  /** Holds back every script that is asked for from now on, until the returned function is called. */
  async function holdScripts(page: Page): Promise<() => Promise<void>> {
    const held: Route[] = [];
    let holding = true;
    await page.route('**/*.js', async (route) => {
      if (holding) held.push(route);
      else await route.continue();
    });
    return async () => {
      holding = false;
      for (const route of held) await route.continue();
    };
  }

  it('keeps what is typed and answers what is pressed before it wakes', async () => {
    const page = await (await open()).newPage();
    await page.goto('harbour/buying/');
    const widget = new Widget(page, shop);
    const release = await holdScripts(page);
    const basket = widget.control('gear');
    await basket.getByRole('textbox', { name: 'Torch' }).fill('7');
    await basket.getByRole('combobox').selectOption('long-boat');
    await basket.getByRole('button', { name: 'Add', exact: true }).click();
    await release();
    await widget.expectState({ gear: 'rope.2_torch.7_long-boat' }, 'what came before');
  });

  it('can be read without scripts, and on paper', async () => {
    const page = await (await open({ javaScriptEnabled: false })).newPage();
    await page.goto('harbour/buying/');
    const basket = new Widget(page, shop).control('gear');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      expect(await basket.locator('li').allInnerTexts()).toEqual([
        expect.stringContaining('Rope 5 credits'),
        expect.stringContaining('Torch 1 credit'),
      ]);
      expect(await basket.getByRole('textbox').first().inputValue()).toBe('2');
      expect(await basket.getByRole('button').count(), media).toBe(0);
      expect(await basket.getByRole('combobox').count(), media).toBe(0);
    }
  });
});

describe('a phone', () => {
  it('gives every button of a basket 44 pixels, and never scrolls sideways', async () => {
    const { page, basket, add } = await visit('harbour/buying/', shop, {
      viewport: { width: 320, height: 700 },
      hasTouch: true,
      isMobile: true,
    });
    await add.click();
    await add.click();
    const sizes = await basket.locator('button, select').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [one.getAttribute('aria-label') ?? one.textContent, Math.min(width, height)] as const;
      }),
    );
    expect(sizes.filter(([, size]) => size < 44)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe('a book in parts', () => {
  it('opens the part that the reader is in, and the others by keyboard', async () => {
    const page = await (await open({ javaScriptEnabled: false })).newPage();
    await page.goto('harbour/carrying/');
    expect(await page.locator('.eyebrow').innerText()).toBe('Afloat · Chapter 3');
    const navigation = page.getByRole('navigation', { name: 'Chapters' });
    const links = () => navigation.getByRole('link').allInnerTexts();
    expect(await links()).toEqual(['Opening', 'Carrying', 'Formulas and tables', 'Glossary', 'Rulings']);
    await navigation.getByText('Ashore').focus();
    await page.keyboard.press('Enter');
    expect(await links()).toEqual([
      'Opening',
      'Buying',
      'Places',
      'Carrying',
      'Formulas and tables',
      'Glossary',
      'Rulings',
    ]);
    await navigation.getByRole('link', { name: 'Buying' }).press('Enter');
    await page.waitForURL('**/harbour/buying/');
    expect(await navigation.getByRole('link', { name: 'Carrying' }).isVisible()).toBe(false);
  });

  it('lists its chapters by part, counted through', async () => {
    const page = await (await open()).newPage();
    await page.goto('harbour/');
    expect(await page.locator('main h3').allInnerTexts()).toEqual(['Ashore', 'Afloat']);
    expect(await page.locator('main ol').last().getAttribute('start')).toBe('3');
  });

  it('is turned over page by page as before', async () => {
    const page = await (await open()).newPage();
    await page.goto('harbour/places/');
    expect(await page.locator('.pager a').allInnerTexts()).toEqual(['Previous\nBuying', 'Next\nCarrying']);
  });
});

it('every page of such a book is open to everybody, also with its baskets awake', async () => {
  const chapters = pagesOf(built.dist).filter((path) => path.startsWith('harbour/'));
  for (const path of chapters.filter((path) => !path.startsWith('harbour/rulings'))) {
    const page = await (await open()).newPage();
    await page.goto(path);
    await enliven(page);
    expect(await barriersOf(page), path).toEqual([]);
    await page.context().close();
  }
});
