import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/engine/evaluate';
import type { Formula } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { answer } from '../../src/views/answer';
import { ladder } from '../../src/views/ladder';
import { notation } from '../../src/views/notation';
import { pack, unpack } from '../../src/views/pack';
import { portable } from '../../src/views/portable';
import { read } from '../../src/views/reading';
import { working } from '../../src/views/working';
import { check, difficulties, modifier, pool, price, ranks, shooting, shop } from './samples';

/** A caller that hands a row to the formula it calls, and looks up a table. */
const bonusOf: Formula = {
  ...pool,
  id: 'bonus-of',
  inputs: { rank: { kind: 'pick', label: 'Rank', table: ranks, start: 'trained' } },
  expression: 'rank.bonus + 1d6',
};
const nested: Formula = {
  ...pool,
  id: 'nested',
  inputs: { skill: { kind: 'pick', label: 'Skill', table: ranks, start: 'master' }, dc: check.inputs.dc },
  expression: 'bonus(skill) + lookup(difficulties, dc, from)',
  uses: { bonus: bonusOf },
  tables: { difficulties },
};

const formulas: Formula[] = [check, modifier, price, shooting, pool, nested];

describe('a formula on its way to an island', () => {
  test.each(formulas.map((formula) => [formula.id, formula] as const))(
    '%s reads and computes as before',
    (_, whole) => {
      const sent = unpack<Formula>(pack(portable(whole)));
      const values = startValues(whole);
      expect(startValues(sent)).toEqual(values);
      expect(evaluate(sent, values).equals(evaluate(whole, values))).toBe(true);
      expect(answer(read(sent, values))).toBe(answer(read(whole, values)));
      expect(notation(sent)).toEqual(notation(whole));
      expect(working(sent, values)).toEqual(working(whole, values));
      expect(ladder(sent, values)).toEqual(ladder(whole, values));
    },
  );
  test('keeps the columns that a basket is searched for its largest number in', () => {
    const whole: Formula = { ...shop, expression: 'largest(gear, weight)', result: { label: 'Weight' } };
    const sent = unpack<Formula>(pack(portable(whole)));
    expect(evaluate(sent, { gear: 'torch_rope' }).certain).toBe(4);
  });
  test('leaves behind what no reader of the page needs', () => {
    const text = JSON.stringify(portable(check));
    for (const word of ['Everything', 'nobody', 'Roll, add, compare', 'printed', 'price', 'How strong']) {
      expect(text).not.toContain(word);
    }
    expect(JSON.stringify(portable(price))).not.toContain('returns');
  });
  test('is written with backticks for quotation marks, and refuses to hold one', () => {
    expect(pack({ a: 'say "b"' })).not.toMatch(/(?<!\\)"/);
    expect(unpack(pack({ a: 'say "b"' }))).toEqual({ a: 'say "b"' });
    expect(() => pack({ a: '`' })).toThrow(/backtick/);
  });
});
