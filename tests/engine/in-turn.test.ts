import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../../src/engine/evaluate';
import { seededRandom } from '../../src/engine/random';
import { roll } from '../../src/engine/roll';
import { shop } from '../views/samples';
import { counted } from './sample';

/** Rope weighs 4, a torch 1, the lamp 3. */
const inTurn = (condition: string, gear: string) =>
  evaluateExpression(`inTurn(gear.weight, each, soFar, ${condition})`, shop, { gear });
const certain = (condition: string, gear: string) => inTurn(condition, gear).certain;

describe('things taken in turn', () => {
  it('are counted until the condition fails for one of them', () => {
    expect(certain('soFar <= 9', 'rope_torch.3_lamp')).toBe(4);
    expect(certain('soFar <= 10', 'rope_torch.3_lamp')).toBe(5);
    expect(certain('each < 4', 'torch.2_rope_lamp')).toBe(2);
    expect(certain('1', '')).toBe(0);
  });

  it('come in the order in which they were put in', () => {
    expect(certain('each < 4', 'torch.2_lamp_rope')).toBe(3);
    expect(certain('each < 4', 'rope_torch.2_lamp')).toBe(0);
  });

  it('are tested each with a roll of its own: every fall of the dice, counted one by one', () => {
    for (const [gear, weights] of [
      ['torch_lamp_rope', [1, 3, 4]],
      ['rope_torch.2', [4, 1, 1]],
      ['lamp.4', [3, 3, 3, 3]],
    ] as const) {
      const brute = counted(
        weights.map(() => 6),
        (faces) => {
          let soFar = 0;
          for (const [index, weight] of weights.entries()) {
            soFar += weight;
            if ((faces[index] ?? 0) + 3 < soFar) return index;
          }
          return weights.length;
        },
      );
      expect(inTurn('d6 + 3 >= soFar', gear).equals(brute), gear).toBe(true);
    }
  });

  it('stop rolling on the table as soon as one fails', () => {
    const formula = {
      ...shop,
      expression: 'inTurn(gear.weight, each, soFar, d6 > 3)',
      result: { label: 'x' },
    };
    const random = seededRandom(5);
    for (let run = 0; run < 50; run += 1) {
      const { groups, outcome } = roll(formula, { gear: 'torch.4' }, random);
      const faces = groups.map((group) => group.faces[0] ?? 0);
      const failed = faces.findIndex((face) => face <= 3);
      expect(outcome).toBe(failed < 0 ? 4 : failed);
      expect(faces).toHaveLength(failed < 0 ? 4 : failed + 1);
    }
  });

  it('are those of a basket and no others', () => {
    const refuse = (expression: string) => () => evaluateExpression(expression, shop, {});
    expect(refuse('inTurn(3, each, soFar, 1)')).toThrow('a column of a basket');
    expect(refuse('inTurn(gear, each, soFar, 1)')).toThrow('a column of a basket');
    expect(refuse('inTurn(gear.weight, 1, soFar, 1)')).toThrow('what the number of a thing is called');
    expect(refuse('inTurn(gear.weight, each, soFar)')).toThrow('It is written inTurn(');
    expect(refuse('inTurn(gear.harbour, each, soFar, 1)')).toThrow('Torch has nothing under ‘Harbour’');
  });
});
