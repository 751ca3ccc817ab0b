import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Decoration only: the caller says in words what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />;
}
