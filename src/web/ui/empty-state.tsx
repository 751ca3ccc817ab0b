import type { ReactNode } from 'react';
import { Illustration, type IllustrationKind } from './illustrations/illustration.tsx';

type EmptyStateProps = {
  illustration?: IllustrationKind;
  title: ReactNode;
  text: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
};

export function EmptyState({ illustration = 'empty', title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <Illustration kind={illustration} className="w-36" />
      <h3 className="mt-5 text-lg">{title}</h3>
      <p className="mt-1.5 max-w-[46ch] text-ink-muted">{text}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
