import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium.ts';
import { pagesOf, serveSite } from '../browser/site.ts';
import { scoresOf } from './lighthouse.ts';
import { chosenPages } from './pages.ts';
import { sizesOf } from './sizes.ts';
import { measureYardstick, timeWidgets, type WidgetTimes } from './widgets.ts';

/** In milliseconds: until an island is awake, and a step at sixty frames a second. */
const goals = { waking: 100, step: 1000 / 60 };
const titles = { waking: 'the first touch', step: 'a step' };
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

const context = await browser.newContext();
const page = await context.newPage();
await page.goto(site.url);
const yardstick = await measureYardstick(page);
const times: WidgetTimes[] = [];
for (const path of pagesOf(dist)) times.push(...(await timeWidgets(page, site.url + path)));
const inTime = (part: number): string =>
  `${part.toFixed(1)} ms (${(part / yardstick).toFixed(2)} yardsticks)`;

for (const [what, goal] of Object.entries(goals) as [keyof typeof goals, number][]) {
  const slowest = times.toSorted((a, b) => b[what] - a[what]);
  console.log(`\nProcessor time of ${titles[what]}, the slowest of ${times.length} widgets:`);
  for (const time of slowest.slice(0, 5)) console.log(`  ${inTime(time[what])}: ${time.widget}`);
  for (const time of slowest.filter((time) => time[what] > goal))
    faults.push(`${time.widget}: ${titles[what]} takes ${time[what].toFixed(1)} ms, not ${goal.toFixed(1)}`);
}
await browser.close();
await site.close();

console.log(faults.length === 0 ? '\nAll goals are met.' : `\nMissed:\n  ${faults.join('\n  ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
