import type { ReactNode } from 'react';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from './button.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

type ListFrameProps = {
  /** A query, or one that comes in pages. */
  list: {
    data: unknown;
    error: Error | null;
    refetch: () => unknown;
    hasNextPage?: boolean;
    isFetchingNextPage?: boolean;
    isFetchNextPageError?: boolean;
    fetchNextPage?: () => unknown;
  };
  /** Said to screen readers while the list is on its way, such as "Loading your documents". */
  loadingLabel: string;
  failedTitle: string;
  isEmpty: boolean;
  /** Why there is nothing, and what to do about it. */
  empty: ReactNode;
  /** How many more there are, where that is known. */
  left?: number | undefined;
  children: ReactNode;
};

/** Everything a list can be besides itself: on its way, failed, empty, or only the first part of more. */
export function ListFrame({
  list,
  loadingLabel,
  failedTitle,
  isEmpty,
  empty,
  left,
  children,
}: ListFrameProps) {
  const { error, refetch, fetchNextPage } = list;
  if (list.data === undefined) {
    return error ? (
      <LoadFailed className="m-4" title={failedTitle} error={error} retry={refetch} />
    ) : (
      <ListSkeleton label={loadingLabel} />
    );
  }
  if (isEmpty) return typeof empty === 'string' ? <NoMatch text={empty} /> : empty;
  return (
    <>
      {children}
      {list.isFetchNextPageError && (
        <Notice tone="bad" className="m-3" title="The rest could not be loaded">
          Please try again.
        </Notice>
      )}
      {list.hasNextPage && (
        <Button
          variant="ghost"
          className="w-full rounded-t-none border-t border-line"
          busyLabel={list.isFetchingNextPage && 'Loading...'}
          onClick={() => void fetchNextPage?.()}
        >
          Show more{left !== undefined && ` (${left.toLocaleString(pageLanguage)} left)`}
        </Button>
      )}
    </>
  );
}

/** A filter that lets nothing through is no reason for a picture. */
function NoMatch({ text }: { text: string }) {
  return <p className="p-6 text-center text-ink-muted">{text}</p>;
}

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy className="divide-y divide-line">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="p-4">
          <Skeleton className="w-48 max-w-full" />
          <Skeleton className="mt-2.5 w-72 max-w-full" />
        </div>
      ))}
    </div>
  );
}
