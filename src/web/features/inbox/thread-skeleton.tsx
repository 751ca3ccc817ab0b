import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of an open conversation. */
export function ThreadSkeleton() {
  return (
    <div aria-busy className="flex h-full flex-col">
      <span className="sr-only">Loading the conversation</span>
      <div className="border-b border-line px-4 py-3">
        <Skeleton className="my-2 h-6 w-40" />
        <Skeleton className="h-3.5 w-64 max-w-full" />
      </div>
      <div className="grid flex-1 content-start gap-4 p-4">
        <Skeleton className="h-10 w-2/3 rounded-2xl" />
        <Skeleton className="ml-auto h-16 w-1/2 rounded-2xl" />
        <Skeleton className="h-10 w-3/5 rounded-2xl" />
      </div>
      <div className="border-t border-line p-3">
        <Skeleton className="h-24 rounded-control" />
        <Skeleton className="mt-3 ml-auto h-9 w-28 rounded-control" />
      </div>
    </div>
  );
}
