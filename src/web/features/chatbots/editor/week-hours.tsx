import { Plus, X } from 'lucide-react';
import { type OpeningHours, weekdays } from '#shared/contract/opening-hours.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

const officeDay = [{ from: '09:00', to: '17:00' }];
export const officeHours: OpeningHours = {
  monday: officeDay,
  tuesday: officeDay,
  wednesday: officeDay,
  thursday: officeDay,
  friday: officeDay,
  saturday: [],
  sunday: [],
};

type WeekHoursProps = {
  hours: OpeningHours;
  errorOf: (day: keyof OpeningHours) => string | undefined;
  onChange: (hours: OpeningHours) => void;
  /** Whose they are, where several weeks are on one page. */
  of?: string;
};

/** The hours of a week, day by day. */
export function WeekHours({ hours, errorOf, onChange, of = '' }: WeekHoursProps) {
  return (
    <ul
      aria-label={of || undefined}
      className="divide-y divide-line rounded-card border border-line"
    >
      {weekdays.map((day) => (
        <DayRow
          key={day}
          day={day}
          periods={hours[day]}
          error={errorOf(day)}
          onChange={(periods) => onChange({ ...hours, [day]: periods })}
        />
      ))}
    </ul>
  );
}

type DayRowProps = {
  day: keyof OpeningHours;
  periods: OpeningHours['monday'];
  error: string | undefined;
  onChange: (periods: OpeningHours['monday']) => void;
};

function DayRow({ day, periods, error, onChange }: DayRowProps) {
  const name = nameDay(day);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 px-2 py-2 sm:px-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <span className="flex min-h-11 items-center text-[14.5px] capitalize">{name}</span>
      <div className="flex flex-col gap-1 max-sm:order-last max-sm:col-span-2">
        {periods.length === 0 && (
          <span className="flex min-h-11 items-center text-[14.5px] text-ink-muted">Closed</span>
        )}
        {periods.map((period, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: periods have no identity but their place
          <span key={index} className="flex flex-wrap items-center gap-1 sm:gap-2">
            <Input
              type="time"
              aria-label={`${name}, opens`}
              value={period.from}
              onChange={({ target }) =>
                onChange(periods.with(index, { ...period, from: target.value }))
              }
              className={timeInput}
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              aria-label={`${name}, closes`}
              value={period.to}
              onChange={({ target }) =>
                onChange(periods.with(index, { ...period, to: target.value }))
              }
              className={timeInput}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove period ${index + 1} on ${name}`}
              onClick={() => onChange(periods.toSpliced(index, 1))}
            >
              <X aria-hidden />
            </Button>
          </span>
        ))}
        <FieldError>{error}</FieldError>
      </div>
      {periods.length < 4 && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Add hours on ${name}`}
          onClick={() =>
            onChange([
              ...periods,
              periods.length ? { from: '18:00', to: '22:00' } : { from: '09:00', to: '17:00' },
            ])
          }
        >
          <Plus aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** Wide enough for "09:00 AM". The clock inside the field would take the room of the time. */
const timeInput =
  'w-auto min-w-24 flex-1 px-2 sm:px-2.5 [&::-webkit-calendar-picker-indicator]:hidden';

type PeriodErrors = { message?: string; from?: { message?: string }; to?: { message?: string } };

/** Anywhere in a day's periods. */
export function firstError(errors: unknown): string | undefined {
  const all = (Array.isArray(errors) ? errors : [errors]) as (PeriodErrors | undefined)[];
  return all
    .flatMap((error) => [error?.message, error?.from?.message, error?.to?.message])
    .find(Boolean);
}

/** In English as the labels have always been, in lower case. */
function nameDay(day: keyof OpeningHours): string {
  if (pageLanguage === 'en') return day;
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return date.toLocaleDateString(pageLanguage, { weekday: 'long', timeZone: 'UTC' });
}
