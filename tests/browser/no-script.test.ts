import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startValues } from '../../src/rules/outcome';
import { formulaAnchor, tableAnchor } from '../../src/views/anchor';
import { textInWords } from '../../src/views/glyph-words';
import { hiddenInputs } from '../../src/views/hidden-inputs';
import { isRandom } from '../../src/views/is-random';
import { read } from '../../src/views/reading';
import { books } from '../content/books';
import { placedFormulas, placedTables } from '../content/placed';
import { readProse } from '../content/prose';
import { PagePool } from './page-pool';
import { sharedBrowser } from './visit';
import { told } from './widget-state';

const browser = sharedBrowser();
let context: BrowserContext;
beforeAll(async () => {
  context = await browser.context({ javaScriptEnabled: false });
});
afterAll(() => context.close());
const pages = new PagePool(() => context);

const chapters = books.flatMap((book) =>
  book.chapters.map((chapter) => ({ book, chapter, path: `${book.game.id}/${chapter.name}/` })),
);

/** What of a page a reader can see, whether on a screen or on paper. */
async function visibleText(page: Page, selector: string): Promise<string> {
  const place = page.locator(selector);
  if (!(await place.isVisible())) return `'${selector}' cannot be seen`;
  return (await place.innerText()).replace(/\s+/g, ' ');
}

/** Opens the parts of a long book in its navigation, each by its own name. */
async function openParts(page: Page): Promise<void> {
  const closed = page.locator('#chapters details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

async function expectProse(page: Page, path: string): Promise<void> {
  const found = chapters.find((chapter) => chapter.path === path);
  const { frontmatter, headings } = readProse(found?.chapter.text ?? '');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(frontmatter['title']);
  for (const { slug, text } of headings) {
    // Quotation marks are set as a printer would.
    const typed = (words: string): string => words.replaceAll('’', "'");
    expect(typed(await visibleText(page, `#${slug}`))).toContain(typed(text));
  }
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
}

async function expectFormulas(page: Page, path: string): Promise<void> {
  for (const { thing: formula } of placedFormulas.filter((placed) => placed.path === path)) {
    const id = `#${formulaAnchor(formula)}`;
    const reading = read(formula, startValues(formula));
    const text = await visibleText(page, id);
    expect(text, formula.id).toContain(formula.name);
    expect(text, formula.id).toContain(told(reading).replace(/\s+/g, ' '));
    // With many bands the headline tells the claims, and the key of the chart every band.
    for (const { band } of isRandom(formula) ? reading.bands : [])
      expect(text, formula.id).toContain(band.label);
    // What does not matter at the start is not asked for.
    const hidden = hiddenInputs(formula, startValues(formula));
    for (const name of Object.keys(formula.inputs)) {
      expect(await page.locator(`#${formula.id}-${name}`).isVisible(), `${formula.id}: ${name}`).toBe(
        !hidden.has(name),
      );
    }
    const drawn = formula.along || (isRandom(formula) && reading.distribution.certain === undefined);
    if (drawn) expect(await page.locator(`${id} svg`).first().isVisible(), `${formula.id}: chart`).toBe(true);
  }
}

async function expectTables(page: Page, path: string): Promise<void> {
  for (const { thing: table, book } of placedTables.filter((placed) => placed.path === path)) {
    const [first = ''] = Object.keys(table.columns);
    const { glyphs } = book.game;
    const text = await visibleText(page, `#${tableAnchor(table)}`);
    for (const { [first]: name } of Object.values(table.rows)) {
      // What the name of a row is in each genre.
      const names = typeof name === 'object' && name !== null ? Object.values(name) : [String(name)];
      for (const said of names) expect(text, table.id).toContain(textInWords(said, glyphs));
    }
  }
}

describe('without JavaScript', () => {
  it.concurrent.each(chapters)('$path can be read, navigated and printed', ({ book, path }) =>
    pages.use(async (page) => {
      await page.goto(path);
      await expectProse(page, path);
      await expectFormulas(page, path);
      await expectTables(page, path);
      const navigation = page.getByRole('navigation', { name: 'Chapters' });
      const here = navigation.locator('[aria-current=page]');
      expect(await here.isVisible(), 'the chapter itself is in sight at once').toBe(true);
      await openParts(page);
      for (const name of book.game.chapters) {
        const link = navigation.locator(`a[href$="/${book.game.id}/${name}/"]`);
        expect(await link.isVisible(), `the way to ${name}`).toBe(true);
      }

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expectProse(page, path);
      await expectFormulas(page, path);
      await expectTables(page, path);
      expect(await page.getByRole('navigation', { name: 'Chapters' }).isVisible()).toBe(false);
    }),
  );

  it('a phone reaches the chapters by one button', async () => {
    const context = await browser.context({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    for (const { game } of books) {
      const page = await context.newPage();
      await page.goto(`${game.id}/${game.chapters[0]}/`);
      const chapter = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link').nth(2);
      expect(await chapter.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Contents' }).click();
      await openParts(page);
      await chapter.click();
      await page.waitForURL((url) => url.pathname === `/${game.id}/${game.chapters[1]}/`);
      await page.close();
    }
    await context.close();
  });

  it('every book says under which licence it stands, on each of its pages', async () => {
    const context = await browser.context({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const { book, path } of chapters) {
      await page.goto(path);
      const { name, spdx, url } = book.game.licence;
      const foot = page.getByRole('contentinfo');
      const text = await foot.innerText();
      expect
        .soft(
          [name, spdx].some((licence) => licence && text.includes(licence)),
          `${path}: ${text}`,
        )
        .toBe(true);
      if (url) expect.soft(await foot.locator(`a[href="${url}"]`).count(), path).toBe(1);
    }
    await context.close();
  });
});
