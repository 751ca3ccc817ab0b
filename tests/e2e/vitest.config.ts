import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. Started last, they would leave one processor idle at the end. */
const long =
  /\/(dashboard-screens|pages|routes|websites|team|texts|billing|accounts-mail)\.e2e\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Browser journeys against the production build: one server and one browser for all files, a fresh browser profile per test. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/harness/start-app-and-browser.ts'],
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // The harness keeps nothing but its line to the browser, and importing it costs a second a file.
    isolate: false,
    // One more than processors: journeys wait for pages a fifth of their time.
    maxWorkers: 3,
    // Far more than any journey needs: a busy machine makes them slow, not wrong.
    testTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 180_000,
  },
});
