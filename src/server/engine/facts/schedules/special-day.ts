import { foldText } from './fold-text.ts';
import { hasWord } from './has-word.ts';
import type { YearDay } from './holidays.ts';
import { nextDate } from './read-calendar.ts';
import type { CalendarDay, ScheduleLine } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';

/** "Are you open on Founders' Day?": the documents say which day that is. */
export function withSpecialDay({
  query,
  candidates,
  today,
}: {
  query: ScheduleQuery;
  candidates: readonly Candidate[];
  today: YearDay;
}): ScheduleQuery {
  const { words, days, date, holiday, relative, period, aspect } = query;
  if (words.length === 0 || days.length > 0 || date || holiday || relative || period) return query;
  if (aspect === null && !query.yesNo) return query;
  const found = candidates.flatMap(({ lines }) =>
    lines.flatMap(({ line }) => {
      const first = firstDay(line);
      const text = foldText(line.text);
      return first && words.every((word) => hasWord(text, word)) ? [{ first, text }] : [];
    }),
  );
  const [day] = found;
  if (!day || found.some(({ first }) => keyOf(first) !== keyOf(day.first))) return query;
  return { ...query, date: nextDate({ ...day.first, today }), words: [] };
}

const keyOf = ({ month, day }: CalendarDay): string => `${month}-${day}`;

/** The day of a line about one or two days that no list of holidays has. */
function firstDay({ days, dates, kind }: ScheduleLine): CalendarDay | null {
  if (kind !== 'hours' || days.length > 0) return null;
  const named = dates.some((rule) => rule.kind === 'holiday');
  const [day, ...more] = dates.flatMap((rule) =>
    rule.kind === 'day' && !rule.day.moves ? [rule.day] : [],
  );
  return named || more.length > 3 ? null : (day ?? null);
}
