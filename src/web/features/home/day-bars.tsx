import { classNames } from '#web/ui/class-names.ts';

type DayBarsProps = {
  days: readonly { day: string; conversations: number }[];
  className?: string;
};

/** One bar a day, today in full color. The number beside it says the same, so readers of screens pass it by. */
export function DayBars({ days, className }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ conversations }) => conversations));
  const step = 100 / days.length;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      className={classNames('block text-accent', className)}
    >
      {days.map(({ day, conversations }, at) => {
        const height = conversations === 0 ? 1 : 3 + (conversations / most) * 29;
        return (
          <rect
            key={day}
            x={at * step}
            y={32 - height}
            width={step * 0.7}
            height={height}
            fill="currentColor"
            opacity={conversations === 0 ? 0.25 : at === days.length - 1 ? 1 : 0.6}
          />
        );
      })}
    </svg>
  );
}
