import { describe, expect, test } from 'vitest';
import type { Formula } from '../../src/rules/formula';
import { notation } from '../../src/views/notation';
import { type Bracket, type Item, together } from '../../src/views/notation-item';
import { notationText } from '../../src/views/notation-text';
import { check, difficulties, modifier, pool, price, shooting } from './samples';

const brackets = (items: readonly Item[]): Bracket[] => items.filter((item) => item.kind === 'bracket');
const number = { kind: 'number', label: 'X', min: 0, max: 9, start: 1 } as const;

function written(expression: string, more: Partial<Formula> = {}): string {
  const inputs = { a: { ...number, label: 'A' }, b: { ...number, label: 'B' } };
  return notationText({ ...pool, parts: {}, inputs, expression, ...more });
}

describe('the line of terms', () => {
  const [line] = notation(check).lines;
  test('names each term by its bracket, below and above in turn', () => {
    const named = brackets(line?.items ?? []).map(({ name, above }) => [name, above]);
    expect(named).toEqual([
      ['base', false],
      ['Ability', true],
      ['Skill', false],
      ['Roleplay', true],
      ['DC', false],
    ]);
  });
  test('writes dice that are added or subtracted by their colour with both signs', () => {
    expect(written('a + signedRoll(6)')).toMatch(/ \+ ±d6$/);
  });
  test('makes every input a control once', () => {
    const controls = brackets(line?.items ?? []).flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'control' ? [item.input] : [])),
    );
    expect(controls).toEqual(['ability', 'skill', 'roleplay', 'dc']);
  });
  test('shows the value where an input comes again', () => {
    const twice = notation({ ...pool, expression: 'might + might' }).lines[0]?.items ?? [];
    expect(brackets(twice).map(({ items }) => items[0]?.kind)).toEqual(['control', 'value']);
  });
  test('writes several lines as the one that they are called', () => {
    const long = 'let r = d6; { sum: a + r, high: r > 3 }';
    const { lines, extras } = notation({
      ...pool,
      inputs: { a: number, b: number },
      expression: long,
      written: { [long]: 'a + r' },
      parts: { r: 'the roll' },
    });
    expect(lines.map(({ label, items }) => [label, items.length])).toEqual([[undefined, 3]]);
    expect(extras).toEqual(['b']);
  });
  test('tells once what is named as it is called among the results', () => {
    const two = {
      ...pool,
      inputs: { a: number, b: number },
      expression: 'let c = a + b; { left: 9 - c, cost: c }',
      parts: { c: 'What it costs' },
    };
    const labels = (cost: string) =>
      notation({
        ...two,
        result: { label: 'Left', facets: { left: { label: 'Left' }, cost: { label: cost } } },
      }).lines.map(({ label }) => label);
    expect(labels('What it costs')).toEqual(['What it costs', 'Left']);
    expect(labels('Cost')).toEqual(['What it costs', 'Left', 'Cost']);
  });
  test('writes its last lines as one where only they have a simpler form', () => {
    const last = 'let r = d6; when(r > 3, r, x)';
    const { lines } = notation({
      ...pool,
      inputs: { a: number },
      expression: `let x = a + 1; ${last}`,
      written: { [last]: 'd6 + x' },
      parts: { x: 'More', d6: 'the roll' },
    });
    expect(lines.map(({ label, items }) => [label, items.length])).toEqual([
      ['More', 3],
      [undefined, 3],
    ]);
  });
  test('leaves inputs that only the mechanism reads for the row beneath', () => {
    const inputs = { ...shooting.inputs, luck: number };
    expect(notation({ ...shooting, inputs }).extras).toEqual(['luck']);
    expect(notation(shooting).extras).toEqual([]);
  });
  test('keeps an operator with the term that follows it', () => {
    const groups = together(line?.items ?? []).map((items) => items.map(({ kind }) => kind));
    expect(groups).toEqual([
      ['bracket'],
      ['sign', 'bracket'],
      ['sign', 'bracket'],
      ['sign', 'bracket'],
      ['sign', 'bracket'],
    ]);
  });
  test('gives every facet of a record a line of its own', () => {
    const facets = { left: { label: 'Left over' }, right: { label: 'Right' } };
    const { lines } = notation({
      ...pool,
      expression: '{ left: 2d6, right: might }',
      result: { label: 'Both', facets },
    });
    expect(lines.map(({ label }) => label)).toEqual(['Left over', 'Right']);
  });
});

describe('a formula in plain text', () => {
  test('reads as a player would write it', () => {
    expect(notationText(check)).toBe('3d6 + Ability + Skill + Roleplay ≥ DC');
    expect(notationText(shooting)).toBe('(3 + Extra shots)d6 + Skill ≥ Defence');
    expect(notationText(pool)).toBe('15 + Might d10');
    expect(notationText(modifier)).toBe('Rank − 5');
  });
  test('names the formulas that it calls', () => {
    expect(notationText(price).replaceAll('\u202f', ' ')).toContain(
      '|ability modifier of Rank|⁴ × 2 000 ÷ Refund, rounded down',
    );
  });
  test('writes a term more simply where the formula says so, and sets what it leaves out beneath', () => {
    const simple = { ...shooting, written: { 'skill.bonus': '2' } };
    expect(notationText(simple)).toBe('(3 + Extra shots)d6 + 2 ≥ Defence');
    expect(notation(simple).extras).toEqual(['skill']);
  });
  test('sets a comparison apart from the target that it is held against', () => {
    expect(written('a d6 <= 4', { against: 'b' })).toBe('(A d6 ≤ 4) ≥ B');
  });
  test('brackets no name that is written already', () => {
    const named = notation({ ...pool, expression: 'let x = might; x + 1', parts: { x: 'Sum' } });
    expect(named.lines.map(({ items }) => brackets(items).length)).toEqual([1, 0]);
  });
  test('says what a table gives', () => {
    const expression = 'lookup(difficulties, a + 1, from)';
    expect(written(expression, { tables: { difficulties } })).toBe('DC from (A + 1)');
  });
  test.each([
    ['(a + b) * 2', '(A + B) × 2'],
    ['a - (b - 1)', 'A − (B − 1)'],
    ['a - b - 1', 'A − B − 1'],
    ['-a + b', '−A + B'],
    ['2 * (-a)', '2 × (−A)'],
    ['a ^ 2 / b', 'A² ÷ B'],
    ['d6 + 2d10', 'd6 + 2d10'],
    ['a d (b + 1)', 'A d (B + 1)'],
    ['min(a, b)', 'the smaller of A and B'],
    ['max(a, b, 3) + 1', '(the largest of A, B and 3) + 1'],
    ['when(a >= 2, b, 0)', 'if A ≥ 2 then B otherwise 0'],
    ['repeat(a, 1d6 + b)', 'A times (1d6 + B)'],
    ['sum(k, 1, a, k * b)', 'the sum of k × B for k = 1 to A'],
    ['clamp(a, 1, 6)', 'A, held between 1 and 6'],
    ['up(a, 2)', '(A ÷ 2, rounded up)'],
    ['opposed(3d6 + a, 3d6 + b, 0)', 'opposed (3d6 + A, 3d6 + B, 0)'],
    ['opposed(a, b, 0).margin', 'opposed (A, B, 0) (margin)'],
    ['let x = a + 1; x * b', 'x = A + 1; x × B'],
    ['{ one: a, two: b }', 'one = A; two = B'],
    ['a != b', 'A ≠ B'],
    ['(a <= b) >= 2', '(A ≤ B) ≥ 2'],
    ['let x = a + 1; x d6', 'x = A + 1; x\u00a0d6'],
    ['let x = a + 1; let y = x * b; y', 'x = A + 1; y = x × B'],
  ])('writes %s as %s', (expression, text) => {
    expect(written(expression)).toBe(text);
  });
});
