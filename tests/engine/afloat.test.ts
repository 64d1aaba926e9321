import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/engine/distribution';
import { afloat } from '../../src/engine/functions/afloat';
import { certainOf } from './certain';
import { rollsFairly } from './rolls-fairly';
import { calculate, counted } from './sample';

const test = (expression: string) => calculate(expression) as Distribution<number>;

describe('somebody in deep water', () => {
  const start = { depth: 0, stamina: 5, health: 5, breath: 5, sink: 2, rise: 2, needed: 0, turns: 4 };
  const exact = (change: Partial<typeof start> = {}, swims = 'd3 >= 2') =>
    afloat.exact({ swims: test(swims), ...certainOf({ ...start, ...change }) });

  function swim(faces: readonly number[], { depth, stamina, health, ...rules }: typeof start) {
    for (const face of faces.slice(0, rules.turns)) {
      if (health === 0) break;
      if (stamina >= rules.needed && face >= 2) depth = Math.max(0, depth - rules.rise);
      else depth += rules.sink;
      for (let lost = 0; depth > 0 && lost < rules.breath; lost += 1) {
        if (stamina > 0) stamina -= 1;
        else if (health > 0) health -= 1;
      }
    }
    return { depth, stamina, health };
  }

  it('goes up and down as every throw says', () => {
    for (const change of [
      {},
      { health: 12 },
      { rise: 1, health: 9 },
      { rise: 9, stamina: 8 },
      { needed: 3 },
      { depth: 4, health: 20 },
      { breath: 2, turns: 5 },
    ]) {
      const all = { ...start, ...change };
      const brute = counted(Array(all.turns).fill(3), (faces) => swim(faces, all));
      expect(exact(change).equals(brute)).toBe(true);
    }
  });

  it('loses nothing while every test succeeds, and drowns while none does', () => {
    expect(exact({ turns: 50 }, '1').certain).toEqual({ depth: 0, stamina: 5, health: 5 });
    expect(exact({ turns: 50 }, '0').certain).toEqual({ depth: 4, stamina: 0, health: 0 });
  });

  it('fails without a roll once there is less stamina than is needed', () => {
    expect(exact({ needed: 6, turns: 1 }, '1').certain).toEqual({ depth: 2, stamina: 0, health: 5 });
  });

  it('fares on the table as the odds say', () => {
    rollsFairly('afloat(d3 >= 2, 0, 6, 7, 5, 2, 2, 1, 4)');
  });
});
