import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

/** Holds the place of a heading with a list of cards below it. */
export function CardListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy>
      <span className="sr-only">{label}</span>
      <div className="flex h-11 items-center">
        <Skeleton className="h-6 w-40" />
      </div>
      <Card className="mt-4 divide-y divide-line">
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex items-center gap-4 p-4">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <div className="min-w-0 flex-1">
              <Skeleton className="mt-1 w-40" />
              <Skeleton className="mt-2.5 h-3.5 w-72 max-w-full" />
              <Skeleton className="mt-2 mb-1 h-3.5 w-56 max-w-full" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
