import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/engine/random';
import { roll } from '../../src/engine/roll';
import type { PickInput } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { defineTable } from '../../src/rules/table';
import { diceText } from '../../src/views/dice-text';
import { figureText } from '../../src/views/figure-text';
import { isRandom } from '../../src/views/is-random';
import { odds } from '../../src/views/odds';
import { rolledText } from '../../src/views/rolled-text';
import { variants } from '../../src/views/variants';
import { check, modifier, pool, price, refunds, shooting, source } from './samples';

const plain = (text: string): string => text.replaceAll('\u202f', ' ');

describe('odds within a sentence', () => {
  test('are the chance of the good band, with some inputs changed', () => {
    expect(plain(odds(check))).toBe('50 %');
    expect(plain(odds(check, { dc: 12 }))).toBe('62.5 %');
  });
  test('may be those of a claim or of another band', () => {
    expect(plain(odds(shooting, {}, { claim: 'at least one critical hit' }))).toBe('35.0 %');
    expect(plain(odds(check, {}, { claim: 'failure' }))).toBe('50 %');
  });
  test('are the mean where there are no bands, or of the facet that is asked for', () => {
    expect(odds(pool)).toBe('42.5');
    expect(odds(shooting, { defence: 5 }, { facet: 'criticals' })).toBe('0.7');
  });
  test('fail the build when they name something that is not there', () => {
    expect(() => odds(check, { dx: 1 })).toThrow(/no input 'dx', only ability, skill, roleplay, dc/);
    expect(() => odds(check, { dc: 31 })).toThrow(/DC must be a whole number from 1 to 30/);
    expect(() => odds(check, {}, { claim: 'triumph' })).toThrow(/no band or claim 'triumph'/);
    expect(() => odds(shooting, {}, { facet: 'margin' })).toThrow(/shows no facet 'margin'/);
  });
});

describe('a figure in prose', () => {
  test('is a cell, a single number or the certain value of a formula', () => {
    expect(plain(figureText(12_000))).toBe('12 000');
    expect(figureText(2, true)).toBe('+2');
    expect(figureText('1d6')).toBe('1d6');
    expect(figureText({ value: 2, label: 'Actions', source })).toBe('2');
    expect(figureText(modifier, true, { rank: 9 })).toBe('+4');
  });
  test('fails the build where nothing is certain or nothing is there', () => {
    expect(() => figureText(pool)).toThrow(/use <Odds> or <Formula>/);
    expect(() => figureText(null as unknown as number)).toThrow(/blank cell/);
  });
});

describe('a ruling in a formula', () => {
  test('shows what every reading does', () => {
    expect(
      variants(price, refunds).readings.map(({ label, answer }) => `${label}: ${plain(answer)}`),
    ).toEqual(['in full: 32 000 credits.', 'by half: 16 000 credits.']);
  });
  test('may be weighed where its readings differ, and says where', () => {
    const refund = { ...price.inputs.refund, weighedAt: { rank: 6 } };
    const { where, readings } = variants({ ...price, inputs: { ...price.inputs, refund } }, refunds);
    expect(where).toBe('Rank 6');
    expect(readings.map(({ answer }) => plain(answer))).toEqual(['2 000 credits.', '1 000 credits.']);
    const lost = { ...price.inputs.refund, weighedAt: { size: 6 } };
    expect(() => variants({ ...price, inputs: { ...price.inputs, refund: lost } }, refunds)).toThrow(
      /no input/,
    );
  });
  test('names a row that it is weighed at as each genre does', () => {
    const table = defineTable({
      id: 'arms',
      name: 'Arms',
      source,
      columns: { name: { label: 'Arm' } },
      rows: { bow: { name: { fantasy: 'Bow', scifi: 'Blaster' } } },
    });
    const arm: PickInput = { kind: 'pick', label: 'Arm', table, start: 'bow' };
    const refund = { ...price.inputs.refund, weighedAt: { arm: 'bow' } };
    const { where } = variants({ ...price, inputs: { ...price.inputs, arm, refund } }, refunds);
    expect(where).toBe('Arm Bow / Blaster');
  });
  test('must have its choice there', () => {
    expect(() => variants(check, refunds)).toThrow(/no choice under the ruling 'refunds'/);
  });
});

describe('a roll', () => {
  test('is told die by die, with its total, its target and what it means', () => {
    const rolled = roll(check, startValues(check), seededRandom(7));
    const total = rolled.groups.flatMap(({ faces }) => faces).reduce((sum, face) => sum + face, 2);
    expect(diceText(rolled)).toMatch(/^\d, \d, \d on 3d6$/);
    expect(rolledText(check, rolled)).toBe(
      `Skill check ${total} against 13: ${total >= 13 ? 'success' : 'failure'}.`,
    );
  });
  test('tells every facet that is shown', () => {
    const rolled = roll(shooting, startValues(shooting), seededRandom(3));
    expect(rolledText(shooting, rolled)).toMatch(/^Attack \d+, Critical hits \d: (hit|miss)\.$/);
  });
  test('a roll whose number only sorts what may happen is told by name', () => {
    const bands = [
      { label: 'they pin you', says: 'are pinned', tone: 'bad', from: -1, to: -1 },
      { label: 'you pin them', says: 'pin them', tone: 'good', from: 1, to: 1 },
    ] as const;
    const bout = { ...check, expression: '2 * d2 - 3', result: { label: 'The end', bands } };
    const { against: _, ...plain } = bout;
    expect(rolledText(plain, { outcome: 1 } as never)).toBe('The end: you pin them.');
    const open = { ...plain, result: { label: 'The end', bands: [{ ...bands[1], from: 0 }, bands[0]] } };
    expect(rolledText(open, { outcome: 1 } as never)).toBe('The end 1: you pin them.');
  });
});

describe('what is rolled at all', () => {
  test('has dice in it, in what it calls, or in a mechanism', () => {
    expect([check, pool, shooting].map(isRandom)).toEqual([true, true, true]);
    expect([modifier, price].map(isRandom)).toEqual([false, false]);
    expect(isRandom({ ...modifier, uses: { pool }, expression: 'pool(rank)' })).toBe(true);
    expect(isRandom({ ...pool, expression: '0d6 + might d6', inputs: pool.inputs })).toBe(true);
  });
});
