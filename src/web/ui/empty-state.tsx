import type { ReactNode } from 'react';
import { Drawing } from './illustrations/drawing.tsx';
import { type EmptyKind, emptyDrawings } from './illustrations/empty-drawings.tsx';

type EmptyStateProps = {
  /** What the list would hold. */
  kind: EmptyKind;
  title: ReactNode;
  text: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
};

export function EmptyState({ kind, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <Drawing className="w-36">{emptyDrawings[kind]}</Drawing>
      <h3 className="mt-5 text-lg">{title}</h3>
      <p className="mt-1.5 max-w-[46ch] text-ink-muted">{text}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
