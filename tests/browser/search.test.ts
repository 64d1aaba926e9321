import { describe, expect, it } from 'vitest';
import { games } from '../../src/library';
import { violationsOf } from './axe';
import { addresses, ask, openSearch, options } from './search-dialog';
import { consoleOf, requestsOf, sharedBrowser } from './visit';

const browser = sharedBrowser();

describe('the search', () => {
  it('is loaded only when it is opened', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const requests = requestsOf(page);
    await page.goto('');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /\/search\//.test(url))).toEqual([]);
    await openSearch(page);
    await ask(page, 'cover');
    await options(page).first().waitFor();
    expect(requests.filter((url) => /\/search\//.test(url))).not.toEqual([]);
    await context.close();
  });

  it.each(['/', 'Control+k', 'Meta+k'])(
    'opens with %s, takes the focus, and closes with Escape',
    async (key) => {
      const context = await browser.context();
      const page = await context.newPage();
      await page.goto('q-star/combat/');
      await openSearch(page, key);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await context.close();
    },
  );

  it('opens with its button, but a slash that is typed into a field stays there', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto('q-star/combat/');
    const field = page.locator('figure input').first();
    await field.focus();
    await page.keyboard.press('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').waitFor();
    await context.close();
  });

  it('is kept by the keyboard all the way to the section', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const messages = consoleOf(page);
    await page.goto('q-star/');
    await openSearch(page);
    await page.keyboard.type('cover');
    await options(page).nth(1).waitFor();
    const second = (await addresses(page))[1] ?? '';
    await page.keyboard.press('ArrowDown');
    const active = await page.getByRole('combobox', { name: 'Search' }).getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('href')).toBe(second);
    expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === second);
    expect(messages).toEqual([]);
    await context.close();
  });

  it('says so when nothing is found', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto('q-star/');
    await openSearch(page);
    await ask(page, 'qwqwqw');
    const status = page.getByRole('dialog').getByRole('status');
    await expect.poll(() => status.innerText()).toContain('Nothing found for ‘qwqwqw’');
    expect(await options(page).count()).toBe(0);
    await context.close();
  });

  it('shows one book alone when it is asked to', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto('');
    await openSearch(page);
    await ask(page, 'cover');
    await options(page).first().waitFor();
    for (const { id, title } of games) {
      await page.getByRole('dialog').getByRole('radio', { name: title, exact: true }).check();
      await expect
        .poll(
          async () => {
            const found = await addresses(page);
            return found.length > 0 && found.every((address) => address.startsWith(`/${id}/`));
          },
          { message: title },
        )
        .toBe(true);
    }
    await context.close();
  });

  it('is open to everybody, in both schemes and on a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.context({ colorScheme, viewport: { width: 320, height: 640 } });
      const page = await context.newPage();
      await page.goto('q-star/combat/');
      await openSearch(page);
      await ask(page, 'cover');
      await options(page).first().waitFor();
      expect(await violationsOf(page), colorScheme).toEqual([]);
      await context.close();
    }
  });
});
