import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { parseBasket } from '../../src/rules/basket';
import type { BasketInput, Formula, Input, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { formulaAnchor } from '../../src/views/anchor';
import { addRow, countKey, nudgeCount } from '../../src/views/basket-entries';
import { basketOffers } from '../../src/views/basket-lines';
import { controlId } from '../../src/views/control';
import { nudge, startEntries } from '../../src/views/entries';
import { hiddenInputs } from '../../src/views/hidden-inputs';
import { read } from '../../src/views/reading';
import { isBlank } from '../content/values';
import { plain, told } from './widget-state';

/** A formula on a page, as a reader meets it. */
export class Widget {
  readonly figure: Locator;

  constructor(
    readonly page: Page,
    readonly formula: Formula,
  ) {
    this.figure = page.locator(`#${formulaAnchor(formula)}`);
  }

  control(input: string): Locator {
    return this.figure.locator(`#${this.formula.id}-${input}`);
  }

  /** Where a number of one row of a basket is set. */
  count(input: string, row: string): Locator {
    return this.figure.locator(`[id="${controlId(this.formula, countKey(input, row))}"]`);
  }

  /** Moves what `movable` has found, by keyboard alone. */
  async move({ name, input, to }: ReturnType<typeof movable>): Promise<void> {
    if (input.kind === 'number') await this.control(name).press('ArrowUp');
    else if (input.kind !== 'basket') {
      await this.control(name).focus();
      await this.control(name).selectOption(String(to));
    } else {
      const row = firstIn(input);
      if (row === undefined)
        await this.control(name).getByRole('button', { name: 'Add', exact: true }).press('Enter');
      else await this.count(name, row).press('ArrowUp');
    }
  }

  /** The button beside a number that makes it less or more. Only an awake widget gives it a name of its own. */
  stepper(input: string, way: 'less' | 'more'): Locator {
    const buttons = this.control(input).locator('xpath=..').getByRole('button');
    return way === 'less' ? buttons.first() : buttons.last();
  }

  button(name: string): Locator {
    return this.figure.getByRole('button', { name, exact: true });
  }

  /** Points at the widget and waits until React has taken it over; Astro then drops the attribute ssr. */
  async wake(): Promise<void> {
    await this.figure.dispatchEvent('pointerover');
    await this.page.locator('astro-island:not([ssr])').filter({ has: this.figure }).waitFor();
  }

  /** What the views say for the start values with these changes. */
  answerFor(changed: Values = {}): string {
    return plain(told(read(this.formula, { ...startValues(this.formula), ...changed })));
  }

  async shown(): Promise<string> {
    return plain(await this.figure.locator('.answer').innerText());
  }

  /** Waits until the answer and the address are those of the start values with these changes. */
  async expectState(changed: Values, how: string): Promise<void> {
    await expect.poll(() => this.shown(), { message: `${how}: the answer` }).toBe(this.answerFor(changed));
    await expect
      .poll(() => this.addressed(), { message: `${how}: the address` })
      .toEqual(Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, String(value)])));
  }

  /** The inputs of this formula that the address holds. */
  addressed(): Record<string, string> {
    const query = new URL(this.page.url()).searchParams;
    const own = [...query].filter(([key]) => key.startsWith(`${this.formula.id}.`));
    return Object.fromEntries(own.map(([key, value]) => [key.slice(this.formula.id.length + 1), value]));
  }
}

/** The first row that lies in a basket at the start, and the first that may be added. */
const firstIn = ({ start }: BasketInput): string | undefined => [...(parseBasket(start)?.keys() ?? [])][0];
const firstOffered = (input: BasketInput): string => basketOffers(input, input.start)[0]?.row ?? '';

/** An input that can be moved by one step, and where it comes to; the number inputs first. */
export function movable(formula: Formula): { name: string; input: Input; to: number | string } {
  const hidden = hiddenInputs(formula, startValues(formula));
  const inputs = Object.entries(formula.inputs).filter(([name]) => !hidden.has(name));
  const start = startEntries(formula);
  for (const [name, input] of inputs) {
    const to = nudge(start, formula, name, 1).values[name];
    if (input.kind === 'number' && to !== undefined && to !== input.start) return { name, input, to };
  }
  for (const [name, input] of inputs) {
    if (input.kind === 'number') continue;
    if (input.kind === 'basket') {
      const row = firstIn(input) ?? '';
      const moved =
        row === ''
          ? addRow(start, formula, name, firstOffered(input))
          : nudgeCount(start, formula, name, row, 1);
      const to = moved.values[name];
      if (to !== undefined && to !== input.start && !isBlank(formula, moved.values))
        return { name, input, to };
      continue;
    }
    const ids = Object.keys(input.kind === 'pick' ? input.table.rows : input.options);
    const other = ids.find((id) => id !== input.start);
    if (other !== undefined) return { name, input, to: other };
  }
  throw new Error(`Formula '${formula.id}' has nothing to choose`);
}
