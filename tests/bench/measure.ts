import { questions } from './questions';
import { agrees, type Side } from './side';

/** What one process finds out about one question on one side. */
export interface Measured {
  readonly milliseconds: number;
  readonly outcomes: number;
  readonly right: boolean;
}

function timed(side: Side): number {
  const started = performance.now();
  side.run();
  return performance.now() - started;
}

/** The median of many runs, after as many for warming up; a slow one is run less often. */
function warm(side: Side, first: number): number {
  const budget = 400;
  const runs = Math.max(1, Math.min(4000, Math.floor(budget / Math.max(first, 0.001))));
  for (let run = 0; run < runs; run += 1) side.run();
  const times = Array.from({ length: runs }, () => timed(side)).sort((a, b) => a - b);
  return times[runs >> 1] as number;
}

const [, , index = '0', who = 'ours', how = 'cold'] = process.argv;
const question = questions[Number(index)];
if (!question) throw new Error(`There is no question ${index}`);

/** The peers are only loaded where they are measured: they are no part of a cold start of ours. */
async function peer(name: string): Promise<Side | undefined> {
  const { asked, peers } = await import('./peers/index');
  return asked[name]?.[peers[Number(who)] ?? 'dice-pool-calc'];
}

const side = who === 'ours' ? question.ours : await peer(question.name);
if (!side) throw new Error(`${who} has no words for '${question.name}'`);

await question.ours.fetch?.();
const first = timed(side);
const milliseconds = how === 'cold' ? first : warm(side, first);
const exact = question.ours.read(question.ours.run());
const right = agrees(side.read(side.run()), exact);
const measured: Measured = { milliseconds, outcomes: exact.size, right };
process.stdout.write(JSON.stringify(measured));
