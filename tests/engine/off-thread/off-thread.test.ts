import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/engine/evaluate';
import { attempt, estimate } from '../../../src/engine/off-thread/attempt';
import { type Call, cancelled, Desk, type Line } from '../../../src/engine/off-thread/desk';
import type { Question } from '../../../src/engine/off-thread/messages';
import { serve } from '../../../src/engine/off-thread/serve';
import { sample } from '../sample';

const short = sample('3d6 + 2');
const long = sample('let x = 60d10; let y = 60d10; max(x, y)');

/** A worker on the same thread: everything is copied on its way, and it answers only when the test lets it. */
function pretend() {
  const waiting: (() => void)[] = [];
  const log: string[] = [];
  const broken: ((message: string) => void)[] = [];
  const call: Call = (hear, fail): Line => {
    let on = true;
    log.push('called');
    broken.push(fail);
    return {
      ask: (question: Question) => {
        const copy = structuredClone(question);
        waiting.push(() => on && serve(copy, (reply) => hear(structuredClone(reply))));
      },
      hangUp: () => {
        on = false;
        log.push('hung up');
      },
    };
  };
  const work = () => {
    for (const one of waiting.splice(0)) one();
  };
  const breakDown = () => broken.pop()?.('out of order');
  return { desk: new Desk(call), work, log, breakDown };
}

describe('a question', () => {
  it('is quick or long by the steps that it takes', () => {
    expect(estimate(short, {})).toBe('quick');
    expect(estimate(long, {})).toBe('long');
    expect(attempt(() => evaluate(short, {}))?.equals(evaluate(short, {}))).toBe(true);
    expect(attempt(() => evaluate(long, {}))).toBeUndefined();
  });

  it('that is wrong is no matter of time', () => {
    expect(() => estimate(sample('3d6 +'), {})).toThrow('missing at the end');
  });
});

describe('the desk', () => {
  it('hands questions over and tells how far they are', async () => {
    const { desk, work, log } = pretend();
    const shares: number[] = [];
    const asked = desk.ask(long, {}, (share) => shares.push(share));
    work();
    expect((await asked.answer).equals(evaluate(long, {}))).toBe(true);
    expect(log).toEqual(['called']);
    expect(shares.length).toBeGreaterThan(1);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('passes on why a question is refused', async () => {
    const { desk, work } = pretend();
    const asked = desk.ask(sample('let x = 300d10; let y = 300d10; let z = 300d10; max(x, y, z)'), {});
    work();
    await expect(asked.answer).rejects.toThrow('the most that are computed');
  });

  it('stops the worker for a question that is withdrawn, and asks the others again', async () => {
    const { desk, work, log } = pretend();
    const [first, second] = [desk.ask(long, {}), desk.ask(long, {})];
    first.cancel();
    first.cancel();
    await expect(first.answer).rejects.toThrow(cancelled);
    work();
    expect((await second.answer).total).toEqual(evaluate(long, {}).total);
    second.cancel();
    expect(log).toEqual(['called', 'hung up', 'called']);
  });

  it('refuses everybody when the worker breaks down, and calls another for the next question', async () => {
    const { desk, work, log, breakDown } = pretend();
    const lost = [desk.ask(long, {}), desk.ask(short, {})];
    breakDown();
    for (const { answer } of lost) await expect(answer).rejects.toThrow('out of order');
    const next = desk.ask(short, {});
    work();
    expect((await next.answer).equals(evaluate(short, {}))).toBe(true);
    expect(log).toEqual(['called', 'called']);
  });
});
