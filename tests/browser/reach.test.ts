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
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violationsOf(page), `at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overflow, `pixels to scroll sideways at ${width} px`).toBe(0);
    }
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    expect.soft(await violationsOf(page), 'with everything unfolded').toEqual([]);
    await context.close();
  });
});
