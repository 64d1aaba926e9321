import type { BrowserContext, Page } from 'playwright-core';

/** Pages that are opened once and used again and again: a new one costs as much as three visits. */
export class PagePool {
  private readonly idle: Page[] = [];

  constructor(private readonly context: () => BrowserContext) {}

  async use(act: (page: Page) => Promise<void>): Promise<void> {
    const page = this.idle.pop() ?? (await this.context().newPage());
    await act(page);
    // One with which something went wrong is left alone.
    page.removeAllListeners();
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
    this.idle.push(page);
  }
}
