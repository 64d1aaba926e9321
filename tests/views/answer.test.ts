import { describe, expect, test } from 'vitest';
import type { Formula, Values } from '../../src/rules/formula';
import { startValues } from '../../src/rules/outcome';
import { answer, headline } from '../../src/views/answer';
import { read } from '../../src/views/reading';
import { results } from '../../src/views/results';
import { check, modifier, pool, price, shooting, shop } from './samples';

function asked(formula: Formula, values: Values = {}): string {
  return answer(read(formula, { ...startValues(formula), ...values })).replaceAll('\u202f', ' ');
}

describe('against a target', () => {
  test('the answer tells the chance and what the dice must show', () => {
    expect(asked(check)).toBe('You succeed 50 % of the time: roll 11 or more on 3d6.');
    expect(asked(check, { dc: 12 })).toBe('You succeed 62.5 % of the time: roll 10 or more on 3d6.');
  });
  test('one number alone is not called that number or more', () => {
    expect(asked(check, { dc: 20 })).toBe('You succeed 0.5 % of the time: roll 18 on 3d6.');
  });
  test('what cannot fail and what cannot work is said plainly', () => {
    expect(asked(check, { dc: 5 })).toBe('You always succeed: even 3 on 3d6 is enough.');
    expect(asked(check, { dc: 21 })).toBe('You never succeed: even 18 on 3d6 is too low.');
  });
  test('dice of a kind are counted together, however the formula adds them', () => {
    const split = { ...check, expression: '2d6 + 1d6 + ability + skill.bonus + roleplay' };
    expect(asked(split)).toBe('You succeed 50 % of the time: roll 11 or more on 3d6.');
  });
  test('a signed roll is told with its sign, and only where it is the only roll', () => {
    const signed = { ...check, expression: 'signedRoll(6) + 9' };
    expect(asked(signed, { dc: 10 })).toBe('You succeed 41.7 % of the time: roll +1 or more on ±d6.');
    expect(asked(signed, { dc: 9 })).toBe('You succeed 58.3 % of the time: roll 0 or more on ±d6.');
    expect(asked(signed, { dc: 7 })).toBe('You succeed 83.3 % of the time: roll −2 or more on ±d6.');
    expect(asked(signed, { dc: 14 })).toBe('You succeed 2.8 % of the time: roll +5 on ±d6.');
    expect(asked(signed, { dc: 4 })).toBe('You always succeed: even −5 on ±d6 is enough.');
    expect(asked({ ...check, expression: 'signedRoll(6) + 1d6 + 9' })).not.toContain('roll');
  });
  test('where different dice or a rolled target meet, no single number is named', () => {
    expect(asked({ ...check, expression: '2d6 + 1d8 + ability' })).toMatch(
      /^You succeed [\d.]+ % of the time\.$/,
    );
    expect(asked({ ...check, against: '3d6 + dc - 10' })).toMatch(/^You succeed [\d.]+ % of the time\.$/);
  });
  test('further events follow', () => {
    expect(asked(shooting)).toBe(
      'You hit 44.4 % of the time: roll 15 or more on 4d6; at least one critical hit 35.0 %.',
    );
  });
  test('a chance too small to show is less than the smallest', () => {
    const many = { ...check, expression: '8d6', inputs: { dc: { ...check.inputs.dc, max: 60 } } };
    expect(asked(many, { dc: 48 })).toContain('You succeed less than 0.1 % of the time');
  });
});

describe('bands without a target', () => {
  const bands = [
    { label: 'defeat', says: 'lose', tone: 'bad', to: -1 },
    { label: 'tie', says: 'tie', tone: 'even', from: 0, to: 0 },
    { label: 'victory', says: 'win', tone: 'good', from: 1 },
  ] as const;
  test('the good one is told first, then the others from good to bad', () => {
    const contest = { ...pool, expression: '1d6 - 1d6', result: { label: 'Contest', bands } };
    expect(asked(contest)).toBe('You win 41.7 % of the time; tie 16.7 %; lose 41.7 %.');
  });
  test('of one tone what is next to the hoped for is told first', () => {
    const bad = ['complete', 'major', 'minor'].map((says, index) => ({
      label: says,
      says,
      tone: 'bad' as const,
      from: index - 3,
      to: index - 3,
    }));
    const contest = {
      ...pool,
      expression: '1d4 - 4',
      result: { label: 'Contest', bands: [...bad, { ...bands[2], from: 0 }] },
    };
    expect(asked(contest)).toBe('You win 25 % of the time; minor 25 %; major 25 %; complete 25 %.');
  });
  test('of several, what cannot happen is left out, and a good one that can comes first', () => {
    const great = { label: 'triumph', says: 'triumph', tone: 'good', from: 9 } as const;
    const more = [great, bands[0], bands[1], { ...bands[2], to: 8 }] as const;
    const contest = { ...pool, expression: '1d6 - 1', result: { label: 'Contest', bands: more } };
    expect(asked(contest)).toBe('You win 83.3 % of the time; tie 16.7 %.');
    expect(asked({ ...contest, expression: '0 - 1d6 + 1' })).toBe(
      'You never triumph; tie 16.7 %; lose 83.3 %.',
    );
  });
  test('of several, one that is sure stands alone', () => {
    const lost = { ...pool, expression: '0 - 1d6', result: { label: 'Contest', bands } };
    expect(asked(lost)).toBe('You always lose.');
  });
  test('above a chart with many bands the claims are told, which its key does not have', () => {
    const many = [
      ...bands.slice(0, 2),
      ...[1, 2, 3].map((at) => ({ ...bands[2], says: `win by ${at}`, from: at, to: at })),
    ];
    const claims = [{ label: 'victory', says: 'win', tone: 'good', from: 1 }] as const;
    const contest = { ...pool, expression: '1d4 - 1', result: { label: 'Contest', bands: many, claims } };
    const above = headline(read(contest, startValues(contest))).replaceAll('\u202f', ' ');
    expect(above).toBe('You win 75 % of the time.');
    expect(asked(contest)).toContain('win by 2 25 %');
  });
  test('a number that only sorts outcomes is not told', () => {
    const facets = { place: { label: 'Place', hidden: true } };
    const placed = bands.map((band) => ({ ...band, facet: 'place' }));
    const sorted = {
      ...pool,
      expression: '{ place: might - 9 }',
      result: { label: 'Place', facets, bands: placed },
    };
    expect(asked(sorted)).toBe('You lose.');
  });
  test('a certain outcome tells its band and its number', () => {
    const left = { ...pool, expression: 'might - 9', result: { label: 'Left', unit: 'credits', bands } };
    expect(asked(left)).toBe('You lose: −4 credits.');
  });
  test('a certain outcome needs no number where its band has only that one', () => {
    const even = { ...pool, expression: 'might - 5', result: { label: 'Left', unit: 'credits', bands } };
    expect(asked(even)).toBe('You tie.');
    const facets = { left: { label: 'Left', unit: 'credits' }, place: { label: 'Place', hidden: true } };
    const result = { label: 'Left', facets, bands: bands.map((band) => ({ ...band, facet: 'place' })) };
    const other = { ...pool, expression: '{ left: might, place: might - 5 }', result };
    expect(asked(other)).toBe('You tie: 5 credits.');
  });
});

describe('numbers without bands', () => {
  test('the answer tells the mean and where most rolls lie', () => {
    expect(asked(pool)).toBe('On average 42.5 endurance; about four times in five between 34 and 51.');
  });
  test('few outcomes are told with their true share', () => {
    expect(asked({ ...pool, expression: '1d6' })).toContain('always between 1 and 6');
    expect(asked({ ...pool, expression: '3d6 >= 4' })).toContain('99.5 % of the time 1');
  });
  test('a certain number stands alone with its unit or its name', () => {
    expect(asked(price)).toBe('32 000 credits.');
    const one = { ...price, expression: 'min(1, rank)' };
    expect(asked(one)).toBe('1 credit.');
    expect(asked(modifier)).toBe('Modifier 2.');
  });
  test('several numbers stand together', () => {
    const facets = { endurance: { label: 'Endurance lost' }, health: { label: 'Health lost' } };
    const result = { label: 'Damage', facets };
    expect(asked({ ...pool, expression: '{ endurance: 10, health: might }', result })).toBe(
      'Endurance lost 10, health lost 5.',
    );
    expect(asked({ ...pool, expression: '{ endurance: 2d6, health: 1d6 }', result })).toBe(
      'On average endurance lost 7, health lost 3.5.',
    );
  });
  test('a bill is set as a list, each number with its unit, and says whether it can be paid', () => {
    const bill = (values: Values) => results(read(shop, { ...startValues(shop), ...values }));
    expect(bill({})).toEqual({
      lead: 'You can pay',
      tone: 'good',
      lines: [
        { label: 'Cost', value: '11 credits' },
        { label: 'Weight', value: '4½' },
        { label: 'Left over', value: '89 credits' },
      ],
      claims: '',
    });
    const short = bill({ gear: 'lamp' });
    expect([short?.lead, short?.tone]).toEqual(['You cannot pay', 'bad']);
    expect(short?.lines.at(-1)?.value.replaceAll('\u202f', ' ')).toBe('−1 100 credits');
    expect(asked(shop, { gear: 'lamp' })).toBe(
      'You cannot pay: cost 1 200 credits, weight 1½, left over −1 100 credits.',
    );
    const claims = [
      { label: 'heavy', says: 'too heavy to carry', tone: 'bad', facet: 'weight', from: 9 },
    ] as const;
    const heavy: Formula = { ...shop, result: { ...shop.result, claims } };
    expect(results(read(heavy, startValues(heavy)))?.claims).toBe('Always too heavy to carry.');
  });
  test('what is rolled, and what is one number, is told in sentences', () => {
    for (const formula of [check, shooting, pool, price, modifier] as Formula[]) {
      expect(results(read(formula, startValues(formula)))).toBeUndefined();
    }
  });
  test('a modifier has its sign', () => {
    expect(asked({ ...modifier, result: { label: 'Modifier', signed: true } })).toBe('Modifier +2.');
  });
  test('where outcomes end in an open one, no mean is claimed', () => {
    const capped = { ...pool, expression: 'min(2d6, 9)', result: { label: 'Attacks', upTo: 8 } };
    expect(asked(capped)).toBe('Half of the time at most 7; 27.8 % of the time more than 8.');
    const early = { ...capped, result: { label: 'Attacks', upTo: 5 } };
    expect(asked(early)).toBe('72.2 % of the time more than 5.');
    const late = { ...capped, expression: 'min(2d6, 12)', result: { label: 'Attacks', upTo: 11 } };
    expect(asked(late)).toBe('Half of the time at most 7; nine times in ten at most 10.');
  });
  test('an abbreviation keeps its capitals in the middle of a sentence', () => {
    const result = { label: 'Both', facets: { a: { label: 'Armour' }, b: { label: 'DR' } } };
    expect(asked({ ...pool, expression: '{ a: 1, b: 2 }', result })).toBe('Armour 1, DR 2.');
  });
});
