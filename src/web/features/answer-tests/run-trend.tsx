import type { TestRun } from '#shared/contract/answer-tests.ts';
import { pageLanguage } from '#web/lib/page-language.ts';

/** One bar a run, the oldest first: how many passed, and what failed on top. The table says the same in words. */
export function RunTrend({ runs }: { runs: readonly TestRun[] }) {
  const done = runs.filter(({ state, passed, failed }) => state === 'done' && passed + failed > 0);
  if (done.length < 2) return null;
  const shown = done.toReversed();
  const most = Math.max(...shown.map(({ passed, failed }) => passed + failed));
  const step = Math.min(100 / shown.length, 12);
  return (
    <figure className="min-w-0">
      <figcaption className="text-[13px] text-ink-muted">Last {shown.length} runs</figcaption>
      <svg
        aria-hidden
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        className="mt-1 block h-12 w-full"
      >
        {shown.map(({ id, passed, failed }, at) => {
          const height = (count: number) => (count / most) * 30;
          return (
            <g key={id}>
              <rect
                x={at * step}
                y={30 - height(passed)}
                width={step * 0.75}
                height={height(passed)}
                className="fill-good"
              />
              <rect
                x={at * step}
                y={30 - height(passed + failed)}
                width={step * 0.75}
                height={height(failed)}
                className="fill-bad"
              />
            </g>
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>Results of the last runs</caption>
        <thead>
          <tr>
            <th>Run</th>
            <th>Passed</th>
            <th>Failed</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, createdAt, passed, failed }) => (
            <tr key={id}>
              <td>{new Date(createdAt).toLocaleString(pageLanguage)}</td>
              <td>{passed}</td>
              <td>{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
