import { ChevronRight } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';

/** Shows that there is more; the caller says when it turns. */
export function Chevron({ className }: { className: string }) {
  return (
    <ChevronRight
      aria-hidden
      className={classNames('size-4 shrink-0 transition-transform duration-150', className)}
    />
  );
}
