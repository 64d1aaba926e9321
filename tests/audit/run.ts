import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium.ts';
import { serveSite } from '../browser/site.ts';
import { scoresOf } from './lighthouse.ts';
import { chosenPages } from './pages.ts';
import { sizesOf } from './sizes.ts';
import { timeWidgets } from './widgets.ts';

/** Processor time until an awake island, and of one step at sixty frames a second, in milliseconds. */
const goals = { waking: 100, step: 1000 / 60 };
const port = 9222 + (process.pid % 1000);
const faults: string[] = [];

function building(): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error('The site cannot be built: run npm run build to see why');
  return (performance.now() - started) / 1000;
}

const dist = resolve('dist');
console.log(`Built in ${building().toFixed(1)} s:`);
for (const [kind, { files, bytes }] of sizesOf(dist))
  console.log(`  ${kind}: ${files} files, ${(bytes / 1024).toFixed(0)} KB`);

const site = await serveSite(dist);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
const pages = chosenPages(dist);

console.log('\nLighthouse, as a phone:');
for (const { why, path } of pages) {
  const { scores, shift, faults: lost } = await scoresOf(site.url + path, port);
  const told = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  console.log(`  /${path} (${why}): ${told.join(', ')}, layout shift ${shift.toFixed(3)}`);
  for (const fault of lost) console.log(`    ${fault}`);
  for (const [name, score] of Object.entries(scores))
    if (score < 100) faults.push(`/${path}: ${name} is ${score}, not 100`);
  if (shift > 0) faults.push(`/${path}: the layout shifts by ${shift}`);
}

console.log('\nWidgets, in processor time; the yardstick is a fixed piece of work on this machine:');
const context = await browser.newContext();
const page = await context.newPage();
for (const { path } of pages) {
  for (const { widget, waking, step, yardstick } of await timeWidgets(page, site.url + path)) {
    const ratio = (part: number): string =>
      `${part.toFixed(1)} ms, ${(part / yardstick).toFixed(2)} yardsticks`;
    console.log(`  /${path}#${widget}: awake after ${ratio(waking)}; a step takes ${ratio(step)}`);
    if (waking > goals.waking) faults.push(`/${path}#${widget}: wakes in ${waking.toFixed(0)} ms`);
    if (step > goals.step) faults.push(`/${path}#${widget}: a step takes ${step.toFixed(1)} ms`);
  }
}
await browser.close();
await site.close();

console.log(faults.length === 0 ? '\nAll goals are met.' : `\nMissed:\n  ${faults.join('\n  ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
