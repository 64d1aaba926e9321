import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/engine/evaluate';
import { estimate } from '../../src/engine/off-thread/attempt';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { writeAddress } from '../../src/views/address';
import { placedFormulas } from '../content/placed';
import { sharedBrowser } from './visit';
import { Widget } from './widget';

const browser = sharedBrowser();
// Asked of the whole context: what is set on a page does not always reach the script of its worker.
const worker = '**/answer-off-thread*';

/** Every number so far up its range, all else as it starts. */
function upTo(formula: Formula, share: number): Values {
  const numbers = Object.entries(formula.inputs).flatMap(([name, input]) =>
    input.kind === 'number' ? [[name, Math.round(input.min + share * (input.max - input.min))]] : [],
  );
  return { ...startValues(formula), ...Object.fromEntries(numbers) };
}

function answers(formula: Formula, values: Values): boolean {
  try {
    return evaluate(formula, values).outcomes.length > 0;
  } catch {
    return false;
  }
}

/** Formulas of the books that can be asked something that takes long, each with such a question. */
const long = placedFormulas.flatMap(({ thing, path }) => {
  const values = [1, 0.9, 0.8, 0.7, 0.6]
    .map((share) => upTo(thing, share))
    .find((one) => estimate(thing, one) === 'long' && answers(thing, one));
  return values ? [{ formula: thing, name: thing.name, path, values }] : [];
});

it('there is a question that takes long', () => {
  expect(long.length).toBeGreaterThan(0);
});

describe.each(long)('$name', ({ formula, path, values }) => {
  const address = path + writeAddress(formula, values, '');

  it('is answered by a worker where it takes long', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    const called = page.waitForEvent('worker');
    await page.goto(address);
    await called;
    const widget = new Widget(page, formula);
    await expect.poll(() => widget.shown()).toBe(widget.answerFor(values));
    expect(await widget.button('Stop').count()).toBe(0);
    await context.close();
  });

  it('says that it is computing, and can be stopped with nothing lost', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await context.route(worker, () => {});
    await page.goto(address);
    const widget = new Widget(page, formula);
    await widget.figure.getByText('Still computing').waitFor();
    await widget.button('Stop').click();
    await widget.figure.getByText('You stopped this one').waitFor();
    expect(await widget.shown()).toBe(widget.answerFor());
    expect(writeAddress(formula, values, '')).toBe(new URL(page.url()).search);
    await widget.button('Reset').click();
    await expect.poll(() => widget.figure.getByText('You stopped this one').count()).toBe(0);
    await context.close();
  });

  it('says so where the worker cannot be had', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await context.route(worker, (route) => route.abort());
    await page.goto(address);
    const widget = new Widget(page, formula);
    await widget.figure.getByText('what computes it did not load').waitFor();
    expect(await widget.shown()).toBe(widget.answerFor());
    await context.close();
  });
});
