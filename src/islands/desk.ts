import { Desk } from '../engine/off-thread/desk';

/** One worker serves all islands of a page. */
export const desk = new Desk((hear, fail) => {
  const worker = new Worker(new URL('./answer-off-thread.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => hear(data));
  worker.addEventListener('error', () =>
    fail('This question takes a while, and what computes it did not load'),
  );
  return { ask: (question) => worker.postMessage(question), hangUp: () => worker.terminate() };
});
