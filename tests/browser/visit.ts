import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

export const site = inject('site');
export const dist = inject('dist');

/** The shared Chromium, for as long as a file of tests runs. */
export function sharedBrowser(): {
  readonly context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
} {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());
  return {
    context: async (options = {}) => {
      const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(15_000);
      return context;
    },
  };
}

/** Everything that a reader's console would show, errors of the page among it, each once. */
export function consoleOf(page: Page): string[] {
  const messages: string[] = [];
  const note = (message: string): void => {
    const start = message.slice(0, 300);
    if (!messages.includes(start)) messages.push(start);
  };
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  return messages;
}

/** What the server has sent, in the order in which it was asked for. */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}
