import { defineConfig } from 'vitest/config';

/** Browser journeys against the production build: one server and one browser for all files, a fresh browser profile per test. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/harness/start-app-and-browser.ts'],
    pool: 'forks',
    // The harness keeps nothing but its line to the browser, and importing it costs a second a file.
    isolate: false,
    maxWorkers: 2,
    // Far more than any journey needs: a busy machine makes them slow, not wrong.
    testTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 180_000,
  },
});
