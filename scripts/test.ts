/**
 * `npm test`: every check there is, in the order in which a mistake is cheapest to find. What leaves a processor idle
 * runs beside its neighbours. `npm test -- PART …` runs only the steps whose names contain one of the parts.
 */
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { buildIfChanged } from './build/build-if-changed.ts';
import { checkBudgets, describeBudget } from './build/check-budgets.ts';
import { listStaticChecks } from './checks/static-checks.ts';
import { findChromium } from './testing/find-chromium.ts';
import { runJourneys } from './testing/run-journeys.ts';
import { runStep, type Step } from './testing/run-step.ts';
import { runVitest } from './testing/run-vitest.ts';
import { startPostgres } from './testing/start-postgres.ts';

const staticSteps: Step[] = listStaticChecks(root).map(({ name, run }) => ({
  name,
  run: async () => {
    const { ok, output } = await run(root);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
  },
}));

const unitTests: Step = {
  name: 'unit tests',
  run: () => runVitest({ root, args: ['--project=unit'] }),
};

const build: Step = {
  name: 'production build within its size budgets',
  run: async () => {
    await buildIfChanged();
    const results = checkBudgets(join(root, 'dist/web/client'));
    const note = results.map(describeBudget).join('; ');
    const failed = results.filter(({ ok }) => !ok).length;
    return { passed: results.length - failed, failed, output: note, note };
  },
};

/**
 * Both databases are PostgreSQL and run the same SQL. What differs is how they start, stop, lock, notify and are backed
 * up, so only the tests about that run on both. All browser journeys run on the embedded one.
 */
const aboutTheDatabase = [
  'src/server/db/',
  'src/server/jobs/',
  'src/server/features/live/',
  'src/server/features/counts/',
];

const embeddedTests: Step = {
  name: 'server tests on the embedded database',
  run: () =>
    runVitest({
      root,
      // Each test starts a database, and ends it before it pays to optimize its WebAssembly.
      args: ['--project=server', '--execArgv=--liftoff-only', ...aboutTheDatabase],
      env: { TEST_DATABASE_URL: '' },
    }),
};

const postgresTests: Step = {
  name: 'server tests on PostgreSQL',
  run: async () => {
    const postgres = await startPostgres(root);
    try {
      const env = { TEST_DATABASE_URL: postgres.url };
      const result = await runVitest({ root, args: ['--project=server'], env });
      return { ...result, note: `from ${postgres.origin}` };
    } finally {
      await postgres.stop();
    }
  },
};

const journeys: Step = {
  name: 'browser journeys on the production build',
  run: () => runJourneys({ root, env: { CHROME_PATH: findChromium() } }),
};

/** One after the other; the steps of one run beside each other. */
const stages: Step[][] = [
  staticSteps,
  [unitTests, build],
  // The first mostly waits for processes to start and stop.
  [embeddedTests, postgresTests],
  [journeys],
];

const parts = process.argv.slice(2);
const isWanted = ({ name }: Step) =>
  parts.length === 0 || parts.some((part) => name.includes(part));
const wanted = parts.includes('--static')
  ? [staticSteps]
  : stages.map((steps) => steps.filter(isWanted));

const started = performance.now();
let passed = 0;
let failed = 0;
for (const steps of wanted) {
  for (const result of await Promise.all(steps.map(runStep))) {
    passed += result.passed;
    failed += result.failed;
  }
}
if (wanted.flat().length === 0) console.log(`No step is named like ${parts.join(' or ')}.`);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
