import type { TestRun } from '#shared/contract/answer-tests.ts';
import { text } from '#shared/text.ts';
import { plural } from '#web/lib/plural.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { RunTrend } from './run-trend.tsx';
import { isOpen } from './use-answer-tests.ts';

const reasons: Record<TestRun['trigger'], string> = {
  manual: 'started by your team',
  saved: 'after tests were saved',
  change: 'after a change',
  nightly: text('nightly'),
  api: 'started through the API',
};

/** How the last run ended, or how far the current one is, and the trend. */
export function RunSummary({ runs }: { runs: readonly TestRun[] }) {
  const open = runs.findLast(isOpen);
  const last = runs.find((run) => !isOpen(run));
  if (!open && !last) return null;
  return (
    <div className="grid items-end gap-4 border-t border-line p-5 sm:grid-cols-[minmax(0,1fr)_12rem] sm:p-6">
      <div className="min-w-0" aria-live="polite">
        {open ? (
          <>
            <p className="font-[560]">
              {open.state === 'waiting'
                ? 'Waiting to start...'
                : `Running: ${open.done} of ${open.total}`}
            </p>
            <div className="mt-2">
              <ProgressBar
                label="Tests that have run"
                value={open.total > 0 ? (open.done / open.total) * 100 : 0}
              />
            </div>
          </>
        ) : (
          last && <Finished run={last} />
        )}
      </div>
      <RunTrend runs={runs} />
      {!open && last && last.skipped > 0 && (
        <Notice tone="warn" className="sm:col-span-2">
          {plural({
            count: last.skipped,
            one: 'One test was skipped because its answer needs a call to your language model.',
            other:
              '{count} tests were skipped because their answers need a call to your language model.',
          })}{' '}
          Run the tests yourself to allow it.
        </Notice>
      )}
    </div>
  );
}

function Finished({ run }: { run: TestRun }) {
  const { passed, failed, changed, trigger, finishedAt, modelCalls } = run;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-lg font-[600]">
        <span className="text-good">{passed} passed</span>
        {failed > 0 && <span className="text-bad">{failed} failed</span>}
        {changed > 0 && (
          <span className="text-warn">
            {plural({
              count: changed,
              one: '{count} answer changed',
              other: '{count} answers changed',
            })}
          </span>
        )}
      </p>
      <p className="mt-0.5 text-[13.5px] text-ink-muted">
        Last run <RelativeTime time={finishedAt ?? run.createdAt} />, {reasons[trigger]}
        {modelCalls > 0 &&
          `, ${plural({ count: modelCalls, one: '{count} model call', other: '{count} model calls' })}`}
      </p>
    </>
  );
}
