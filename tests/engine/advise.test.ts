import { describe, expect, it } from 'vitest';
import { advise } from '../../src/engine/advise';
import { atHand, namesAtHand } from '../../src/engine/at-hand';
import type { Mechanism } from '../../src/engine/mechanism';
import { sample } from './sample';

describe('advice', () => {
  it('is silent where nothing is decided', () => {
    expect(advise(sample('3d6 + opposed(2d6, 2d6, 2).margin'), {})).toEqual([]);
  });

  it('repeats what a mechanism says, once', () => {
    const deciding = namesAtHand().flatMap((name) => {
      const called = atHand(name);
      return typeof called === 'object' && called.policy ? [[name, called] as const] : [];
    });
    const [name, { parameters }] = deciding[0] as readonly [string, Mechanism];
    const call = `${name}(${parameters.map(() => 1).join(', ')})`;
    const said = advise(sample(call), {});
    expect(said.length).toBeGreaterThan(0);
    expect(advise(sample(`when(d2 = 1, ${call}, ${call})`), {})).toEqual(said);
  });
});
