import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { BasketInput, ChoiceInput, NumberInput, PickInput, Values } from '../../src/rules/formula';
import { readValue } from '../../src/rules/read-value';
import { countInput, countKey } from '../../src/views/basket-entries';
import { basketOffers } from '../../src/views/basket-lines';
import { controlId } from '../../src/views/control';
import { nudge, startEntries } from '../../src/views/entries';
import { expectSeen } from './seen-widget';
import type { Widget } from './widget';
import type { Asked } from './widget-moves';

/** What people paste into a number, and what nobody should. */
const pasted = ['', '1e9', '-0', '\u0663', 'ten', '1.5', '<script>alert(1)</script>', '9'.repeat(100_000)];

type Check = (value: number | string, how: string, whole?: boolean) => Promise<void>;

/** The middle of an element that was brought into sight. */
function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  return element.evaluate((found) => {
    found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

async function tap(widget: Widget, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element);
  await widget.page.touchscreen.tap(x, y);
}

async function click(widget: Widget, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element);
  await widget.page.mouse.click(x, y);
}

async function moveNumber(widget: Widget, asked: Asked, input: NumberInput, check: Check): Promise<void> {
  const { name, at } = asked;
  const { formula, page } = widget;
  const field = widget.control(name);
  const stepped = (from: number, by: number): number => {
    const entries = { ...startEntries(formula), values: { ...at, [name]: from } };
    return Number(nudge(entries, formula, name, by).values[name]);
  };
  const { min, max } = input;
  await field.fill(String(max));
  await check(max, 'the most, typed', true);
  await tap(widget, widget.stepper(name, 'less'));
  await check(stepped(max, -1), 'one step below the most, by touch');
  await click(widget, widget.stepper(name, 'more'));
  await check(stepped(stepped(max, -1), 1), 'up again, by pointer');
  await field.fill(String(min));
  await check(min, 'the least, typed');
  await field.press('ArrowDown');
  await check(min, 'no further than the least');
  // All fields know the same keys and read what is pasted in one way: the first of a formula stands for the others.
  const [first] = Object.entries(formula.inputs).find(([, { kind }]) => kind === 'number') ?? [];
  if (name === first) {
    await field.press('ArrowUp');
    await check(stepped(min, 1), 'one step above the least, by keyboard');
    await field.press('PageDown');
    await check(min, 'down again, by keyboard');
  }
  await page.keyboard.press('Tab');
  const refused = name === first ? [String(min - 1), ...pasted] : [];
  await refuse(widget, asked, input, [String(max + 1), ...refused], check);
}

/** What cannot be used is answered by a sentence, and the last good answer stays. */
async function refuse(
  widget: Widget,
  { name }: Asked,
  input: NumberInput,
  texts: readonly string[],
  check: Check,
): Promise<void> {
  let good = input.min;
  for (const text of texts) {
    await widget.control(name).fill(text);
    const reading = readValue(input, text);
    if (reading.ok) good = Number(reading.value);
    else {
      await widget.figure.getByText(reading.problem).first().waitFor();
      expect(await widget.control(name).getAttribute('aria-invalid'), text.slice(0, 30)).toBe('true');
    }
    await check(good, `‘${text.slice(0, 30)}’ pasted`);
  }
}

/** Presses a key that may be pressed again without harm: on a busy machine a browser loses one now and then. */
async function pressUntil(list: Locator, key: string, value: string): Promise<void> {
  for (let tries = 0; tries < 5 && (await list.inputValue()) !== value; tries += 1) await list.press(key);
}

async function moveList(
  widget: Widget,
  { name }: Asked,
  ids: readonly string[],
  check: Check,
): Promise<void> {
  const list = widget.control(name);
  const [first = '', last = first] = [ids[0], ids.at(-1)];
  await pressUntil(list, 'End', last);
  await check(last, 'the last one, by keyboard', true);
  await pressUntil(list, 'Home', first);
  await check(first, 'the first one, by keyboard');
  const middle = ids[Math.floor(ids.length / 2)] ?? first;
  // A browser draws the open list itself; this is what a tap on one of its lines comes to.
  await list.selectOption(middle);
  await check(middle, 'one between, picked');
}

async function moveBasket(
  widget: Widget,
  { name, at }: Asked,
  input: BasketInput,
  check: Check,
): Promise<void> {
  const { formula } = widget;
  const basket = widget.control(name);
  const before = String(at[name]);
  const offers = basketOffers(input, before);
  const row = offers.at(-1)?.row;
  if (row === undefined) return;
  const with_ = (count: number): string =>
    [...(before === '' ? [] : [before]), count === 1 ? row : `${row}.${count}`].join('_');
  await basket.locator('select').selectOption(row);
  await basket.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await check(with_(1), 'a row, put in by keyboard');
  const count = widget.page.locator(`[id="${controlId(formula, countKey(name, row))}"]`);
  await count.fill(String(input.most));
  await check(with_(input.most), 'as many as may be there, typed', true);
  const refusal = readValue(countInput(input, row), String(input.most + 1));
  await count.fill(String(input.most + 1));
  if (!refusal.ok) await widget.figure.getByText(refusal.problem).first().waitFor();
  await check(with_(input.most), 'too many, refused');
  if (input.most > 1) {
    await tap(widget, count.locator('xpath=..').getByRole('button').first());
    await check(with_(input.most - 1), 'one less, by touch');
  }
  await click(widget, widget.page.locator(`[id="${controlId(formula, countKey(name, row))}-drop"]`));
  await check(before, 'out again, by pointer');
}

/** Moves one control to its ends, as hands do, and asks after each move whether the page agrees with the engine. */
export async function moveToEnds(widget: Widget, asked: Asked): Promise<Values> {
  const { name, input, at } = asked;
  let last: Values = at;
  const check: Check = async (value, how, whole = false) => {
    last = { ...at, [name]: value };
    await expectSeen(widget, last, `${input.label}: ${how}`, whole);
  };
  const ids = (of: PickInput | ChoiceInput): string[] =>
    Object.keys(of.kind === 'pick' ? of.table.rows : of.options);
  if (input.kind === 'number') await moveNumber(widget, asked, input, check);
  else if (input.kind === 'basket') await moveBasket(widget, asked, input, check);
  else await moveList(widget, asked, ids(input), check);
  return last;
}
