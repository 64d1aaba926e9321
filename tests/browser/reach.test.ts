import { describe, expect, it } from 'vitest';
import { violationsOf } from './axe';
import { htmlFilesOf } from './site';
import { dist, sharedBrowser } from './visit';

const widths = [320, 768, 1280];
const browser = sharedBrowser();

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  it.each(htmlFilesOf(dist))('/%s is open to everybody at every width', async (file) => {
    const context = await browser.context({ colorScheme });
    const page = await context.newPage();
    await page.goto(file.replace(/index\.html$/, ''));
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(), `pixels to scroll sideways at ${width} px`).toBe(0);
    }
    // Unfolded, so that what is folded away is looked at too.
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violationsOf(page), `at ${width} px`).toEqual([]);
      expect.soft(await overflow(), `pixels to scroll sideways at ${width} px, unfolded`).toBe(0);
    }
    await context.close();
  });
});
