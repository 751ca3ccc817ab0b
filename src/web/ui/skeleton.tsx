import { classNames } from './class-names.ts';

/** A grey shape in the place of what is coming. Give the region around it `aria-busy` and a spoken label. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'h-4 animate-pulse rounded-md bg-line motion-reduce:animate-none',
        className,
      )}
    />
  );
}
