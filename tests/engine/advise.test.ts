import { describe, expect, it } from 'vitest';
import { advise } from '../../src/engine/advise';
import { sample } from './sample';

describe('advice', () => {
  it('is silent where nothing is decided', () => {
    expect(advise(sample('3d6 + opposed(2d6, 2d6, 2).margin'), {})).toEqual([]);
  });

  it('repeats what a mechanism says, once', () => {
    const call = 'signedReroll(6, 1, 0, 0, 0, 1)';
    const said = advise(sample(call), {});
    expect(said.length).toBeGreaterThan(0);
    expect(advise(sample(`when(d2 = 1, ${call}, ${call})`), {})).toEqual(said);
  });
});
