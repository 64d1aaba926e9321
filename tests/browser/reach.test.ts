import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from './axe';
import { htmlFilesOf } from './site';
import { dist, sharedBrowser } from './visit';

const widths = [320, 768, 1280];
const browser = sharedBrowser();

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

it.each(htmlFilesOf(dist))('/%s is open to everybody, in light and dark, at every width', async (file) => {
  const context = await browser.context();
  const page = await context.newPage();
  await page.goto(file.replace(/index\.html$/, ''));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowOf(page), `pixels to scroll sideways at ${width} px`).toBe(0);
  }
  // Unfolded, so that what is folded away is looked at too.
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowOf(page), `pixels to scroll sideways at ${width} px, unfolded`).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violationsOf(page), `${colorScheme} at ${width} px`).toEqual([]);
    }
  }
  await context.close();
});
