import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type AuthCardProps = { title: string; text?: ReactNode; footer?: ReactNode; children: ReactNode };

/** One question at a time, in the middle of the page. */
export function AuthCard({ title, text, footer, children }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-[27rem] px-4 pt-10 sm:pt-16">
      <Card className="p-6 shadow-raised sm:p-8">
        <h1 className="text-[26px]">{title}</h1>
        {text && <div className="mt-2 text-ink-muted">{text}</div>}
        <div className="mt-6">{children}</div>
      </Card>
      {footer && <p className="mt-6 text-center text-[15px] text-ink-soft">{footer}</p>}
    </div>
  );
}
