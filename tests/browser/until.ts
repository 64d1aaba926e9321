import { expect } from 'vitest';

const patience = 20_000;
const pause = 40;

/** Asks again until the answer is the wanted one. A busy machine answers late, not wrongly; what it says in the end is told. */
export async function until<T>(ask: () => T | Promise<T>, wanted: T, what: string): Promise<void> {
  const sought = JSON.stringify(wanted);
  const deadline = Date.now() + patience;
  let answer = await ask();
  while (JSON.stringify(answer) !== sought && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask();
  }
  expect(answer, what).toEqual(wanted);
}
