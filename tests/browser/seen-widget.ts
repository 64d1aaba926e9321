import type { Page } from 'playwright-core';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { until } from './until';
import type { Widget } from './widget';
import { plain, type State, stateAt } from './widget-state';

/** What the page shows of a formula now, its table unfolded for the moment. */
async function seen({ figure }: Widget, whole: boolean): Promise<Partial<State>> {
  const found = await figure.evaluate(async (element, unfold) => {
    const text = (node: Element): string => node.textContent ?? '';
    const answer = (element.querySelector('.answer') as HTMLElement).innerText;
    if (!unfold) return { answer };
    const fold = [...element.querySelectorAll('details')].find(
      (details) => text(details.querySelector('summary') as Element) === 'As a table',
    );
    if (fold) {
      fold.open = true;
      // It goes where nothing is left to chart, and a page in the background draws few frames.
      for (let frames = 0; frames < 60 && fold.isConnected && !fold.querySelector('table'); frames += 1)
        await new Promise(requestAnimationFrame);
    }
    const cost = element.matches('.cost');
    const rows = [...element.querySelectorAll(cost ? '.scroll tbody tr' : 'details tbody tr')];
    const table = rows
      .filter((row) => cost || fold?.contains(row))
      .map((row) => [...row.children].slice(cost ? 1 : 0).map(text));
    const strokes = element.querySelectorAll('.chart path:not(.mark), .curve path');
    const chart = [...strokes].map((path) => path.getAttribute('d') ?? '');
    if (fold) fold.open = false;
    return { answer, chart, table };
  }, whole);
  return {
    ...found,
    answer: plain(found.answer),
    ...(found.table && { table: found.table.map((row) => row.map(plain)) }),
  };
}

/** Waits until the page shows what the engine says: the answer alone, or with it the chart and the table. */
export async function expectSeen(
  widget: Widget,
  changed: Values,
  how: string,
  whole: boolean,
): Promise<void> {
  const { formula } = widget;
  const state = stateAt(formula, { ...startValues(formula), ...changed });
  if (!state) {
    const refused = async () => (await widget.figure.locator('.problems').innerText()) !== '';
    await until(refused, true, `${how}: says why not`);
    return;
  }
  await until(() => seen(widget, whole), whole ? state : { answer: state.answer }, how);
}

/** The inputs of a formula that the address of a page holds. */
export function addressed(page: Page, formula: Formula): Record<string, string> {
  const own = [...new URL(page.url()).searchParams].filter(([key]) => key.startsWith(`${formula.id}.`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(formula.id.length + 1), value]));
}
