import type { BrowserContext, Page } from 'playwright-core';

/** A page that has shown many others holds on to much memory, which slows it down. */
const mostVisits = 20;

/** Pages that are opened once and used again and again: a new one costs as much as three visits. */
export class PagePool {
  private readonly idle: { readonly page: Page; readonly visits: number }[] = [];

  constructor(private readonly context: () => BrowserContext) {}

  async use(act: (page: Page) => Promise<void>): Promise<void> {
    const { page, visits } = this.idle.pop() ?? { page: await this.context().newPage(), visits: 0 };
    try {
      await act(page);
    } catch (error) {
      await page.close();
      throw error;
    }
    if (visits + 1 >= mostVisits) {
      await page.close();
      return;
    }
    page.removeAllListeners();
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
    this.idle.push({ page, visits: visits + 1 });
  }
}
