import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../scripts/testing/longest-first.ts';

/** Those of more than ten seconds. */
const long =
  /\/(knowledge-health|dashboard-screens|pages|routes|websites|process|team|texts|billing|accounts-mail|answer-tests|live-dashboard|corrections|website-problems|paste|documentation|dashboard|onboarding)\.e2e\.ts$/;

/** Browser journeys against the production build: one server for all files, one browser for each process, a fresh browser profile per test. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/harness/start-common-app.ts'],
    sequence: { sequencer: longestFirst(long) },
    pool: 'forks',
    // The harness keeps nothing but its browser, and importing it costs a second a file.
    isolate: false,
    // One more than processors: journeys wait for pages a fifth of their time.
    maxWorkers: 3,
    // Far more than any journey needs: a busy machine makes them slow, not wrong.
    testTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 180_000,
  },
});
