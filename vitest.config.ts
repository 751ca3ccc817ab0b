import { defineConfig } from 'vitest/config';
import { startBundledProcesses } from './scripts/testing/bundled-processes.ts';
import { longestFirst } from './scripts/testing/longest-first.ts';

/** Server tests that meet no database: run once, with the unit tests. */
const withoutDatabase = ['src/server/{engine,adapters,config}/**/*.test.{ts,tsx}'];

/** Those of more than ten seconds. */
const long =
  /\/(linear-patterns|picture|read-file|language-model|answer-check|killed-worker|websites|website-preview|backup|embedding|text-corrections|app|facts|route-access|documents|webhooks|several-servers)\.test\.ts$/;

/** A busy machine may need longer than the usual second; a test goes on as soon as it is true. */
const expect = { poll: { timeout: 45_000 } };

/** `server` runs on the embedded database, or on the PostgreSQL that TEST_DATABASE_URL names. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(long) },
    projects: [
      {
        plugins: [startBundledProcesses],
        test: {
          name: 'unit',
          globalSetup: ['scripts/testing/bundled-processes.ts'],
          include: [
            'src/shared/**/*.test.ts',
            'src/web/**/*.test.{ts,tsx}',
            'src/widget/**/*.test.ts',
            'scripts/**/*.test.ts',
            ...withoutDatabase,
          ],
          // A process for each file would spend more on starting and importing than on testing.
          isolate: false,
          setupFiles: ['scripts/testing/leave-no-trace.ts'],
          testTimeout: 180_000,
          expect,
        },
      },
      {
        plugins: [startBundledProcesses],
        test: {
          name: 'server',
          include: ['src/server/**/*.test.{ts,tsx}'],
          exclude: withoutDatabase,
          globalSetup: [
            'scripts/testing/bundled-processes.ts',
            'src/server/testing/prepare-database.ts',
          ],
          pool: 'forks',
          // One more than processors: these tests wait for the database and for processes to start.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // Nothing in the server is kept at module level that a test may not share, and importing it costs seconds.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect,
        },
      },
    ],
  },
});
