import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Tag, tagsOf } from './html';
import { PagePool } from './page-pool';
import { fileFor, htmlFilesOf } from './site';
import { consoleOf, dist, requestsOf, sharedBrowser, site } from './visit';

const kilobyte = 1024;
/** A table is long from this many rows on: more than a glance takes in. */
const longTable = 5;

const compressed = (data: string | Buffer): number => brotliCompressSync(data).length;

function fileOf(url: string): Buffer {
  const file = fileFor(dist, new URL(url, site).pathname);
  if (!file) throw new Error(`${url} is not a file of the built site`);
  return readFileSync(file);
}

function isBlocking({ name, attributes }: Tag): boolean {
  return name === 'link' && attributes.rel === 'stylesheet' && attributes.media !== 'print';
}

function longTables(html: string): number {
  return [...html.matchAll(/<tbody\b[\s\S]*?<\/tbody>/g)].filter(([body]) => {
    return (body.match(/<tr\b/g) ?? []).length >= longTable;
  }).length;
}

/** Scripts that run, as against data that a script element holds. */
function isCode({ name, attributes: { type, src } }: Tag): boolean {
  return name === 'script' && src === undefined && (!type || type === 'module' || /javascript/.test(type));
}

const browser = sharedBrowser();
let context: Awaited<ReturnType<typeof browser.context>>;
beforeAll(async () => {
  context = await browser.context();
});
afterAll(() => context.close());
const pages = new PagePool(() => context);

/** Whoever comes for the first time has none of the files. */
async function forgetFiles(page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

const html = (file: string): string => readFileSync(join(dist, file), 'utf8');

it.each(htmlFilesOf(dist))('/%s is small: its HTML and the style that it waits for, in brotli', (file) => {
  const page = html(file);
  const styles = tagsOf(page)
    .filter(isBlocking)
    .map(({ attributes }) => compressed(fileOf(attributes.href ?? '')));
  const size = styles.reduce((sum, style) => sum + style, compressed(page));
  expect(size).toBeLessThanOrEqual((longTables(page) > 3 ? 20 : 14) * kilobyte);
});

it.concurrent.each(htmlFilesOf(dist))(
  '/%s asks for little, asks nobody else, runs hardly any script and leaves the console empty',
  (file) =>
    pages.use(async (page) => {
      await forgetFiles(page);
      const messages = consoleOf(page);
      const requests = requestsOf(page);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(site + file.replace(/index\.html$/, ''), { waitUntil: 'load' });
      const untilLoad = [...requests];
      await page.waitForLoadState('networkidle');

      expect(untilLoad.length, untilLoad.join('\n')).toBeLessThanOrEqual(5);
      expect(requests.filter((url) => !url.startsWith(site) && !url.startsWith('data:'))).toEqual([]);
      expect(messages).toEqual([]);
      // What travels, brotli, of every script that came before a touch, with those inside the page and the worker
      // that keeps it for the times without a network.
      const worker = fileFor(dist, '/sw.js');
      if (worker) scripts.push(`${site}sw.js`);
      const inline = tagsOf(html(file))
        .filter(isCode)
        .map(({ text }) => compressed(text));
      const bytes = [...inline, ...scripts.map((url) => compressed(fileOf(url)))].reduce(
        (sum, size) => sum + size,
        0,
      );
      expect(bytes, scripts.join('\n')).toBeLessThanOrEqual(10 * kilobyte);
    }),
);
