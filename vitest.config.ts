import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          environment: 'node',
          setupFiles: 'src/engine/provided.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/browser/setup.ts',
          setupFiles: 'src/engine/provided.ts',
          // One Chromium serves all files; two at a time keep two cores busy and the clock honest.
          maxWorkers: 2,
          maxConcurrency: 3,
          // A busy machine answers late, not wrongly.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 120_000,
          // What is wrong fails twice; what a busy machine has lost does not.
          retry: 1,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
