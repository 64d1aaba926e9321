import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { engineSizes } from './size';

const most = 12;

it('the engine adds at most 12 KB to an island, whatever its formula calls', async () => {
  const { core, mechanisms } = await engineSizes(resolve(import.meta.dirname, '../..'));
  expect(core).toBeLessThan(most);
  expect(mechanisms.length).toBeGreaterThan(20);
  expect(mechanisms.filter(([, kilobytes]) => kilobytes > most)).toEqual([]);
});
