import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runJourneys } from './run-journeys.ts';
import { runVitest, type VitestResult } from './run-vitest.ts';

const journey = (name: string) => `tests/e2e/${name}.test.ts`;
const allPassed = { passed: 20, failed: 0, failedFiles: [], isCrashed: false, output: '' };
const failedIn = (...names: string[]): VitestResult => ({
  passed: 20 - names.length,
  failed: names.length,
  failedFiles: names.map(journey),
  isCrashed: false,
  output: `Failed: ${names.join(', ')}`,
});

/** Runs that end as given, one after the other; `asked` is what each was asked to run. */
async function runAll(...results: VitestResult[]) {
  const asked: string[][] = [];
  const result = await runJourneys({
    root: '/project',
    env: {},
    run: async ({ args }) => {
      asked.push(args.filter((arg) => !arg.startsWith('--')));
      const next = results.shift();
      if (!next) throw new Error('One run more than expected');
      return next;
    },
  });
  return { result, asked };
}

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('browser journeys', () => {
  test('run once when all of them pass', async () => {
    const { result, asked } = await runAll(allPassed);
    expect(asked).toEqual([[]]);
    expect(result).toMatchObject({ passed: 20, failed: 0 });
    expect(result.note).toBeUndefined();
    expect(printed).toEqual([]);
  });

  test('repeat only the failed files, print the first failure and name what passed the second time', async () => {
    const { result, asked } = await runAll(failedIn('inbox', 'upload'), allPassed);
    expect(asked).toEqual([[], [journey('inbox'), journey('upload')]]);
    expect(result).toMatchObject({ passed: 20, failed: 0 });
    expect(result.note).toBe(
      `passed only when repeated: ${journey('inbox')}, ${journey('upload')}`,
    );
    expect(printed.join('\n')).toContain('Failed: inbox, upload');
  });

  test('fail when a file fails both times, and say which one did not', async () => {
    const { result } = await runAll(failedIn('inbox', 'upload'), failedIn('upload'));
    expect(result).toMatchObject({ failed: 1, output: 'Failed: upload' });
    expect(result.note).toBe(`passed only when repeated: ${journey('inbox')}`);
  });

  test('are never run a third time', async () => {
    const { result, asked } = await runAll(failedIn('inbox'), failedIn('inbox'));
    expect(asked).toHaveLength(2);
    expect(result.failed).toBe(1);
    expect(result.note).toBeUndefined();
  });

  test('fail at once when more than three files fail', async () => {
    const { result, asked } = await runAll(failedIn('inbox', 'upload', 'team', 'plan'));
    expect(asked).toHaveLength(1);
    expect(result.failed).toBe(4);
  });

  test('fail at once when something failed outside of any test', async () => {
    const { result, asked } = await runAll({ ...failedIn('inbox'), isCrashed: true });
    expect(asked).toHaveLength(1);
    expect(result.failed).toBe(1);
    const noReport = { ...allPassed, passed: 0, failed: 1, isCrashed: true, output: 'No report' };
    expect((await runAll(noReport)).result.failed).toBe(1);
  });

  test('fail when the second run ends before it has tested anything, and name no file as passed', async () => {
    const crashed = { ...allPassed, passed: 0, failed: 1, isCrashed: true, output: 'No Chromium' };
    const { result } = await runAll(failedIn('inbox'), crashed);
    expect(result).toMatchObject({ failed: 1, output: 'No Chromium' });
    expect(result.note).toBeUndefined();
  });
});

describe('a run of Vitest', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'askwell-run-'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    mkdirSync(join(root, 'some'));
    const config = "export default { cacheDir: 'cache', test: { include: ['some/*.test.ts'] } };";
    writeFileSync(join(root, 'vitest.config.mjs'), config);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (name: string, body: string) =>
    writeFileSync(
      join(root, 'some', name),
      `import { expect, test } from 'vitest';\ntest('works', async () => { ${body} });`,
    );

  test('names failed files, and tells failed tests from what failed outside of them', async () => {
    write('right.test.ts', '');
    write('wrong.test.ts', 'expect(1).toBe(2);');
    const failed = await runVitest({ root, args: [] });
    expect(failed).toMatchObject({
      passed: 1,
      failed: 1,
      failedFiles: ['some/wrong.test.ts'],
      isCrashed: false,
    });
    write('right.test.ts', "void Promise.reject(new Error('lost'));");
    expect(await runVitest({ root, args: [] })).toMatchObject({ failed: 1, isCrashed: true });
  });
});
