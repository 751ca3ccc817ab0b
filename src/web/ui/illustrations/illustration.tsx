import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { emptyDrawing, genericDrawing, spaceDrawing } from './scenes.tsx';
import { lockDrawing, networkDrawing, robotDrawing, timeoutDrawing } from './troubles.tsx';

export type IllustrationKind = keyof typeof drawings;

/** One family of line drawings: ink lines, one accent, on a soft disc. Decoration: the words beside it say it all. */
export function Illustration({ kind, className }: { kind: IllustrationKind; className?: string }) {
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
      {drawings[kind]}
    </svg>
  );
}

const drawings = {
  robot: robotDrawing,
  network: networkDrawing,
  lock: lockDrawing,
  timeout: timeoutDrawing,
  generic: genericDrawing,
  space: spaceDrawing,
  empty: emptyDrawing,
} satisfies Record<string, ReactNode>;
