import { afterAll, beforeAll, expect, it } from 'vitest';
import { startValues } from '../../src/rules/outcome';
import { map } from '../../src/views/map';
import { placedFormulas } from '../content/placed';
import { consoleOf, sharedBrowser } from './visit';
import { Widget } from './widget';

const browser = sharedBrowser();
let context: Awaited<ReturnType<typeof browser.context>>;
beforeAll(async () => {
  context = await browser.context();
});
afterAll(() => context.close());

it('every map sets both inputs by a press on a cell, and is walked by the arrow keys from one stop', async () => {
  for (const { thing: formula, path } of placedFormulas) {
    if (!formula.map) continue;
    const page = await context.newPage();
    const messages = consoleOf(page);
    await page.goto(path);
    const widget = new Widget(page, formula);
    const { down, across } = formula.map;
    const start = startValues(formula);
    const view = map(formula, start);
    const cell = (row: number, column: number) =>
      widget.figure.locator('.map tbody tr').nth(row).locator('td').nth(column);
    const changed = (row: number, column: number) => {
      const chosen = { [down]: view.down[row]?.[0] ?? '', [across]: view.across[column]?.[0] ?? '' };
      return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => value !== start[name]));
    };
    const current = widget.figure.locator('.map [aria-current]');
    expect(await current.count(), formula.id).toBe(1);

    // Asleep: the press that wakes it counts.
    await cell(0, 0).click();
    await widget.expectState(changed(0, 0), `${formula.id}: a press`);
    await expect.poll(() => cell(0, 0).getAttribute('aria-current')).toBe('true');

    await current.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cell(1, 1).evaluate((td) => td === document.activeElement)).toBe(true);
    const says = view.cells[1]?.[1]?.says ?? '';
    expect(await cell(1, 1).getAttribute('aria-label')).toContain(says);
    expect(await widget.figure.locator('.map td[tabindex]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await widget.expectState(changed(1, 1), `${formula.id}: a key`);
    expect(messages).toEqual([]);
    await page.close();
  }
});
