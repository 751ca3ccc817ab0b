import { Fragment } from 'react';
import type { PageChange, Website } from '#shared/contract/websites.ts';
import { plural } from '#web/lib/plural.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { compareLines, type LinePiece } from './compare-lines.ts';
import { useWebsiteChanges } from './use-websites.ts';

const kinds = {
  changed: { label: 'Changed', tone: 'accent' },
  added: { label: 'New', tone: 'good' },
  gone: { label: 'Gone', tone: 'warn' },
} as const;

/** What is different on a website since it was read before, in its own words. */
export function ChangeList({ website }: { website: Website }) {
  const { data, error } = useWebsiteChanges(website);
  if (error) return <p className="mt-2 text-[14px] text-bad">{error.message}</p>;
  if (!data) return <Skeleton className="mt-3 h-24" />;
  const [first] = data.items;
  if (!first) {
    return (
      <p className="text-[14.5px] text-ink-muted">
        No page has changed since the website was imported.
      </p>
    );
  }
  return (
    <>
      <p className="text-[14px] text-ink-muted">
        Found <RelativeTime time={first.at} />
      </p>
      <ul
        aria-label="What changed"
        className="mt-2 max-h-[32rem] divide-y divide-line overflow-y-auto rounded-card border border-line"
      >
        {data.items.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </>
  );
}

function Change({ change }: { change: PageChange }) {
  const { kind, title, url, addedLines, removedLines, moreLines } = change;
  const { label, tone } = kinds[kind];
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 text-[14.5px] wrap-anywhere">
        <span className="font-[560]">{title}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="text-[13px] wrap-anywhere text-accent underline-offset-2 hover:underline"
      >
        {url}
      </a>
      {kind === 'gone' && (
        <p className="text-[13.5px] text-ink-muted">Your chatbot no longer answers from it.</p>
      )}
      <ul className="mt-1.5 flex flex-col gap-1 text-[14px]">
        {compareLines({ removed: removedLines, added: addedLines }).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a sync found doesn't change
          <Fragment key={at}>
            {line.removed && <Line sign="−" label="Removed: " pieces={line.removed} />}
            {line.added && <Line sign="+" label="Added: " pieces={line.added} />}
          </Fragment>
        ))}
      </ul>
      {moreLines > 0 && (
        <p className="mt-1 text-[13px] text-ink-muted">
          {plural({
            count: moreLines,
            one: 'And {count} more line',
            other: 'And {count} more lines',
          })}
        </p>
      )}
    </li>
  );
}

type LineProps = { sign: '+' | '−'; label: string; pieces: readonly LinePiece[] };

/** The words that changed stand out in their line. */
function Line({ sign, label, pieces }: LineProps) {
  const isAdded = sign === '+';
  return (
    <li
      className={`flex gap-2 rounded-md px-2 py-1 wrap-anywhere ${isAdded ? 'bg-good-soft' : 'bg-bad-soft'}`}
    >
      <span aria-hidden className={`font-[600] ${isAdded ? 'text-good' : 'text-bad'}`}>
        {sign}
      </span>
      <span className="sr-only">{label}</span>
      <span className="min-w-0">
        {pieces.map(({ text, isChanged }, at) =>
          isChanged ? (
            <strong
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change
              key={at}
              className={`font-[600] ${isAdded ? 'text-good' : 'text-bad line-through'}`}
            >
              {text}
            </strong>
          ) : (
            text
          ),
        )}
      </span>
    </li>
  );
}
