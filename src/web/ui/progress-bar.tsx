type ProgressBarProps = {
  label: string;
  /** 0 to 100; without it the bar moves without end. */
  value?: number;
};

/** Work under way. `label` is for screen readers: say the same in words beside the bar. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      {value === undefined ? (
        <div className="h-full w-full animate-pulse rounded-full bg-accent/40 motion-reduce:animate-none" />
      ) : (
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${Math.min(100, Math.max(0, value))}%` }}
        />
      )}
    </div>
  );
}
