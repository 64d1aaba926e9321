import type { Page } from 'playwright-core';

/** Wakes all that can be woken on a page, unfolds it, rolls its dice, and types into its fields what cannot be used. */
export async function enliven(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island'))
      island.dispatchEvent(new PointerEvent('pointerover'));
  });
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  await page.evaluate(() => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    for (const button of document.querySelectorAll<HTMLElement>('main button.roll, main .roll button'))
      button.click();
    for (const field of document.querySelectorAll('main .step input')) {
      write?.call(field, 'nonsense');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

/** What a keyboard cannot reach, reaches out of turn, or reaches without anybody seeing where it is. */
export function focusFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      if (element.tabIndex > 0)
        faults.push(`leave the order to the page: ${element.outerHTML.slice(0, 120)}`);
      if (element.tabIndex !== 0 || element.matches(':disabled')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (document.activeElement !== element)
        faults.push(`let it take the focus: ${element.outerHTML.slice(0, 120)}`);
      else if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
        faults.push(`draw an outline at its focus: ${element.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });
}

/** What moves although the reader has asked for stillness. */
export async function motionFaultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
        const moves =
          animationName !== 'none' || /[1-9]/.test(transitionDuration) || scrollBehavior === 'smooth';
        return moves
          ? [`keep still under prefers-reduced-motion: ${element.outerHTML.slice(0, 120)} ${part}`]
          : [];
      }),
    ),
  );
}

/** Text that is cut off, a page that scrolls sideways, and furniture that leaves no room to read. */
function lossesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const losses: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      losses.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility() || box.width === 0) continue;
      const stays = position === 'fixed' || position === 'sticky';
      if (stays && box.top <= 0 && box.height > innerHeight / 2)
        losses.push(`it covers half of the window: ${element.outerHTML.slice(0, 120)}`);
      // What is spoken and not seen is cut off on purpose.
      const unseen = clipPath !== 'none' || box.width <= 1;
      const wide = element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(overflowX);
      const high = element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(overflowY);
      if (!unseen && (wide || high) && element.innerText?.trim())
        losses.push(`its text is cut off: ${element.outerHTML.slice(0, 120)}`);
    }
    return losses;
  });
}

/** A window of a laptop: what is left of it at this zoom, in the pixels of the page. */
const zoomed = (zoom: number) => ({ width: Math.round(1280 / zoom), height: Math.round(1024 / zoom) });

/** What is lost by zooming, and by larger text alone. */
export async function zoomFaultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async (how: string): Promise<void> => {
    for (const loss of await lossesOf(page)) faults.push(`${how}: ${loss}`);
  };
  for (const zoom of [2, 4]) {
    await page.setViewportSize(zoomed(zoom));
    await look(`${zoom * 100} % zoom`);
  }
  await page.setViewportSize(zoomed(1));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('text of twice the size');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults;
}
