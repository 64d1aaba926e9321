import { describe, expect, test } from 'vitest';
import type { Formula } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { readAddress, writeAddress } from '../../src/views/address';
import { hiddenInputs, withoutHidden } from '../../src/views/hidden-inputs';
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

describe('an input that does not matter', () => {
  test('is not asked for, nor is the comma before it left over', () => {
    expect([...hiddenInputs(group, { ...startValues(group), count: 5 })]).toEqual(['fDice', 'fSkill']);
    expect(lineOf(group, 2)).toBe('group average (0, Members, 12, Dice 1, Skill 1, Dice 2, Skill 2)');
    expect(lineOf(group, 6)).toMatch(/Dice 6, Skill 6\)$/);
  });
  test('may stand first or in a sum', () => {
    const number = { kind: 'number', label: 'x', min: 0, max: 3, start: 1 } as const;
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
