import { load } from '../engine/load';
import type { Question } from '../engine/off-thread/messages';
import { serve } from '../engine/off-thread/serve';

// The far end of the desk: it runs in a worker.
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  await load(data.formula);
  serve(data, (reply) => postMessage(reply));
});
