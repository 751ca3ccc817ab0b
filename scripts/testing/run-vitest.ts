import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand } from '../run-command.ts';
import type { StepResult } from './run-step.ts';

export type VitestResult = StepResult & {
  /** Files with a failed test, as paths below the root. */
  failedFiles: string[];
  /** Something failed outside of any test, such as a promise that no one waited for. */
  isCrashed: boolean;
};

/** One Vitest run, its tests counted one by one from the JSON report rather than trusted from the exit code alone. */
export async function runVitest({
  root,
  args,
  env = {},
}: {
  root: string;
  args: readonly string[];
  env?: Record<string, string>;
}): Promise<VitestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const { ok, output } = await runCommand({
      script: 'node_modules/.bin/vitest',
      args: [
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      root,
      env,
      timeLimitSeconds: 1500,
    });
    const counts = readReport({ path: report, root });
    // A crash outside of any test (an import, a set-up, an unhandled rejection) fails the run but no test.
    const failed = counts.failed === 0 && (!ok || counts.passed === 0) ? 1 : counts.failed;
    const isCrashed =
      /^⎯+ Unhandled/m.test(output) || (failed > 0 && counts.failedFiles.length === 0);
    return { ...counts, failed, isCrashed, output: failuresOf(output) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What went wrong, without the long list of what went well. */
function failuresOf(output: string): string {
  const start = output.search(/^⎯+ (Failed|Unhandled)/m);
  return start === -1 ? output.slice(-8000) : output.slice(start);
}

type Counts = Omit<VitestResult, 'output' | 'isCrashed'>;

function readReport({ path, root }: { path: string; root: string }): Counts {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failedFiles: report.testResults
        .filter(({ status }: { status: string }) => status === 'failed')
        .map(({ name }: { name: string }) => relative(root, name)),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failedFiles: [] };
  }
}
