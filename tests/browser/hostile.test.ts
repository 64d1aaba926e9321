import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { books } from '../content/books';
import { chosenFormulas } from '../content/placed';
import { answersTo, openSearch } from './search-dialog';
import { consoleOf, sharedBrowser } from './visit';

/** Text that would run, or break out of where it is written, if anything took it for markup. */
const hostile = [
  '<img src=x onerror="self.pwned=1">',
  '"><script>self.pwned=1</script>',
  "'-self.pwned=1-'",
  'javascript:self.pwned=1',
  '</title><svg onload=self.pwned=1>',
  '\u0000\u202e{{constructor.constructor("self.pwned=1")()}}',
];

const browser = sharedBrowser();
let context: Awaited<ReturnType<typeof browser.context>>;
beforeAll(async () => {
  context = await browser.context();
});
afterAll(() => context.close());

/** What such a text would have left behind. */
async function traces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = [
      ...document.querySelectorAll('img[src="x"], [onerror], [onload], a[href^="javascript:"]'),
    ];
    const ran = 'pwned' in self ? ['a text was run'] : [];
    return [...ran, ...foreign.map((element) => element.outerHTML.slice(0, 100))];
  });
}

/** One formula of every book in which something can be chosen, and so written into the address. */
const asked = books.flatMap(({ game }) =>
  chosenFormulas.filter(({ book }) => book.game === game).slice(0, 1),
);

describe.each(asked.map((placed) => ({ ...placed, name: placed.thing.name })))('$path', ({ thing, path }) => {
  it('takes whatever stands in its address for text', async () => {
    const page = await context.newPage();
    const messages = consoleOf(page);
    for (const text of hostile) {
      const query = new URLSearchParams(
        [...Object.keys(thing.inputs), 'from', text].map((name) => [`${thing.id}.${name}`, text]),
      );
      // Only a new page reads its address anew, where nothing but the fragment differs.
      await page.goto('about:blank');
      await page.goto(`${path}?${query}#${encodeURIComponent(text)}`);
      await expect
        .poll(() => page.locator('[aria-invalid=true], [role=alert]').count(), { message: text })
        .toBeGreaterThan(0);
      expect(await traces(page), `${path} with ${text}`).toEqual([]);
    }
    expect(messages).toEqual([]);
    await page.close();
  });
});

describe('what a browser has kept', () => {
  it('is never more than a choice that the page knows', async () => {
    const text = hostile.join(' ');
    const own = await browser.context();
    // Whatever key is asked for, now or later, this is what it holds.
    await own.addInitScript(`{
      const asked = (self.asked = []);
      Storage.prototype.getItem = (key) => { asked.push(key); return ${JSON.stringify(text)}; };
    }`);
    const page = await own.newPage();
    const messages = consoleOf(page);
    for (const { game } of books) {
      await page.goto(`${game.id}/${game.chapters[1] ?? ''}/`);
      expect(await page.evaluate('self.asked.length'), 'keys that are read').toBeGreaterThan(0);
      expect(await traces(page), `${game.id} with such texts in the storage`).toEqual([]);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }
    expect(messages).toEqual([]);
    await own.close();
  });
});

describe('the search', () => {
  it('takes whatever is typed or pasted into it for text, and says it back as it is', async () => {
    const page = await context.newPage();
    const messages = consoleOf(page);
    await page.goto('');
    await openSearch(page);
    for (const text of [...hostile, `qwqw${'<b>'.repeat(20_000)}`]) {
      const found = await answersTo(page, text);
      expect(await traces(page), text.slice(0, 60)).toEqual([]);
      if (found.length > 0) continue;
      const said = await page.getByRole('dialog').getByRole('status').textContent();
      expect(said).toContain(text.trim().slice(0, 40));
      expect(said?.length, 'a question is not said back at any length').toBeLessThan(400);
    }
    expect(messages).toEqual([]);
    await page.close();
  });
});
