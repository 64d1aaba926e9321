import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What keeps somebody from using the page as it stands now: one line for every rule and element. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${html} ${failureSummary}`,
    ),
  );
}
