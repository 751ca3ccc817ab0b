import { Skeleton } from './skeleton.tsx';

/** Holds the place of a form. */
export function FormSkeleton({ label, fields }: { label: string; fields: number }) {
  return (
    <div aria-busy className="grid max-w-xl gap-6">
      <span className="sr-only">{label}</span>
      {Array.from({ length: fields }, (_, index) => index).map((index) => (
        <div key={index}>
          <Skeleton className="w-32" />
          <Skeleton className="mt-2 h-11 rounded-control" />
        </div>
      ))}
      <Skeleton className="h-11 w-32 rounded-control" />
    </div>
  );
}
