import type { ClauseEvent } from './clause-events.ts';
import { joinPeriods } from './join-periods.ts';
import { isPeriodOnly, type When } from './read-when.ts';
import { type ClauseLine, emptyLine, type TimeSpan } from './schedule.ts';

/**
 * "In July and August we work from 8 to 3, and close on Saturdays": the times are for the other days of that season.
 * Null for every other sentence.
 */
export function readSeasonWithClosedDay(events: readonly ClauseEvent[]): ClauseLine[] | null {
  const [season, hours, ...rest] = events.filter(tells);
  if (season?.kind !== 'when' || !isPeriodOnly(season.when)) return null;
  if (hours?.kind !== 'value' || hours.value.state !== 'open' || !hours.value.spans.every(isWhole))
    return null;
  const closed = rest.length === 2 ? rest.find(({ kind }) => kind === 'when') : undefined;
  const isClosed = rest.some(
    (event) =>
      (event.kind === 'sign' && event.sense === 'closes') ||
      (event.kind === 'value' && event.value.state === 'closed' && !event.value.daypart),
  );
  if (closed?.kind !== 'when' || !isClosed || !isWeekdays(closed.when)) return null;
  const { days } = closed.when;
  // Who names one day of the weekend as closed hardly means that the other one is open.
  const usual = days.some((day) => day >= saturday) ? workingDays : everyDay;
  return joinPeriods(season.when.dates).flatMap((period): ClauseLine[] => [
    {
      ...emptyLine,
      state: 'open',
      days: usual.filter((day) => !days.includes(day)),
      spans: hours.value.spans,
      season: period,
    },
    { ...emptyLine, state: 'closed', days, season: period },
  ]);
}

const tells = (event: ClauseEvent): boolean =>
  event.kind === 'when' ||
  event.kind === 'value' ||
  (event.kind === 'sign' && event.sense === 'closes');

const isWhole = ({ from, to }: TimeSpan): boolean => from !== null && to !== null;

const isWeekdays = ({ days, dates, weeks }: When): boolean =>
  days.length > 0 && dates.length + weeks.length === 0;

const saturday = 5;
const workingDays = [0, 1, 2, 3, 4];
const everyDay = [0, 1, 2, 3, 4, 5, 6];
