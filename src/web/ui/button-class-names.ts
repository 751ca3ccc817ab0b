import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
};

/** The look of a button, for links that lead somewhere but must look like one. */
export function buttonClassNames({
  variant = 'primary',
  size = 'medium',
  className,
}: ButtonLook & { className?: string | undefined } = {}): string {
  return classNames(base, variants[variant], sizes[size], className);
}

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-[560] whitespace-nowrap select-none ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress ' +
  '[&_svg]:size-4 [&_svg]:shrink-0';

const variants = {
  primary:
    'border-transparent bg-accent text-accent-ink hover:bg-accent-strong disabled:hover:bg-accent',
  secondary: 'border-edge bg-surface text-ink hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-bad text-bad-ink hover:bg-bad-strong disabled:hover:bg-bad',
  link: 'border-transparent text-accent underline underline-offset-4 hover:text-accent-strong',
} as const;

/** Fingers need 44 px; small is for dense rows that a mouse works in, and grows on touch screens. */
const sizes = {
  small: 'h-9 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'h-11 px-[18px] text-[15px]',
  large: 'h-12 px-[22px] text-base',
  icon: 'size-11 p-0 [&_svg]:size-5',
} as const;
