import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of the figures at the top. */
export function FiguresSkeleton() {
  return (
    <div aria-busy className="mt-5 grid gap-5">
      <span className="sr-only">Loading the figures</span>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card className="h-52 p-6">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-4 h-10 w-28" />
          <Skeleton className="mt-8 h-3" />
        </Card>
        <Card className="h-52 p-6 max-lg:hidden">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-4 h-10 w-28" />
        </Card>
      </div>
      <Card className="h-24 p-5">
        <Skeleton className="h-full" />
      </Card>
      <Card className="h-80 p-5">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-6 h-52" />
      </Card>
    </div>
  );
}
