import { classNames } from './class-names.ts';

type SegmentsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  className?: string;
};

/** A few choices of which one holds, all in sight. */
export function Segments<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as one line in all browsers
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex max-w-full overflow-x-auto rounded-control border border-edge bg-surface p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-9 rounded-[7px] px-3 text-sm max-sm:grow max-sm:px-2 font-[560] whitespace-nowrap text-ink-soft transition-colors duration-150 hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:min-h-10"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
