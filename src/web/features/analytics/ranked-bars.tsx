import { pageLanguage } from '#web/lib/page-language.ts';

type RankedBarsProps = { rows: readonly { label: string; value: number }[] };

/** For names too long for an axis: each on a line of its own, with its bar below. */
export function RankedBars({ rows }: RankedBarsProps) {
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <ul className="grid max-h-56 grid-cols-1 gap-3 overflow-y-auto">
      {rows.map(({ label, value }) => (
        <li key={label} className="text-sm">
          <p className="flex justify-between gap-4">
            <span className="min-w-0 truncate" title={label}>
              {label}
            </span>
            <span className="font-[560] tabular-nums">{value.toLocaleString(pageLanguage)}</span>
          </p>
          <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${(value / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
