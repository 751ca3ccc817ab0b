import type { ClockTime, Schedule, ScheduleLine, TimeSpan } from './schedule.ts';

/**
 * "Thursdays 3.10 to 3.50", "on Ascension Day we close at 2": a bare number that would be in the small hours means
 * the afternoon, unless the document counts to 24.
 */
export function moveToAfternoon(schedules: readonly Schedule[]): Schedule[] {
  const times = schedules.flatMap(({ lines }) =>
    lines.flatMap(({ spans }) => spans.flatMap(({ from, to }) => [from, to])),
  );
  if (times.some(isOf24)) return [...schedules];
  const hasEveningClasses = areClassesInAfternoon(schedules);
  return schedules.map((schedule) => {
    const isEvening = closesInEvening(schedule);
    const isDaily = isOpenAllDay(schedule);
    return {
      ...schedule,
      lines: schedule.lines.map(
        (line): ScheduleLine => ({
          ...line,
          spans: line.spans.map((span) =>
            (isEvening && isOneMorning(span)) || (isDaily && isShortSpan(span))
              ? withLaterEnd(span)
              : hasEveningClasses && schedule.role === 'activity' && isEveningClass(line)
                ? { ...span, from: span.from && later(span.from), to: span.to && later(span.to) }
                : moveSpan(span),
          ),
        }),
      ),
    };
  });
}

/** "Friday 3–11, Saturday 10–11": where the other days end in the evening, no day is over after an hour of the morning. */
function closesInEvening({ role, form, lines }: Schedule): boolean {
  if (role !== 'hours' || form) return false;
  const spans = lines.flatMap((line) => (line.kind === 'hours' ? line.spans : []));
  const others = spans.filter((span) => !isOneMorning(span));
  return others.length >= 3 && others.every(({ from, to }) => from && to && to.minutes >= evening);
}

const evening = 1080;

/** Where every other day is long, "6–8" isn't two hours of the evening but a day from 6 to 8. */
function isOpenAllDay({ role, form, lines }: Schedule): boolean {
  if (role !== 'hours' || form) return false;
  const spans = lines.flatMap((line) => (line.kind === 'hours' ? line.spans : []));
  const others = spans.filter((span) => !isShortSpan(span));
  return (
    others.length >= 3 &&
    others.every(
      ({ from, to }) => from && to && from.minutes < noon && to.minutes - from.minutes >= longDay,
    )
  );
}

const longDay = 300;

const isShortSpan = ({ from, to }: TimeSpan): boolean =>
  from !== null &&
  to !== null &&
  isSmallHour(from) &&
  isBare(to) &&
  to.minutes > from.minutes &&
  to.minutes - from.minutes <= 120;

/** Written with bare numbers, and over within two hours. */
const isOneMorning = ({ from, to }: TimeSpan): boolean =>
  from !== null &&
  to !== null &&
  isBare(from) &&
  isBare(to) &&
  to.minutes <= noon &&
  to.minutes > from.minutes &&
  to.minutes - from.minutes <= 120;

const withLaterEnd = (span: TimeSpan): TimeSpan => ({ ...span, to: span.to && later(span.to) });

const isOf24 = (time: ClockTime | null): boolean =>
  time !== null && /^(?:0\d|1[3-9]|2[0-4])(?:[:.h]\d{2})?/.test(time.text);

function moveSpan(span: TimeSpan): TimeSpan {
  const { from, to } = span;
  if (from ? !isSmallHour(from) : !to || !isSmallHour(to)) return span;
  if (from && to && (!isBare(to) || to.minutes <= from.minutes || to.minutes >= noon)) return span;
  return { ...span, from: from && later(from), to: to && later(to) };
}

const noon = 720;
/** Hardly anything that visitors come for begins before 7. */
const isSmallHour = (time: ClockTime): boolean =>
  isBare(time) && time.minutes >= 60 && time.minutes < 420;

const isBare = ({ text }: ClockTime): boolean => /^\d{1,2}(?:[:.]\d{2})?$/.test(text.trim());

const later = (time: ClockTime): ClockTime => ({ ...time, minutes: time.minutes + noon });

/** Classes on weekdays that begin between four and half past six, and none in the morning without "am". */
function areClassesInAfternoon(schedules: readonly Schedule[]): boolean {
  const starts = schedules.flatMap(({ role, lines }) =>
    role === 'activity'
      ? lines.flatMap(({ days, spans }) =>
          days.length > 0 && days.every((day) => day < 5)
            ? spans.flatMap(({ from }) => from ?? [])
            : [],
        )
      : [],
  );
  const afternoon = starts.filter(isSmallHour);
  return (
    afternoon.length >= mostClasses &&
    !starts.some((time) => isBare(time) && time.minutes >= 540 && time.minutes < noon)
  );
}

const mostClasses = 4;

/** "7:00–8:30" beside classes at 4:30 and 5:15 is in the evening. */
const isEveningClass = ({ days, spans }: ScheduleLine): boolean =>
  days.length > 0 &&
  days.every((day) => day < 5) &&
  spans.every(
    ({ from, to }) =>
      from !== null &&
      isBare(from) &&
      from.minutes >= 420 &&
      from.minutes < 540 &&
      (to === null || (isBare(to) && to.minutes > from.minutes && to.minutes <= 600)),
  );
