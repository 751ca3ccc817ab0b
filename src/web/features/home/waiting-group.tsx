import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Badge } from '#web/ui/badge.tsx';

type WaitingGroupProps = {
  title: string;
  /** How many there are in all; left out where only some are counted. */
  count?: number;
  more: { to: string; shown: number };
  children: ReactNode;
};

/** Things of one kind that wait for a person, with a link to those that don't fit. */
export function WaitingGroup({ title, count, more, children }: WaitingGroupProps) {
  const hasMore = count === undefined || count > more.shown;
  return (
    <section className="border-t border-line pt-2 pb-1.5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 px-5">
        <h3 className="flex items-center gap-2 text-[13.5px] font-[560] tracking-normal text-ink-muted">
          {title}
          {count !== undefined && <Badge tone="accent">{count.toLocaleString(pageLanguage)}</Badge>}
        </h3>
        {hasMore && (
          <Link
            to={more.to}
            className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
          >
            See all<span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

type WaitingRowProps = { title: string; note: ReactNode; children: ReactNode };

/** One of them, with what a person can do about it. */
export function WaitingRow({ title, note, children }: WaitingRowProps) {
  return (
    <li className="flex items-center gap-4 px-5 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-[560] wrap-anywhere">{title}</p>
        <p className="mt-0.5 line-clamp-2 text-[13px] wrap-anywhere text-ink-muted">{note}</p>
      </div>
      {children}
    </li>
  );
}
