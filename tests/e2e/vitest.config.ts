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
    testTimeout: 30_000,
    // A busy machine may need longer than a second for one look at the page.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
