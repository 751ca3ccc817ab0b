import { brand } from '#shared/brand.ts';
import { classNames } from './class-names.ts';

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 text-lg font-[680] tracking-[-0.02em]',
        className,
      )}
    >
      <LogoMark className="size-[26px]" />
      {brand.name}
    </span>
  );
}

/** A question falling into a well, inside a speech bubble. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 26 26" className={className}>
      <path
        d="M13 2.2c6.2 0 11 4.1 11 9.4S19.2 21 13 21c-1.3 0-2.5-.2-3.7-.5L3.9 23.6l1.2-5C3.1 16.9 2 14.4 2 11.6c0-5.3 4.8-9.4 11-9.4Z"
        className="fill-accent"
      />
      <path
        d="M8.4 10.4v1.2a4.6 4.6 0 0 0 9.2 0v-1.2"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        className="stroke-accent-ink"
      />
      <circle cx="13" cy="7.9" r="1.8" className="fill-accent-ink" />
    </svg>
  );
}
