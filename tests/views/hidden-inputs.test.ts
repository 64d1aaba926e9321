import { describe, expect, test } from 'vitest';
import type { Formula } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { readAddress, writeAddress } from '../../src/views/address';
import { hiddenInputs, linesWithoutHidden, withoutHidden } from '../../src/views/hidden-inputs';
import { notation } from '../../src/views/notation';
import { itemsText } from '../../src/views/notation-text';
import { pack, unpack } from '../../src/views/pack';
import { portable } from '../../src/views/portable';
import { working } from '../../src/views/working';
import { group } from './samples';

const lineOf = (formula: Formula, count: number): string => {
  const [line] = notation(formula).lines;
  return itemsText(
    withoutHidden(line?.items ?? [], hiddenInputs(formula, { ...startValues(formula), count })),
  );
};

const number = { kind: 'number', label: 'x', min: 0, max: 3, start: 1 } as const;

describe('an input that does not matter', () => {
  test('is not asked for, nor is the comma before it left over', () => {
    expect([...hiddenInputs(group, { ...startValues(group), count: 5 })]).toEqual(['fDice', 'fSkill']);
    expect(lineOf(group, 2)).toBe('group average (0, Members, 12, Dice 1, Skill 1, Dice 2, Skill 2)');
    expect(lineOf(group, 6)).toMatch(/Dice 6, Skill 6\)$/);
  });
  test('may stand first or in a sum', () => {
    const sum: Formula = {
      ...group,
      inputs: {
        a: { ...number, label: 'A', when: 'count >= 3' },
        b: { ...number, label: 'B', when: 'count >= 4' },
        c: { ...number, label: 'C' },
        count: { ...number, label: 'Count', max: 9 },
      },
      expression: 'a + b + c + count',
    };
    expect(lineOf(sum, 4)).toBe('A + B + C + Count');
    expect(lineOf(sum, 3)).toBe('A + C + Count');
    expect(lineOf(sum, 2)).toBe('C + Count');
  });
  test('leaves the rest of a sum whose factor it is', () => {
    const product: Formula = {
      ...group,
      inputs: {
        a: { ...number, label: 'A', when: 'count >= 3' },
        b: { ...number, label: 'B' },
        count: { ...number, label: 'Count', max: 9 },
      },
      expression: '4 + a * b - count',
    };
    expect(lineOf(product, 3)).toBe('4 + A × B − Count');
    expect(lineOf(product, 2)).toBe('4 + B − Count');
    expect(lineOf({ ...product, expression: '4 + b * a - count' }, 2)).toBe('4 + B − Count');
    expect(lineOf({ ...product, expression: 'a * b - count' }, 2)).toBe('B − Count');
  });
  test('takes with it a line that tells of nothing else, and its name', () => {
    const lines: Formula = {
      ...group,
      inputs: {
        a: { ...number, label: 'A', when: 'count >= 3' },
        b: { ...number, label: 'B' },
        count: { ...number, label: 'Count', max: 9 },
      },
      expression: 'let x = max(0, a - 2); let y = b + 1; x + y + count',
      parts: { x: 'first', y: 'second' },
    };
    const shown = (count: number): string[] => {
      const hidden = hiddenInputs(lines, { ...startValues(lines), count });
      return linesWithoutHidden(notation(lines).lines, lines, hidden).map(
        ({ label = 'sum', items }) => `${label} = ${itemsText(items)}`,
      );
    };
    expect(shown(3)).toEqual([
      'first = the larger of 0 and A − 2',
      'second = B + 1',
      'sum = first + second + Count',
    ]);
    expect(shown(2)).toEqual(['second = B + 1', 'sum = second + Count']);
    const worked = (count: number) =>
      working(lines, { ...startValues(lines), count }).map(({ label }) => String(label));
    expect(worked(3)).toEqual(expect.arrayContaining(['First', 'Second']));
    expect(worked(2).filter((label) => label === 'First')).toHaveLength(1);
  });
  test('is left out of the working, and stays in the address', () => {
    const values = { ...startValues(group), count: 2, fDice: 9 };
    expect(working(group, values).map(({ from }) => from)).not.toContain('cDice');
    expect(readAddress(group, writeAddress(group, values, '')).values).toEqual(values);
  });
  test('is known to the island as such', () => {
    const sent = unpack<Formula>(pack(portable(group)));
    expect(hiddenInputs(sent, startValues(sent))).toEqual(hiddenInputs(group, startValues(group)));
  });
});
