import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLinks, deadHits, wrongAddresses } from './broken-links';
import { pagesOf, type Site, serveSite } from './site';
import { consoleOf, dist, sharedBrowser } from './visit';

const base = '/some/sub/';
const browser = sharedBrowser();
const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');

describe('below a sub-path of a host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludex-'));
  let site: Site;

  beforeAll(async () => {
    // A fresh environment: the test runner's own says that the base is '/', and that this is no production.
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, BASE_PATH: '/some/sub', ASTRO_TELEMETRY_DISABLED: '1' };
    await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', folder], { env });
    site = await serveSite(folder, base);
  }, 300_000);

  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the same pages are built', () => {
    expect(pagesOf(folder).sort()).toEqual(pagesOf(dist).sort());
  });

  it('every link and fragment leads somewhere', () => {
    expect(brokenLinks(folder, base)).toEqual([]);
  });

  it('the search knows no address that is not there', () => {
    expect(deadHits(folder, base)).toEqual([]);
  });

  it('canonical addresses and the sitemap name the pages where they are', () => {
    expect(wrongAddresses(folder, base)).toEqual([]);
  });

  it('search opens, finds a rule and leads to it', async () => {
    const context = await browser.context({ baseURL: site.url });
    const page = await context.newPage();
    const messages = consoleOf(page);
    await page.goto('');
    await page.keyboard.press('/');
    await page.keyboard.type('cover');
    const hit = page.getByRole('dialog').getByRole('option').first();
    await hit.waitFor();
    await hit.click();
    await page.waitForURL((url) => url.pathname !== base);
    expect(new URL(page.url()).pathname.startsWith(base)).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBeTruthy();
    expect(messages).toEqual([]);
    await context.close();
  });
});
