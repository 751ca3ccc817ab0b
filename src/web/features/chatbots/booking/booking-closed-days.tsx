import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { bookingLimits } from '#shared/contract/booking.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { BookingPart } from './booking-part.ts';
import { type DayRange, groupDays, listDays } from './closed-days.ts';

/** Holidays and vacations, added as ranges and kept as days. */
export function BookingClosedDays({
  settings: { closedDays },
  change,
  problem,
}: Pick<BookingPart, 'settings' | 'change' | 'problem'>) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const added = listDays({ range: { from, to: to || from }, max: bookingLimits.closedDays });
  const all = [...new Set([...closedDays, ...added])];
  const isBackwards = from !== '' && to !== '' && to < from;
  const isTooMany = all.length > bookingLimits.closedDays;

  function add(): void {
    change({ closedDays: all.toSorted() });
    setFrom('');
    setTo('');
  }
  function remove(range: DayRange): void {
    change({ closedDays: closedDays.filter((day) => day < range.from || day > range.to) });
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
      <legend className="mb-2.5 text-[15px] font-[560]">Days without appointments</legend>
      {closedDays.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {groupDays(closedDays).map((range) => (
            <li
              key={range.from}
              className="flex items-center rounded-control border border-line pl-3 text-[14.5px]"
            >
              {nameRange(range)}
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${nameRange(range)}`}
                onClick={() => remove(range)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Field label="First day">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          )}
        </Field>
        <Field label="Last day">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={from}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </Field>
      </div>
      <p className="text-[13.5px] text-ink-muted">
        For holidays and vacations. Leave the last day empty for a single day.
      </p>
      <Button
        variant="secondary"
        disabled={from === '' || isBackwards || isTooMany}
        onClick={add}
        size="small"
        className="justify-self-start"
      >
        <Plus aria-hidden /> Add days
      </Button>
      <FieldError>
        {isBackwards
          ? 'The last day is before the first.'
          : isTooMany
            ? `You can add at most ${bookingLimits.closedDays} days.`
            : problem('closedDays')}
      </FieldError>
    </fieldset>
  );
}

function nameRange({ from, to }: DayRange): string {
  const format = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'medium', timeZone: 'UTC' });
  return from === to
    ? format.format(Date.parse(from))
    : format.formatRange(Date.parse(from), Date.parse(to));
}
