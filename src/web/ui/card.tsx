import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-card border border-line bg-surface', className)}
    />
  );
}

type CardHeaderProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode };

export function CardHeader({ title, text, actions }: CardHeaderProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 pt-5">
      <div className="min-w-0">
        <h3 className="text-[17px]">{title}</h3>
        {text && <div className="mt-1 text-sm text-ink-muted">{text}</div>}
      </div>
      {actions && <div className="flex items-center gap-2">{actions}</div>}
    </div>
  );
}
