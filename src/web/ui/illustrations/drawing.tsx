import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** One family of line drawings: ink lines, one accent, on a soft disc. Decoration: the words beside it say it all. */
export function Drawing({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('h-auto w-48 text-ink-soft', className)}
    >
      <ellipse cx="100" cy="82" rx="78" ry="66" stroke="none" className="fill-sunken" />
      {children}
    </svg>
  );
}
