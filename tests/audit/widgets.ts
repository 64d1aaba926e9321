import type { Page } from 'playwright-core';
import { Processor } from './processor.ts';

export interface WidgetTimes {
  /** Its place: the page and the fragment. */
  readonly widget: string;
  /** Processor time from the first touch until React has taken over, in milliseconds; the first widget of a page also
   *  brings the scripts that all share. */
  readonly waking: number;
  /** Processor time of one step of a number, in milliseconds. */
  readonly step: number;
}

const steps = 20;

/** Some work that never changes, sums over numbers as scripts do them: what other times may be compared with. */
export function measureYardstick(page: Page): Promise<number> {
  return page.evaluate(() => {
    const started = performance.now();
    let sum = 0;
    for (let i = 0; i < 20_000_000; i += 1) sum = (sum * 31 + i) % 1_000_003;
    return sum < 0 ? 0 : performance.now() - started;
  });
}

/** Wakes every widget of a page that has a number, one after the other, and steps it up and down. */
export async function timeWidgets(page: Page, address: string): Promise<WidgetTimes[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const processor = await Processor.of(page);
  const ids = await page
    .locator('figure.formula:has(.step input)')
    .evaluateAll((figures) => figures.map(({ id }) => id));
  const times: WidgetTimes[] = [];
  for (const id of ids) {
    const figure = page.locator(`[id="${id}"]`);
    const waking = await processor.during(async () => {
      await figure.dispatchEvent('pointerover');
      await page.locator('astro-island:not([ssr])').filter({ has: figure }).waitFor();
    });
    const field = figure.locator('.step input').first();
    await field.focus();
    const moved = await processor.during(async () => {
      for (let step = 0; step < steps; step += 1) await field.press(step % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
    });
    times.push({ widget: `${new URL(address).pathname}#${id}`, waking, step: moved / steps });
  }
  return times;
}
