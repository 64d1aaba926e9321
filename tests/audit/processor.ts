import type { CDPSession, Page } from 'playwright-core';

/** How much processor time the page's main thread has used, in milliseconds: not what a clock on the wall says. */
export class Processor {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Processor> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Processor(session);
  }

  private async used(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  }

  async during(act: () => Promise<unknown>): Promise<number> {
    const before = await this.used();
    await act();
    return (await this.used()) - before;
  }
}
