import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type SectionCardProps = {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function SectionCard({ title, text, actions, children }: SectionCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg">{title}</h2>
          {text && <p className="mt-1 text-[14.5px] text-ink-muted">{text}</p>}
        </div>
        {actions}
      </div>
      <div className="mt-5 flex flex-col gap-6">{children}</div>
    </Card>
  );
}
