import { expect } from 'vitest';
import { evaluate } from '../../src/engine/evaluate';
import type { Formula, Values } from '../../src/rules/formula';
import { rolledText } from '../../src/views/rolled-text';
import type { Widget } from './widget';
import { plain } from './widget-state';

const rolls = 100;

/** All that a roll may say, each with the target that it is told with. */
function possibleRolls(formula: Formula, values: Values): Set<string> {
  const { outcomes } = evaluate(formula, values);
  return new Set(
    outcomes.map((outcome) => {
      const { total, margin } = typeof outcome === 'number' ? { total: 0, margin: 0 } : outcome;
      const target = formula.against !== undefined && !formula.result.facets;
      const aim = target ? { target: (total ?? 0) - (margin ?? 0) } : {};
      return plain(rolledText(formula, { groups: [], outcome, ...aim }));
    }),
  );
}

/** What is announced after each press of the button. */
function rollOften({ figure }: Widget): Promise<string[]> {
  return figure.evaluate(async (element, times) => {
    const button = element.querySelector<HTMLElement>('button.roll');
    const said: string[] = [];
    for (let count = 0; count < times; count += 1) {
      button?.click();
      await Promise.resolve();
      said.push(element.querySelector('.rolled[role=status] strong')?.textContent ?? '');
    }
    return said;
  }, rolls);
}

/** Rolls a hundred times: nothing is announced that the engine does not know. */
export async function expectRolls(widget: Widget, values: Values): Promise<void> {
  const possible = possibleRolls(widget.formula, values);
  const said = (await rollOften(widget)).map(plain);
  expect(said).toHaveLength(rolls);
  expect([...new Set(said)].filter((text) => !possible.has(text))).toEqual([]);
}
