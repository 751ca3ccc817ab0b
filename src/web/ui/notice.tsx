import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type NoticeProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A message that stays on the page. Errors interrupt a screen reader, the rest wait their turn. */
export function Notice({ tone = 'info', title, actions, className, children }: NoticeProps) {
  const { Icon, box, icon } = tones[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-card border p-4 text-[14.5px]', box, className)}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-[18px] shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-[600] text-ink">{title}</p>}
        {children && <div className="text-ink-soft">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}

const tones = {
  info: { Icon: Info, box: 'border-line-strong bg-surface', icon: 'text-ink-muted' },
  good: { Icon: CircleCheck, box: 'border-transparent bg-good-soft', icon: 'text-good' },
  warn: { Icon: TriangleAlert, box: 'border-transparent bg-warn-soft', icon: 'text-warn' },
  bad: { Icon: CircleAlert, box: 'border-transparent bg-bad-soft', icon: 'text-bad' },
} as const;
