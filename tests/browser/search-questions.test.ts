import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/library';
import { type Question, questions } from './questions';
import { answersTo, openSearch, options } from './search-dialog';
import { fileFor } from './site';
import { dist, requestsOf, sharedBrowser } from './visit';

const browser = sharedBrowser();

interface Answered extends Question {
  readonly found: readonly string[];
  /** The place of the right address, from 0; -1 where it is not among the hits. */
  readonly at: number;
}

async function answered(page: Awaited<ReturnType<typeof pageAt>>, question: Question): Promise<Answered> {
  const found = await answersTo(page, question.query);
  const right = [question.finds].flat();
  const at = found.findIndex((address) => right.some((start) => address.startsWith(start)));
  return { ...question, found, at };
}

let context: Awaited<ReturnType<typeof browser.context>>;
beforeAll(async () => {
  context = await browser.context();
});
afterAll(() => context.close());

async function pageAt(address: string) {
  const page = await context.newPage();
  await page.goto(address);
  await openSearch(page);
  return page;
}

const told = ({ on, query, found, finds, at }: Answered): string =>
  `/${on}: '${query}' finds ${found.slice(0, 3).join(', ') || 'nothing'}; ${[finds].flat().join(' or ')} is ${at < 0 ? 'not there' : `number ${at + 1}`}: let a word of it say so ('also'), or mend src/layouts/search/`;

/** All questions that are asked on one page. */
async function answersOn(on: string): Promise<Answered[]> {
  const page = await pageAt(on);
  const all: Answered[] = [];
  for (const question of questions.filter((asked) => asked.on === on))
    all.push(await answered(page, question));
  await page.close();
  return all;
}

describe('what readers type', () => {
  it('finds the right place first in nine cases of ten, and among the first three in forty-nine of fifty', async () => {
    const pages = [...new Set(questions.map(({ on }) => on))];
    const all = (await Promise.all(pages.map(answersOn))).flat();
    const first = all.filter(({ at }) => at === 0).length / all.length;
    const third = all.filter(({ at }) => at >= 0 && at < 3).length / all.length;
    const missed = all.filter(({ at, among = 1 }) => at < 0 || at >= among).map(told);
    const rates = `${all.length} questions: first ${(first * 100).toFixed(1)} %, among three ${(third * 100).toFixed(1)} %`;
    const report = [rates, ...missed].join('\n');
    console.info(report);
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(first, report).toBeGreaterThanOrEqual(0.9);
    expect(third, report).toBeGreaterThanOrEqual(0.98);
  });

  it('is asked about every book', () => {
    const asked = new Set(questions.flatMap(({ finds }) => finds).map((address) => address.split('/')[1]));
    expect(
      games.map(({ id }) => id).filter((id) => !asked.has(id)),
      'add questions',
    ).toEqual([]);
  });
});

/** What travels, as a host sends it: everything here is text. */
function weightOf(urls: readonly string[]): number {
  return urls.reduce((sum, url) => {
    const file = fileFor(dist, new URL(url).pathname);
    if (!file) throw new Error(`${url} is not a file of the built site`);
    return sum + brotliCompressSync(readFileSync(file)).length;
  }, 0);
}

describe('the first question of a visit', () => {
  const asked = ['heavy cover', 'invisability', 'how many actions per turn', 'chainmail'];

  it('is answered with at most 85 KB, dialog and index included, and in the time that a few pages take', async () => {
    let loading = 0;
    let finding = 0;
    const heavy: string[] = [];
    for (const query of asked) {
      const fresh = await browser.context({ serviceWorkers: 'block' });
      const page = await fresh.newPage();
      const start = performance.now();
      await page.goto(questions[0]?.on ?? '', { waitUntil: 'load' });
      loading += performance.now() - start;
      const requests = requestsOf(page);
      const opened = performance.now();
      await openSearch(page);
      await page.keyboard.insertText(query);
      await options(page).first().waitFor();
      finding += performance.now() - opened;
      await page.waitForLoadState('networkidle');
      const size = weightOf(requests);
      if (size > 85 * 1024) heavy.push(`'${query}' fetches ${size} bytes: ${requests.join(', ')}`);
      console.info(`'${query}': ${(size / 1024).toFixed(1)} KB in ${requests.length} requests`);
      await fresh.close();
    }
    expect(heavy).toEqual([]);
    expect(finding / loading, 'the time to the first hit, in loads of a page').toBeLessThan(5);
  });
});
