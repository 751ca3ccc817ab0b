import type { StepResult } from './run-step.ts';
import { runVitest, type VitestResult } from './run-vitest.ts';

/** More than this is no accident of timing. */
const mostFilesToRepeat = 3;

/**
 * Browser journeys. A busy machine now and then makes one fail that is right, so the files of a few failures run once
 * more, without the others. What passes only then is printed with its first failure, and shown beside the step's name.
 * What failed outside of any test can't be repeated, so it stays a failure.
 */
export async function runJourneys({
  root,
  env,
  run = runVitest,
}: {
  root: string;
  env: Record<string, string>;
  /** Tests replace it. */
  run?: (options: Parameters<typeof runVitest>[0]) => Promise<VitestResult>;
}): Promise<StepResult> {
  const config = '--config=tests/e2e/vitest.config.ts';
  const first = await run({ root, args: [config], env });
  const { failedFiles, isCrashed } = first;
  if (failedFiles.length === 0 || failedFiles.length > mostFilesToRepeat || isCrashed) return first;

  console.log(`These failed once and run again:\n${first.output}`.replace(/^/gm, '    '));
  const second = await run({ root, args: [config, ...failedFiles], env });
  return join(first, second);
}

function join(first: VitestResult, second: VitestResult): StepResult {
  const repeated = second.isCrashed
    ? []
    : first.failedFiles.filter((file) => !second.failedFiles.includes(file));
  const fixed = Math.max(0, first.failed - second.failed);
  return {
    ...first,
    passed: first.passed + fixed,
    failed: second.failed,
    output: second.output,
    note: repeated.length > 0 ? `passed only when repeated: ${repeated.join(', ')}` : undefined,
  };
}
