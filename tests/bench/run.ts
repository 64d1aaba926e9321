import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { askBooks } from './ask-books.ts';
import type { Measured } from './measure.ts';
import { engineSizes } from './size.ts';

const root = resolve(import.meta.dirname, '../..');
const patience = 20_000;
const warmRuns = 3;
const coldRuns = 9;
const run = promisify(execFile);

const goals = { cold: 5, ratio: 10, kilobytes: 12 };

/** Our side in one file, so that it can be started again and again without a bundler. The peers stay as they are. */
async function bundle(folder: string, entry: string): Promise<string> {
  const name = entry.replace('/', '-');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `tests/bench/${entry}.ts`,
      outDir: folder,
      minify: false,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(folder, `${name}.mjs`);
}

type Answer = Measured | 'too slow' | 'fails';

/** Every measurement has a process of its own: nothing is warm in it that should not be. */
async function measure(file: string, ...what: readonly string[]): Promise<Answer> {
  try {
    const { stdout } = await run(process.execPath, [file, ...what], { timeout: patience });
    return JSON.parse(stdout) as Measured;
  } catch (error) {
    return (error as { killed?: boolean }).killed ? 'too slow' : 'fails';
  }
}

/** Whatever else the machine does only adds to a time, so the quickest of a few processes counts, on every side alike. */
async function warmTime(file: string, index: string, who: string): Promise<Answer> {
  let best = await measure(file, index, who, 'warm');
  for (let n = 1; n < warmRuns && typeof best === 'object'; n += 1) {
    const again = await measure(file, index, who, 'warm');
    if (typeof again === 'object' && again.milliseconds < best.milliseconds) best = again;
  }
  return best;
}

/** The median of some first answers. */
async function coldTime(file: string, index: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < coldRuns; n += 1) {
    const answer = await measure(file, index, 'ours', 'cold');
    if (typeof answer !== 'string') times.push(answer.milliseconds);
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

const milliseconds = (time: number): string =>
  `${time < 0.1 ? time.toFixed(3) : time < 10 ? time.toFixed(2) : Math.round(time)} ms`;
const times = (ratio: number): string => `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} ×`;

function shown(answer: Answer | undefined, own: number): string {
  if (answer === undefined) return 'cannot say it';
  if (answer === 'fails') return 'fails';
  if (answer === 'too slow') return `over ${patience / 1000} s (over ${times(patience / own)})`;
  const text = `${milliseconds(answer.milliseconds)} (${times(answer.milliseconds / own)})`;
  return answer.right ? text : `wrong, ${text}`;
}

// Where a bundle finds the peers.
const folder = join(root, 'node_modules/.bench');
try {
  const file = await bundle(folder, 'measure');
  const { questions } = (await import(await bundle(folder, 'questions'))) as typeof import('./questions.ts');
  const { asked, peers } = (await import(
    await bundle(folder, 'peers/index')
  )) as typeof import('./peers/index.ts');
  const missed: string[] = [];
  console.log(`| question | outcomes | warm | cold | ${peers.join(' | ')} |`);
  console.log(`|---|--:|--:|--:|${peers.map(() => '--:|').join('')}`);
  for (const [index, question] of questions.entries()) {
    const own = await warmTime(file, `${index}`, 'ours');
    if (typeof own === 'string') throw new Error(`'${question.name}' ${own}`);
    const cold = await coldTime(file, `${index}`);
    const theirs: (Answer | undefined)[] = [];
    for (const [number, peer] of peers.entries()) {
      theirs.push(asked[question.name]?.[peer] && (await warmTime(file, `${index}`, `${number}`)));
    }
    const cells = theirs.map((answer) => shown(answer, own.milliseconds));
    const row = [question.name, own.outcomes, milliseconds(own.milliseconds), milliseconds(cold), ...cells];
    console.log(`| ${row.join(' | ')} |`);
    if (own.milliseconds > question.goal) missed.push(`${question.name}: over ${question.goal} ms warm`);
    if (question.goal === 1 && cold > goals.cold) missed.push(`${question.name}: over ${goals.cold} ms cold`);
    const rivals = theirs.flatMap((answer) => (typeof answer === 'object' && answer.right ? [answer] : []));
    const best = Math.min(...rivals.map((answer) => answer.milliseconds)) / own.milliseconds;
    if (question.large && best < goals.ratio)
      missed.push(`${question.name}: only ${times(best)} the best peer`);
  }
  missed.push(...(await askBooks(await bundle(folder, 'books'))));
  const { core, mechanisms } = await engineSizes(root);
  const kilobytes = (size: number): string => `${size.toFixed(1)} KB`;
  const sizes = mechanisms.map(([name, size]) => `${name} ${kilobytes(size)}`);
  console.log(
    `\nOf the engine an island loads ${kilobytes(core)} (brotli); with the mechanism that it calls:`,
  );
  console.log(`${sizes.join(', ')}.`);
  console.log(`Node ${process.version}; the load of the machine was ${loadavg()[1]?.toFixed(1)}.`);
  for (const [name, size] of mechanisms) {
    if (size > goals.kilobytes) missed.push(`the engine with ${name}: over ${goals.kilobytes} KB`);
  }
  console.log(missed.length === 0 ? '\nAll goals are met.' : `\nMissed:\n- ${missed.join('\n- ')}`);
} finally {
  await rm(folder, { recursive: true });
}
