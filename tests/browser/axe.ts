import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** How a reader may see a page: the colours that the page or the machine chooses. */
const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

export const everyWidth: readonly number[] = [320, 768, 1280];

/** All that another scheme can change for the worse. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** What keeps somebody from using the page as it stands now: one line for every rule and element. */
export async function violationsOf(
  page: Page,
  rules?: readonly string[],
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    ([only, part]) =>
      window.axe.run(part ?? document, {
        resultTypes: ['violations'],
        // The pages have neither frames nor styles from elsewhere.
        iframes: false,
        preload: false,
        ...(only
          ? { runOnly: { type: 'rule', values: [...only] } }
          : { rules: { 'target-size': { enabled: true } } }),
      }),
    [rules, within] as const,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${html} ${failureSummary}`,
    ),
  );
}

/** Pixels that the page as a whole can be scrolled sideways. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** All that keeps somebody from using the page as it stands now: by every rule in one scheme, and in the others by all
 *  rules that ask for colours, there perhaps of a part alone. */
export async function barriersOf(page: Page, widths = everyWidth, within?: string): Promise<string[]> {
  const barriers: string[] = [];
  // From its top, where the head of the page covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await overflowOf(page);
    if (overflow > 0) barriers.push(`${width} px: the page scrolls sideways by ${overflow} px`);
    for (const [scheme, media] of Object.entries(schemes)) {
      await page.emulateMedia(media);
      const found = await (scheme === 'light' ? violationsOf(page) : violationsOf(page, ofColour, within));
      barriers.push(...found.map((violation) => `${width} px, ${scheme}: ${violation}`));
    }
  }
  await page.emulateMedia(schemes.light);
  return barriers;
}
