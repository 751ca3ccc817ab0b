import { defineConfig } from 'vitest/config';
import { startBundledProcesses } from './scripts/testing/bundled-processes.ts';

/** Server tests that meet no database: run once, with the unit tests. */
const withoutDatabase = ['src/server/{engine,adapters,config}/**/*.test.{ts,tsx}'];

/** A busy machine may need longer than the usual second; a test goes on as soon as it is true. */
const expect = { poll: { timeout: 45_000 } };

/** `server` runs on the embedded database, or on the PostgreSQL that TEST_DATABASE_URL names. */
export default defineConfig({
  test: {
    maxWorkers: 2,
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
