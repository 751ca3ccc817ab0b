import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = { tone?: keyof typeof tones; className?: string; children: ReactNode };

export function Badge({ tone = 'quiet', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-full border px-2.5 text-[12.5px] font-[560] whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tones = {
  accent: 'border-accent-line bg-accent-soft text-accent',
  quiet: 'border-line bg-sunken text-ink-soft',
  good: 'border-transparent bg-good-soft text-good',
  warn: 'border-transparent bg-warn-soft text-warn',
  bad: 'border-transparent bg-bad-soft text-bad',
} as const;
