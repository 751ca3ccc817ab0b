import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { addWeeks, daysOfWeek } from './week-days.ts';

/** Which week is shown, and the way to others. */
export function WeekBar({
  monday,
  days,
  onChoose,
  children,
}: {
  monday: Date;
  days: readonly Date[];
  onChoose: (monday: Date) => void;
  children: ReactNode;
}) {
  const format = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'medium' });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="icon"
        aria-label="Previous week"
        onClick={() => onChoose(addWeeks(monday, -1))}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button variant="secondary" onClick={() => onChoose(daysOfWeek(new Date())[0] ?? monday)}>
        This week
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Next week"
        onClick={() => onChoose(addWeeks(monday, 1))}
      >
        <ChevronRight aria-hidden />
      </Button>
      <p
        aria-live="polite"
        className="min-w-0 flex-1 font-[560] max-sm:order-first max-sm:basis-full sm:px-2"
      >
        {format.formatRange(monday, days.at(-1) ?? monday)}
      </p>
      {children}
    </div>
  );
}
