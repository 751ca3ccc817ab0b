import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of what needs the owner, so that the tabs below don't jump. */
export function HomeSkeleton() {
  return (
    <div className="mb-6 grid gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card max-lg:hidden" />
    </div>
  );
}
