import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/engine/evaluate';
import { fraction } from '../../src/engine/fraction';
import type { Band, Formula } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { formatPercent, formatWholePercent } from '../../src/views/format';
import { cellText, map, othersOf } from '../../src/views/map';
import { odds } from '../../src/views/odds';
import { pack, unpack } from '../../src/views/pack';
import { portable } from '../../src/views/portable';
import { shades } from '../../src/views/shades';
import { check, duel, effort, luckyRating, mapped } from './samples';

describe('a map of chances', () => {
  const values = { ...startValues(mapped), roleplay: 2, dc: 15 };
  const view = map(mapped, values);
  test('has a row and a column for every value, named as its input names it', () => {
    expect(view.down.map(([, text]) => text)).toEqual('−5 −4 −3 −2 −1 +0 +1 +2 +3 +4 +5'.split(' '));
    expect(view.across).toEqual([
      ['untrained', 'Untrained'],
      ['trained', 'Trained'],
      ['master', 'Master'],
    ]);
    const scaled: Formula = {
      ...luckyRating,
      map: { label: '', down: 'aim', across: 'rating', shows: 'chance' },
    };
    expect(map(scaled, startValues(scaled)).down[33]).toEqual([34, '14M']);
  });
  test('gives in every cell the chance that the formula has there', () => {
    for (const [row, [ability]] of view.down.entries()) {
      for (const [column, [skill]] of view.across.entries()) {
        expect(view.cells[row]?.[column]?.says).toBe(odds(mapped, { ...values, ability, skill }));
      }
    }
    const checks = map(effort, startValues(effort));
    for (const [row, [dice]] of checks.down.entries()) {
      for (const [column, [skill]] of checks.across.entries()) {
        expect(checks.cells[row]?.[column]?.says).toBe(odds(effort, { dice, skill }));
      }
    }
  });
  test('is shaded in five steps', () => {
    const looks = new Set(view.cells.flat().map(({ look }) => look));
    expect(looks).toEqual(new Set(['b4', 'b2', undefined, 'g2', 'g4']));
    for (const { text, look } of view.cells.flat()) {
      if (Number(text) > 81) expect(look).toBe('g4');
      if (Number(text) < 19) expect(look).toBe('b4');
    }
  });
  test('depends only on what heads neither rows nor columns', () => {
    expect(othersOf(mapped, { ...values, ability: 5, skill: 'master' })).toBe(othersOf(mapped, values));
    expect(othersOf(mapped, { ...values, dc: 9 })).not.toBe(othersOf(mapped, values));
    expect(map(mapped, JSON.parse(othersOf(mapped, values)))).toEqual(view);
  });
  test('is the same on the island', () => {
    for (const formula of [mapped, duel, effort]) {
      const sent = unpack<Formula>(pack(portable(formula)));
      expect(map(sent, startValues(sent))).toEqual(map(formula, startValues(formula)));
    }
  });
  test('leaves a cell that cannot be computed open, and the others as they are', () => {
    const broken: Formula = { ...mapped, expression: 'down(100, ability + 5) + roleplay + skill.bonus' };
    const { cells } = map(broken, startValues(broken));
    expect(cells[0]?.map(({ text }) => text)).toEqual(['–', '–', '–']);
    expect(cells[1]?.map(({ text }) => text)).toEqual(['100', '100', '100']);
  });
  test('needs two inputs that the formula has', () => {
    expect(() => map(check, startValues(check))).toThrow("Formula 'skill-check' needs 'map'");
  });
});

describe('a whole percentage', () => {
  test('is honest at both ends', () => {
    expect(formatWholePercent(fraction(0, 1))).toBe('0');
    expect(formatWholePercent(fraction(1, 1000))).toBe('<1');
    expect(formatWholePercent(fraction(5, 8))).toBe('63');
    expect(formatWholePercent(fraction(999, 1000))).toBe('>99');
    expect(formatWholePercent(fraction(1, 1))).toBe('100');
  });
  test('agrees with the exact one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (thousandths) => {
        const whole = formatWholePercent(fraction(thousandths, 1000));
        const exact = Number(formatPercent(fraction(thousandths, 1000)).replace(/\s%/, ''));
        const read = whole === '<1' ? 0 : whole === '>99' ? 100 : Number(whole);
        expect(Math.abs(read - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('a map of bands', () => {
  const view = map(duel, { lead: 2 });
  const bands = duel.result.bands;
  test('gives in every cell the sign of the band that the outcome lies in', () => {
    for (const [row, [mine]] of view.down.entries()) {
      for (const [column, [theirs]] of view.across.entries()) {
        const degree = evaluate(duel, { mine, theirs, lead: 2 }).certain as number;
        expect(view.cells[row]?.[column]?.text).toBe(bands[degree + 4]?.sign);
      }
    }
  });
  test('has a key that counts the cells of every band', () => {
    expect(view.key.map(({ says }) => says)).toEqual(bands.map(({ label }) => label));
    expect(view.key.reduce((sum, { count }) => sum + count, 0)).toBe(400);
    const ties = view.cells.flat().filter(({ text }) => text === 'T').length;
    expect(view.key.find(({ text }) => text === 'T')?.count).toBe(ties);
  });
  test('reads a cell out with the names of both inputs and the whole label', () => {
    expect(cellText(duel, view, 19, 0)).toBe('My roll 20, their roll 1: complete victory');
  });
  test('has a cell without a sign where the outcome may lie in several bands', () => {
    const rolled: Formula = { ...duel, expression: 'clamp(mine - theirs + 1d6 - 3, -4, 4)' };
    expect(map(rolled, startValues(rolled)).cells[9]?.[9]?.text).toBe('–');
  });
});

describe('the shades of bands', () => {
  const of = (tones: string): string => {
    const tone = { g: 'good', b: 'bad', e: 'even' } as const;
    const bands = [...tones].map((letter): Band => ({ label: '', says: '', tone: tone[letter as 'g'] }));
    return shades(bands).join(' ');
  };
  test('are strongest at the ends, whichever end is the good one', () => {
    expect(of('bbbbegggg')).toBe('b4 b3 b2 b1 e3 g1 g2 g3 g4');
    expect(of('ggggebbbb')).toBe('g4 g3 g2 g1 e3 b1 b2 b3 b4');
    expect(of('bg')).toBe('b3 g3');
    expect(of('bbgg')).toBe('b4 b1 g1 g4');
  });
  test('tell up to four bands of one tone apart', () => {
    expect(new Set(of('eeee').split(' ')).size).toBe(4);
  });
});
