import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriersOf, violationsOf } from './axe';
import { enliven, focusFaultsOf, motionFaultsOf, zoomFaultsOf } from './page-faults';
import { PagePool } from './page-pool';
import { htmlFilesOf } from './site';
import { dist, sharedBrowser } from './visit';

const browser = sharedBrowser();
let context: BrowserContext;
beforeAll(async () => {
  context = await browser.context();
});
afterAll(() => context.close());
const pages = new PagePool(() => context);

it.concurrent.each(htmlFilesOf(dist))('/%s is open to everybody, in every scheme, at every width', (file) =>
  pages.use(async (page) => {
    await page.goto(file.replace(/index\.html$/, ''));
    expect(await focusFaultsOf(page), 'by keyboard').toEqual([]);
    expect(await motionFaultsOf(page), 'without motion').toEqual([]);
    const islands = await page.locator('astro-island').count();
    if (islands > 0) {
      expect(await violationsOf(page), 'as it comes').toEqual([]);
      await enliven(page);
      expect(await focusFaultsOf(page), 'by keyboard, awake').toEqual([]);
    } else {
      // What is folded away is looked at too.
      await enliven(page);
    }
    expect(await zoomFaultsOf(page), 'enlarged').toEqual([]);
    expect(await barriersOf(page), 'awake and unfolded').toEqual([]);
  }),
);
