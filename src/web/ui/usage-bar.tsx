import type { ReactNode } from 'react';
import { pageLanguage } from '#web/lib/page-language.ts';
import { classNames } from './class-names.ts';
import { usageShare } from './usage-share.ts';

type UsageBarProps = {
  label: ReactNode;
  used: number;
  /** -1 is without limit. */
  limit: number;
  /** Off where using all of it is how it should be; more than all is always said. */
  warns?: boolean;
  className?: string;
};

/** How much of a limit is used: amber from four fifths on, red when nothing is left. */
export function UsageBar({ label, used, limit, warns = true, className }: UsageBarProps) {
  const share = usageShare({ used, limit });
  const unlimited = limit === -1;
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-ink-soft">{label}</span>
        <span className="font-[600] tabular-nums">
          {used.toLocaleString(pageLanguage)} /{' '}
          {unlimited ? <Unlimited /> : limit.toLocaleString(pageLanguage)}
        </span>
      </div>
      <div
        aria-hidden
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line"
        hidden={unlimited}
      >
        {/* biome-ignore format: the three tones read best in a row */}
        <div
          className={classNames('h-full rounded-full transition-[width] duration-200', !warns && used <= limit ? 'bg-accent' : share >= 100 ? 'bg-bad' : share >= 80 ? 'bg-warn' : 'bg-accent')}
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  );
}

function Unlimited() {
  return (
    <>
      <span aria-hidden>∞</span>
      <span className="sr-only">unlimited</span>
    </>
  );
}
