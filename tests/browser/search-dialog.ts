import type { Locator, Page } from 'playwright-core';

/** The search of a page, used as a reader uses it. */
const field = (page: Page): Locator => page.getByRole('dialog').getByRole('combobox', { name: 'Search' });

export const options = (page: Page): Locator => page.getByRole('dialog').getByRole('option');

export async function openSearch(page: Page, key = '/'): Promise<void> {
  await page.keyboard.press(key);
  await field(page).waitFor();
}

export async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
}

export const addresses = (page: Page): Promise<string[]> =>
  options(page).evaluateAll((hits) => hits.map((hit) => hit.getAttribute('href') ?? ''));

/** Asks, and waits until the dialog has answered this question and no earlier one. */
export function answersTo(page: Page, query: string): Promise<string[]> {
  return field(page).evaluate(async (input, typed) => {
    const dialog = input.closest('dialog');
    const status = dialog?.querySelector('[role=status]');
    if (!(input instanceof HTMLInputElement) || !status) throw new Error('There is no search to ask');
    const said = new Promise((resolve) => new MutationObserver(resolve).observe(status, { childList: true }));
    input.value = typed;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await said;
    const hits = [...(dialog?.querySelectorAll('[role=option]') ?? [])];
    return hits.map((hit) => hit.getAttribute('href') ?? '');
  }, query);
}
