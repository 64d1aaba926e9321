import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isRandom } from '../../src/views/is-random';
import { books } from '../content/books';
import { type Placed, placedFormulas } from '../content/placed';
import { fileFor } from './site';
import { consoleOf, dist, requestsOf, sharedBrowser } from './visit';
import { Widget } from './widget';

const browser = sharedBrowser();

/** In each book the first formula with dice and a number to step: what holds for it holds for its kind. */
const examples = books.flatMap(({ game }) => {
  const fits = ({ book, thing }: Placed<(typeof placedFormulas)[number]['thing']>) =>
    book.game === game &&
    isRandom(thing) &&
    Object.values(thing.inputs).some(({ kind }) => kind === 'number');
  const found = placedFormulas.find(fits);
  if (!found) throw new Error(`No chapter of '${game.id}' has a formula with dice and a number`);
  return [{ ...found, name: found.thing.name }];
});

function numberInput({ thing }: (typeof examples)[number]) {
  for (const [name, input] of Object.entries(thing.inputs))
    if (input.kind === 'number') return { name, ...input };
  throw new Error(`'${thing.id}' has no number`);
}

const isReact = (url: string): boolean => {
  const file = fileFor(dist, new URL(url).pathname);
  return file?.endsWith('.js') === true && readFileSync(file, 'utf8').includes('react.transitional.element');
};

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

describe.each(examples)('$book.game.title: $name', (example) => {
  const { thing: formula, path } = example;
  const { name, start, min, max } = numberInput(example);
  const other = start === max ? min : max;
  const next = start === max ? start - 1 : start + 1;

  it('loads no React while the page is only read, and loads it at the first touch', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const requests = requestsOf(page);
    await page.goto(path);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isReact)).toEqual([]);
    const widget = new Widget(page, formula);
    await widget.figure.hover();
    await widget.wake();
    expect(requests.filter(isReact)).not.toEqual([]);
    await context.close();
  });

  it('keeps what was typed before it woke', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const messages = consoleOf(page);
    await page.goto(path);
    const widget = new Widget(page, formula);
    const release = await holdScripts(page);
    await widget.control(name).focus();
    await widget.control(name).fill(String(other));
    await release();
    await widget.wake();
    expect(await widget.control(name).inputValue()).toMatch(new RegExp(`${Math.abs(other)}$`));
    await expect.poll(() => widget.shown()).toBe(widget.answerFor({ [name]: other }));
    expect(messages).toEqual([]);
    await context.close();
  });

  it('answers the press of a button that woke it', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(path);
    const widget = new Widget(page, formula);
    const release = await holdScripts(page);
    await widget.stepper(name, start === max ? 'less' : 'more').click();
    await release();
    await widget.expectState({ [name]: next }, 'the first press');
    await context.close();
  });

  it('answers the arrow key that was pressed before it woke', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(path);
    const widget = new Widget(page, formula);
    const release = await holdScripts(page);
    await widget.control(name).focus();
    await page.keyboard.press(start === max ? 'ArrowDown' : 'ArrowUp');
    await release();
    await widget.expectState({ [name]: next }, 'the first key');
    await context.close();
  });

  it('rolls real dice, shows each of them and announces the result', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(path);
    const widget = new Widget(page, formula);
    await widget.wake();
    const announced = widget.figure.getByRole('status').filter({ hasText: /\S/ });
    await widget.button('Roll').click();
    await announced.first().waitFor();
    const first = await announced.first().innerText();
    expect(first).toMatch(/\d/);
    const faces = await widget.figure.locator('.dice b').allInnerTexts();
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) expect(Number(face)).toBeGreaterThanOrEqual(1);

    // It speaks again, even where the dice fall as before, and the last rolls are remembered.
    for (let roll = 2; roll <= 12; roll += 1) await widget.button('Roll').click();
    expect(await announced.first().textContent()).toContain('12');
    expect(
      await widget.figure.getByRole('list', { name: 'Earlier rolls' }).getByRole('listitem').count(),
    ).toBe(9);
    await context.close();
  });

  it('shows the working and the table when they are unfolded', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(path);
    const widget = new Widget(page, formula);
    await widget.wake();
    await widget.figure.getByText('Show the working').click();
    await widget.figure.locator('details[open] table').first().waitFor();
    expect(await widget.figure.locator('details[open] tr').count()).toBeGreaterThan(1);
    await widget.figure.getByText('As a table').click();
    const cells = widget.figure.locator('details[open]').last().locator('tbody tr td:nth-of-type(1)');
    await cells.first().waitFor();
    // What a reader adds up is all there is, but for the rounding of each row.
    const exactly = await cells.allInnerTexts();
    const percent = exactly.map((text) => Number.parseFloat(text.replace(/[<>\s]/g, '')));
    const total = percent.reduce((sum, part) => sum + part, 0);
    expect(Math.abs(total - 100)).toBeLessThan(0.05 * percent.length + 0.1);

    // As fractions they add up to exactly one, and the whole range is certain.
    await widget.button('fractions').click();
    const parts = (await cells.allInnerTexts()).map((text) => text.replace(/\s/g, '').split('/').map(BigInt));
    const whole = parts.reduce((product, [, below = 1n]) => product * below, 1n);
    const sum = parts.reduce((so, [above = 0n, below = 1n]) => so + (above * whole) / below, 0n);
    expect(sum).toBe(whole);
    const [from, to] = [
      widget.figure.getByLabel('From', { exact: true }),
      widget.figure.getByLabel('To', { exact: true }),
    ];
    await from.selectOption({ index: 0 });
    await to.selectOption({ index: (await to.locator('option').count()) - 1 });
    const range = widget.figure.locator('.between output');
    await expect.poll(async () => (await range.innerText()).replace(/\s/g, '')).toBe('100%');
    await context.close();
  });

  it('reads the chart out by arrow keys, and switches between exactly, at least and at most', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(path);
    const widget = new Widget(page, formula);
    await widget.wake();
    const chart = widget.figure.getByRole('slider');
    await chart.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => chart.getAttribute('aria-valuenow'))
      .not.toBe(await chart.getAttribute('aria-valuemin'));
    const exactly = await chart.getAttribute('aria-valuetext');
    expect(exactly).toMatch(/\d/);
    expect(await widget.figure.innerText()).toContain(exactly);
    for (const mode of ['at least', 'at most']) {
      await widget.button(mode).click();
      await expect.poll(() => widget.button(mode).getAttribute('aria-pressed')).toBe('true');
      await chart.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(exactly);
    }
    await context.close();
  });
});
