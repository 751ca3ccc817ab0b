export type StepResult = {
  passed: number;
  failed: number;
  skipped?: number;
  output: string;
  /** Shown beside the name when all is well, for figures worth seeing. */
  note?: string;
};
export type Step = { name: string; run(): Promise<StepResult> };

/** Says what is being done, then how it went and how long it took; a step that throws has failed and the next one still runs. */
export async function runStep({ name, run }: Step): Promise<StepResult> {
  const started = performance.now();
  process.stdout.write(`▸ ${name} …\n`);
  const result = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? error.message : String(error),
  }));
  const { passed, failed, skipped = 0, output, note } = result as StepResult;
  if (failed > 0 && output) console.log(output.replace(/^/gm, '    '));
  const details = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
    note,
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
  ].filter(Boolean);
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${details.join(', ')}\n`);
  return result;
}
