import { expect, test } from 'vitest';
import { unitFor } from '../../src/views/unit-for';

test('one of something is no plural', () => {
  const said = (unit: string) => [1, 2].map((number) => `${number} ${unitFor(String(number), unit)}`);
  expect(said('turns')).toEqual(['1 turn', '2 turns']);
  expect(said('health points')).toEqual(['1 health point', '2 health points']);
  expect(said('armies')).toEqual(['1 army', '2 armies']);
  expect(said('people')).toEqual(['1 person', '2 people']);
});

test('in a longer unit it is what is counted that changes', () => {
  expect(unitFor('1', 'spaces in 8 hours')).toBe('space in 8 hours');
  expect(unitFor('1', 'spaces a turn')).toBe('space a turn');
  expect(unitFor('1', 'credits left')).toBe('credit left');
});

test('a sign and half of something change nothing about that', () => {
  expect(
    ['+1', '−1', '½', '1½', '0', '0.5', '11', '1 000'].map((number) => unitFor(number, 'hours')),
  ).toEqual(['hour', 'hour', 'hour', 'hours', 'hours', 'hours', 'hours', 'hours']);
});

test('what cannot be counted stays as it is', () => {
  for (const unit of ['SC', 'XP', '%', '°', 'damage', 'weight', 'm', '% a turn']) {
    expect(unitFor('1', unit)).toBe(unit);
  }
});
