/** What everything one can type into or choose from looks like. 16 px on phones, or Safari zooms in on focus. */
export const controlClassNames =
  // A field that gets the focus is scrolled below the header with its label.
  'scroll-mt-8 block w-full rounded-control border border-edge bg-surface px-3 text-base text-ink sm:text-[15px] ' +
  'transition-colors duration-150 placeholder:text-ink-muted hover:border-ink-muted ' +
  'focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad aria-invalid:focus-visible:outline-bad ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted';
