import { ThreadSkeleton } from '#web/features/inbox/thread-skeleton.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ListSkeleton } from '#web/ui/list-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** List and thread side by side; on a phone one at a time. */
export const inboxFrame =
  'mt-4 grid grid-cols-[minmax(0,1fr)] overflow-hidden lg:h-[calc(100dvh-16rem)] lg:min-h-[32rem] lg:grid-cols-[22rem_minmax(0,1fr)]';

/** On a phone a conversation fills what the header and the bar leave. */
export const threadFrame =
  'h-full max-lg:h-[calc(100dvh-12rem)] max-lg:min-h-[24rem] max-md:h-[calc(100dvh-10rem)]';

/** Holds the inbox's place while its code is on its way. */
export function InboxSkeleton({ hasThread }: { hasThread: boolean }) {
  return (
    <Card className={inboxFrame}>
      <div className={classNames('border-line lg:border-r', hasThread && 'max-lg:hidden')}>
        <div className="grid grid-cols-2 gap-2 border-b border-line p-3">
          <Skeleton className="col-span-2 h-11 rounded-control" />
          <Skeleton className="h-11 rounded-control" />
          <Skeleton className="h-11 rounded-control" />
        </div>
        <ListSkeleton label="Loading conversations" />
      </div>
      {hasThread ? (
        <div className="min-h-0 min-w-0">
          <div className={threadFrame}>
            <ThreadSkeleton />
          </div>
        </div>
      ) : (
        <div className="max-lg:hidden" />
      )}
    </Card>
  );
}
