import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from './broken-links';
import { buildSample, type Edit, sampleFolder, sampleSite } from './sample-site';
import { htmlFilesOf } from './site';
import { sharedBrowser } from './visit';

const browser = sharedBrowser();
const sample = sampleSite();

describe('a book with more words than a page holds', () => {
  it('has its glossary in pages by letters, all of them small, and no link that leads nowhere', () => {
    const files = htmlFilesOf(sample.dist);
    expect(files).toContain('two-worlds/glossary/a-m/index.html');
    expect(files).toContain('two-worlds/glossary/n-z/index.html');
    expect(brokenLinks(sample.dist, '/')).toEqual([]);
    for (const file of files.filter((name) => name.includes('glossary'))) {
      const size = brotliCompressSync(readFileSync(join(sample.dist, file))).length;
      expect(size, file).toBeLessThanOrEqual(14 * 1024);
    }
  });

  it('leads from the glossary through all of its pages, and says on each where it belongs', async () => {
    const context = await browser.context({ baseURL: sample.url });
    const page = await context.newPage();
    await page.goto('two-worlds/glossary/');
    for (const letters of ['a-m', 'n-z']) {
      await page.locator('main a[rel=next]').click();
      await page.waitForURL((url) => url.pathname === `/two-worlds/glossary/${letters}/`);
      await page.locator('main').getByRole('link', { name: 'Glossary', exact: true }).waitFor();
    }
    await page.goto('two-worlds/glossary/');
    await page.getByRole('link', { name: 'MP movement points' }).click();
    await page.waitForURL((url) => url.pathname + url.hash === '/two-worlds/glossary/a-m/#term-movement');
    await page.locator('#term-movement').getByRole('link', { name: 'MP stands for two things' }).click();
    await page.waitForURL((url) => url.hash === '#ruling-two-kinds-of-points');
    await context.close();
  });

  it('still shows the card of each word, with its symbols read out', async () => {
    const context = await browser.context({ baseURL: sample.url });
    const page = await context.newPage();
    await page.goto('two-worlds/arms/');
    await page.locator('main a[data-card]').first().focus();
    await expect
      .poll(() => page.getByRole('tooltip').innerText())
      .toMatch(/mana points MP\s*What a spell costs: at least 1 power point\./);
    await context.close();
  });
});

describe('the search in a book of two worlds', () => {
  async function hits(page: Page, query: string): Promise<(string | null)[]> {
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    await page.waitForTimeout(400);
    const options = page.getByRole('dialog').getByRole('option');
    await options.first().waitFor();
    return options.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  }

  it('finds a thing by what either calls it, and both meanings of an abbreviation', async () => {
    const context = await browser.context({ baseURL: sample.url });
    const page = await context.newPage();
    await page.goto('two-worlds/');
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor();
    const horse = '/two-worlds/meetings/#table-mounts-horse';
    for (const name of ['horse', 'hover bike']) expect((await hits(page, name))[0], name).toBe(horse);
    expect((await hits(page, 'MP')).slice(0, 2).sort()).toEqual([
      '/two-worlds/arms/#what-it-takes',
      '/two-worlds/meetings/#who-comes',
    ]);
    await context.close();
  });
});

describe('an author is told', () => {
  const either = { file: 'arms.mdx', from: 'scifi="a system credit"' };
  const slips: (Edit & { readonly says: string })[] = [
    {
      ...either,
      to: 'horror="a tooth"',
      says: "content/two-worlds/arms.mdx: <Either>: 'horror' is no genre of this game, only fantasy, scifi",
    },
    {
      ...either,
      to: '',
      says: "content/two-worlds/arms.mdx: <Either>: say what 'a silver coin' is called in 'scifi'",
    },
    {
      file: 'arms.mdx',
      from: '<Only in="scifi">',
      to: '<Only in="horror">',
      says: 'content/two-worlds/arms.mdx: <Only in="horror"> names no genre of this game, only fantasy, scifi',
    },
    {
      file: 'tables.ts',
      from: "'{exhaust}: Reload'",
      to: "'{exhausted}: Reload'",
      says: "Table 'arms', row 'arm-1': {exhausted} is no glyph of this book; write {exhaust} or {power}, or define it",
    },
  ];

  it.each(slips)('$says', async ({ says, ...edit }) => {
    const folder = sampleFolder();
    const failure = await buildSample(folder, [edit]).catch((error: Error) => error);
    rmSync(folder, { recursive: true, force: true });
    expect(String(failure)).toContain(says);
  });
});
