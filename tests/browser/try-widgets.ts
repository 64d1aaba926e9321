import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { writeAddress } from '../../src/views/address';
import { formulaAnchor } from '../../src/views/anchor';
import { isRandom } from '../../src/views/is-random';
import { type Placed, placedFormulas } from '../content/placed';
import { PagePool } from './page-pool';
import { addressed, expectSeen } from './seen-widget';
import { until } from './until';
import { consoleOf, sharedBrowser } from './visit';
import { movable, Widget } from './widget';
import { moveToEnds } from './widget-hands';
import { askedInputs } from './widget-moves';
import { expectRolls } from './widget-rolls';

/** The address that holds what differs from the start. */
function addressOf(formula: Formula, values: Values): Record<string, string> {
  const start = startValues(formula);
  const changed = Object.entries(values).filter(([name, value]) => value !== start[name]);
  return Object.fromEntries(changed.map(([name, value]) => [name, String(value)]));
}

async function expectAddress(widget: Widget, values: Values, how: string): Promise<void> {
  await until(
    () => addressed(widget.page, widget.formula),
    addressOf(widget.formula, values),
    `${how}: the address`,
  );
}

/** An address that cannot be used is answered with what is wrong with it, and with the start values. */
async function expectRefused(widget: Widget): Promise<void> {
  const refused = async () => /\S[\s\S]*nothing/.test(await widget.figure.locator('.problems').innerText());
  await until(refused, true, 'an address that cannot be used is answered');
  await expectSeen(widget, {}, 'an address that cannot be used', false);
}

/** Moves every control of a widget as hands do, and asks after each move whether the page agrees with the engine. */
async function tryControls(page: Page, { thing: formula, path }: Placed<Formula>): Promise<void> {
  const messages = consoleOf(page);
  const widget = new Widget(page, formula);
  const start = startValues(formula);
  await page.goto(path);
  expect(await widget.shown()).toBe(widget.answerFor());

  // The first move is made while the widget is asleep, and counts.
  const first = movable(formula);
  await widget.move(first);
  await expectSeen(widget, { [first.name]: first.to }, 'a step that woke it', true);
  await expectAddress(widget, { ...start, [first.name]: first.to }, 'a step that woke it');
  await widget.button('Reset').click();
  await expectSeen(widget, {}, 'reset', true);
  await expectAddress(widget, start, 'reset');
  if (isRandom(formula)) await expectRolls(widget, start);

  let last: Values = start;
  for (const asked of askedInputs(formula)) {
    const query = writeAddress(formula, asked.at, '');
    if (query === '') await widget.button('Reset').click();
    else await page.goto(path + query);
    await expectSeen(widget, asked.at, `before ${asked.name} is moved`, false);
    last = await moveToEnds(widget, asked);
    await expectAddress(widget, last, `${asked.name}, moved`);
  }

  await widget.button('Copy link').click();
  await widget.figure.getByText('Link copied.').waitFor();
  const copied = new URL(await page.evaluate(() => document.documentElement.dataset['copied'] ?? ''));
  expect(copied.hash).toBe(`#${formulaAnchor(formula)}`);

  // An address that somebody typed, then the copied one, and back.
  await page.goto(`${path}?${formula.id}.${first.name}=nonsense&${formula.id}.nothing=1`);
  await expectRefused(widget);
  await page.goto(copied.href);
  // What differs from the start wakes the widget; else it sleeps on, with its table not yet drawn.
  const awake = copied.search !== '';
  await expectSeen(widget, last, 'a copied link, opened', awake);
  // All widgets of a page read one history.
  if (placedFormulas.find((other) => other.path === path)?.thing === formula) {
    await page.goBack();
    await expectRefused(widget);
    await page.goForward();
    await expectSeen(widget, last, 'forward again', awake);
  }
  expect(messages).toEqual([]);
}

/** With nothing to choose, a widget shows its answer, and rolls. */
async function tryDice(page: Page, placed: Placed<Formula>): Promise<void> {
  const messages = consoleOf(page);
  await page.goto(placed.path);
  const widget = new Widget(page, placed.thing);
  expect(await widget.shown()).toBe(widget.answerFor());
  await widget.wake();
  await expectRolls(widget, {});
  expect(messages).toEqual([]);
}

/** Tries the widgets of these formulas, as a file of tests of its own. */
export function tryWidgets(formulas: readonly Placed<Formula>[]): void {
  const browser = sharedBrowser();
  let context: Awaited<ReturnType<typeof browser.context>>;
  beforeAll(async () => {
    context = await browser.context({ hasTouch: true, viewport: { width: 900, height: 600 } });
    // Several widgets are tried at once, and a machine has only one clipboard.
    await context.addInitScript(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset['copied'] = text;
      };
    });
  });
  afterAll(() => context.close());
  const pages = new PagePool(() => context);

  const named = formulas.map((placed) => ({
    ...placed,
    name: placed.thing.name,
    title: placed.book.game.title,
    test: Object.keys(placed.thing.inputs).length > 0 ? tryControls : tryDice,
  }));
  it.concurrent.each(named)('$title: $name: hands, address and engine agree', ({ test, ...placed }) =>
    pages.use((page) => test(page, placed)),
  );
}
