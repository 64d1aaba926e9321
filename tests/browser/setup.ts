import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumFlags, findChromium } from './chromium';
import { requireBuilt, serveSite } from './site';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built site. */
    dist: string;
    /** The address of the served site, with a slash at the end. */
    site: string;
    /** Where the one shared Chromium takes connections. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = requireBuilt(resolve(process.env['DIST'] ?? 'dist'));
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...chromiumFlags],
    headless: true,
    host: '127.0.0.1',
  });
  const site = await serveSite(dist);
  project.provide('dist', dist);
  project.provide('site', site.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
