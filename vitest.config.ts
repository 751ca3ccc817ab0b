import { defineConfig } from 'vitest/config';

/** `server` runs on the embedded database, or on the PostgreSQL that TEST_DATABASE_URL names: the same tests both times. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/shared/**/*.test.ts',
            'src/web/**/*.test.{ts,tsx}',
            'src/widget/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.{ts,tsx}'],
          globalSetup: ['src/server/testing/prepare-database.ts'],
          pool: 'forks',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
