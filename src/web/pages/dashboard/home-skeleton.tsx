import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of what needs the owner and of how it goes, so that the tabs below don't jump. */
export function HomeSkeleton() {
  return (
    <div
      aria-busy
      className="mb-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]"
    >
      <span className="sr-only">Loading what needs you</span>
      <Card className="divide-y divide-line">
        <div className="p-5">
          <Skeleton className="w-28" />
        </div>
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex items-center gap-4 px-5 py-4">
            <div className="min-w-0 flex-1">
              <Skeleton className="w-64 max-w-full" />
              <Skeleton className="mt-2.5 h-3.5 w-40 max-w-full" />
            </div>
            <Skeleton className="h-9 w-20 shrink-0 rounded-control" />
          </div>
        ))}
      </Card>
      <Card className="p-5 max-lg:hidden">
        <Skeleton className="w-40" />
        <Skeleton className="mt-4 h-9 w-24" />
        <Skeleton className="mt-4 h-16" />
        <Skeleton className="mt-5 w-56 max-w-full" />
        <Skeleton className="mt-3 w-44 max-w-full" />
      </Card>
    </div>
  );
}
