import { describe, expect, test } from 'vitest';
import { fraction } from '../../src/engine/fraction';
import { formatDecimal, formatNumber, formatPercent, formatSigned } from '../../src/views/format';

const spaced = (text: string): string => text.replaceAll(' ', '\u202f');

describe('numbers', () => {
  test('are grouped by three digits with a space that does not break', () => {
    expect(formatNumber(1_250_000)).toBe(spaced('1 250 000'));
    expect(formatNumber(999)).toBe('999');
  });
  test('have a true minus sign', () => {
    expect(formatNumber(-512_000)).toBe(spaced('−512 000'));
  });
  test('keep the decimals that a book prints', () => {
    expect(formatNumber(0.5)).toBe('0.5');
    expect(formatNumber(-1234.25)).toBe(spaced('−1 234.25'));
  });
  test('as modifiers show their sign, and zero counts as a bonus', () => {
    expect([2, 0, -2].map(formatSigned)).toEqual(['+2', '+0', '−2']);
  });
});

describe('decimals', () => {
  test('are rounded correctly to one place, a half away from zero', () => {
    expect(formatDecimal(fraction(85, 2))).toBe('42.5');
    expect(formatDecimal(fraction(1, 20))).toBe('0.1');
    expect(formatDecimal(fraction(-1, 20))).toBe('−0.1');
    expect(formatDecimal(fraction(2, 3))).toBe('0.7');
  });
  test('lack the place only where the value is whole', () => {
    expect(formatDecimal(fraction(42, 1))).toBe('42');
    expect(formatDecimal(fraction(4201, 100))).toBe('42.0');
  });
});

describe('chances', () => {
  test('are percent with one decimal', () => {
    expect(formatPercent(fraction(5, 8))).toBe(spaced('62.5 %'));
    expect(formatPercent(fraction(2, 5))).toBe(spaced('40 %'));
    expect(formatPercent(fraction(1, 3))).toBe(spaced('33.3 %'));
  });
  test('that are possible never read as impossible, nor the likely as certain', () => {
    expect(formatPercent(fraction(1, 46_656))).toBe(spaced('< 0.1 %'));
    expect(formatPercent(fraction(46_655, 46_656))).toBe(spaced('> 99.9 %'));
  });
  test('that are certain or impossible say so exactly', () => {
    expect(formatPercent(fraction(1, 1))).toBe(spaced('100 %'));
    expect(formatPercent(fraction(0, 1))).toBe(spaced('0 %'));
  });
});
