import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chosenPages } from '../audit/pages';
import { dist, sharedBrowser } from './visit';

const browser = sharedBrowser();
let context: BrowserContext;
beforeAll(async () => {
  context = await browser.context();
});
afterAll(() => context.close());

interface Stop {
  /** Where it stands among all elements of the page; -1 where the focus has left the page. */
  readonly place: number;
  readonly tag: string;
  readonly name: string;
  /** Whether a reader sees it there: within the window and under nothing else. */
  readonly seen: boolean;
}

/** Where the focus is. */
function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { place: -1, tag: '', name: '', seen: true };
    const inSight = [...element.getClientRects()].some(({ left, top, width, height }) => {
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return !!found && (element.contains(found) || found.contains(element) || !!found.closest('label'));
    });
    return {
      place: [...document.querySelectorAll('*')].indexOf(element),
      tag: element.outerHTML.slice(0, 100),
      name: element.textContent?.trim() ?? '',
      seen: inSight,
    };
  });
}

it.concurrent.each(chosenPages(dist))(
  '/$path ($why) is walked through by the Tab key, in its order and in sight',
  async ({ path }) => {
    const page = await context.newPage();
    await page.goto(path);
    const stops: Stop[] = [];
    const most = await page.evaluate(() => document.querySelectorAll('*').length);
    do {
      await page.keyboard.press('Tab');
      stops.push(await stopOf(page));
    } while (stops.at(-1)?.place !== -1 && stops.length < most);
    const inside = stops.slice(0, -1);
    expect(inside[0]?.name, 'the first stop leads past the furniture').toContain('Skip');
    expect(
      inside.filter(({ seen }) => !seen),
      'scroll it into sight, under nothing else',
    ).toEqual([]);
    const turns = inside.filter(({ place }, index) => place <= (inside[index - 1]?.place ?? -1));
    expect(turns, 'keep the order of the page').toEqual([]);
    await page.close();
  },
);
