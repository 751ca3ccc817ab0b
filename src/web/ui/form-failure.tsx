import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Notice } from './notice.tsx';

type FormFailureProps = { title: string; className?: string; children: ReactNode };

/** Why a form was not sent. It comes into view, because the button that sends a long form is far below its beginning. */
export function FormFailure({ title, className, children }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  // Newer browsers return a promise, which isn't a cleanup.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // Pages have a bar at the top that stays.
    <div ref={box} className={classNames('scroll-mt-24', className)}>
      <Notice tone="bad" title={title}>
        {children}
      </Notice>
    </div>
  );
}
