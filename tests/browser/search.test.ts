import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/library';
import { violationsOf } from './axe';
import { tagsOf } from './html';
import { fileFor } from './site';
import { consoleOf, dist, requestsOf, sharedBrowser } from './visit';

const browser = sharedBrowser();

interface Question {
  /** The page on which it is asked: the book that is open comes first. */
  readonly on: string;
  readonly query: string;
  /** The address that must come first; with `among`, within so many. */
  readonly finds: string;
  readonly among?: number;
}

const questions: readonly Question[] = [
  { on: 'q-star/', query: 'DC', finds: '/q-star/skills/#tasks-and-difficulty' },
  { on: 'q-star/', query: 'RoF', finds: '/q-star/combat/#rate-of-fire' },
  { on: 'q-star/', query: 'rate of fire', finds: '/q-star/combat/#rate-of-fire' },
  { on: 'q-star/', query: 'heavy cover', finds: '/q-star/combat/#cover' },
  { on: 'q-star/', query: 'critical hit', finds: '/q-star/damage/#critical-hits' },
  { on: 'q-star/', query: 'crit', finds: '/q-star/damage/#critical', among: 3 },
  { on: 'q-star/', query: 'aiding', finds: '/q-star/skills/#aiding' },
  { on: 'q-star/', query: 'initiative', finds: '/q-star/crisis/#turn-order' },
  { on: 'q-star/', query: 'M80A2', finds: '/q-star/equipment/#table-ranged-weapons-m80a2' },
  { on: 'q-star/', query: 'first aid', finds: '/q-star/skill-list/#first-aid' },
  {
    on: 'q-star/',
    query: 'medical kit',
    finds: '/q-star/equipment/#table-medical-items-medical-kit',
    among: 3,
  },
  { on: 'q-star/', query: 'DR', finds: '/q-star/damage/#damage-reduction' },
  { on: 'q-star/', query: 'HP', finds: '/q-star/pools/#health' },
  { on: 'q-star/', query: 'refund', finds: '/q-star/improvement/#try-ability-change', among: 3 },
  { on: 'q-star/', query: 'tie', finds: '/q-star/skills/#', among: 3 },
  { on: 'q-star/', query: 'skill check', finds: '/q-star/skills/#skill-checks' },
  { on: 'q-star/', query: 'incapacitated', finds: '/q-star/damage/#incapacitated' },
  { on: 'q-star/', query: 'weapon finesse', finds: '/q-star/perks-and-flaws/#table-perks-weapon-finesse' },
  { on: 'q-star/', query: 'Might', finds: '/q-star/abilities/#might' },
  { on: 'q-star-revised/', query: 'DC', finds: '/q-star-revised/checks/#difficulty-levels' },
  { on: 'q-star-revised/', query: 'EP', finds: '/q-star-revised/secondary-values/#endurance' },
  { on: 'q-star-revised/', query: 'AP', finds: '/q-star-revised/crisis/#action-points' },
  {
    on: 'q-star-revised/',
    query: 'INF',
    finds: '/q-star-revised/acquisitions/#influence-resources-and-technology',
  },
  { on: 'q-star-revised/', query: 'LVL', finds: '/q-star-revised/secondary-values/#experience-and-level' },
  { on: 'q-star-revised/', query: 're-roll', finds: '/q-star-revised/secondary-values/#fate' },
  { on: 'q-star-revised/', query: 'fate', finds: '/q-star-revised/secondary-values/#fate' },
  {
    on: 'q-star-revised/',
    query: 'musket',
    finds: '/q-star-revised/equipment/#table-ranged-weapons-musket',
    among: 4,
  },
  { on: 'q-star-revised/', query: 'downtime', finds: '/q-star-revised/acquisitions/#downtime' },
  { on: 'q-star-revised/', query: 'contest', finds: '/q-star-revised/checks/#contests' },
  { on: 'q-star-revised/', query: 'turn order', finds: '/q-star-revised/crisis/#turn-order' },
  { on: 'd12-pool/', query: 'Exe', finds: '/d12-pool/attributes-and-skills/#the-three-attributes' },
  { on: 'd12-pool/', query: 'Bla', finds: '/d12-pool/blackout/#the-blackout-score' },
  { on: 'd12-pool/', query: 'Tra', finds: '/d12-pool/trauma/#two-scores' },
  { on: 'd12-pool/', query: 'ceiling', finds: '/d12-pool/making-a-check/#degree-ceiling-and-floor' },
  { on: 'd12-pool/', query: 'push luck', finds: '/d12-pool/rack-and-push/#push-your-luck' },
  { on: 'd12-pool/', query: 'untrained', finds: '/d12-pool/attributes-and-skills/#untrained-use' },
  {
    on: 'd12-pool/',
    query: 'punishing',
    finds: '/d12-pool/making-a-check/#table-difficulties-punishing',
    among: 3,
  },
  { on: 'd12-pool/', query: 'shotgun', finds: '/d12-pool/weapons/#', among: 2 },
  { on: 'd12-pool/', query: 'at risk of death', finds: '/d12-pool/unconscious/#at-risk-of-death' },
  { on: 'd12-pool/', query: 'group average', finds: '/d12-pool/group-average-checks/#', among: 2 },
  { on: 'questworlds/', query: 'mastery', finds: '/questworlds/abilities/#ratings-and-masteries' },
  { on: 'questworlds/', query: 'PC', finds: '/questworlds/introduction/#players-and-game-master' },
  { on: 'questworlds/', query: 'hero point', finds: '/questworlds/abilities/#hero-points' },
  { on: 'questworlds/', query: 'nearly impossible', finds: '/questworlds/resistance/#', among: 2 },
  { on: 'questworlds/', query: 'fumble', finds: '/questworlds/rolls/#' },
  { on: 'questworlds/', query: 'standoff', finds: '/questworlds/rolls/#ties' },
  { on: 'questworlds/', query: 'augment', finds: '/questworlds/resistance/#augments' },
  { on: 'questworlds/', query: 'extended contest', finds: '/questworlds/contests/#extended-contest' },
  { on: 'questworlds/', query: 'bump', finds: '/questworlds/bumps/#steps' },
  { on: 'questworlds/', query: 'marginal', finds: '/questworlds/degrees/#', among: 2 },
  { on: '', query: 'M80A2', finds: '/q-star/equipment/#table-ranged-weapons-m80a2' },
  { on: '', query: 'fate', finds: '/q-star-revised/secondary-values/#fate' },
];

async function openSearch(page: Page, key = '/'): Promise<void> {
  await page.keyboard.press(key);
  await page.getByRole('dialog').getByRole('combobox', { name: 'Search' }).waitFor();
}

async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Search' }).fill(query);
}

const options = (page: Page) => page.getByRole('dialog').getByRole('option');

const addresses = (page: Page): Promise<string[]> =>
  options(page).evaluateAll((hits) => hits.map((hit) => hit.getAttribute('href') ?? ''));

describe('the search', () => {
  it('is loaded only when it is opened', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const requests = requestsOf(page);
    await page.goto('');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('pagefind'))).toEqual([]);
    await openSearch(page);
    await ask(page, 'cover');
    await options(page).first().waitFor();
    expect(requests.filter((url) => url.includes('pagefind'))).not.toEqual([]);
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

  it('knows no address that is not there', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto('');
    // As text, since the engine is a file of the site and not of these tests.
    const urls: string[] = await page.evaluate(`(async () => {
      const engine = await import('/pagefind/pagefind.js');
      const { results } = await engine.search(null);
      const found = await Promise.all(results.map((result) => result.data()));
      return found.map(({ meta, url }) => meta.url ?? url);
    })()`);
    await context.close();
    expect(urls.length).toBeGreaterThan(300);
    const ids = new Map<string, Set<string | undefined>>();
    const dead = urls.filter((address) => {
      const { pathname, hash } = new URL(address, 'http://site.invalid');
      const file = fileFor(dist, pathname);
      if (!file) return true;
      const known =
        ids.get(file) ??
        new Set(tagsOf(readFileSync(file, 'utf8')).map(({ attributes }) => attributes['id']));
      ids.set(file, known);
      return hash !== '' && !known.has(decodeURIComponent(hash.slice(1)));
    });
    expect(dead).toEqual([]);
  });
});

describe.each([...new Set(questions.map(({ on }) => on))])('on /%s', (on) => {
  it('the best place comes first, by name and by abbreviation', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(on);
    await openSearch(page);
    const wrong: string[] = [];
    for (const { query, finds, among = 1 } of questions.filter((question) => question.on === on)) {
      await ask(page, query);
      const found = async (): Promise<boolean> => {
        return (await addresses(page)).slice(0, among).some((address) => address.startsWith(finds));
      };
      for (let tries = 0; tries < 20 && !(await found()); tries += 1) await page.waitForTimeout(100);
      if (!(await found()))
        wrong.push(`'${query}' finds ${(await addresses(page)).slice(0, 3)}, not ${finds}`);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
});
