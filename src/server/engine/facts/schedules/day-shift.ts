import { foldText } from './fold-text.ts';
import { addDays } from './read-calendar.ts';
import type { ScheduleQuery } from './understand-question.ts';

const after =
  /\b(?:(?:the )?(?:day after|next day|following day)|(?:tag )?(?:danach|darauf)|(?:am )?nachsten tag|folgetag|dia siguiente|dia despues|lendemain|jour suivant|jour d.?apres|giorno (?:dopo|seguente|successivo)|dia seguinte|dag (?:erna|daarna)|volgende dag|nastepnego dnia|dzien pozniej)\b/;
const before =
  /\b(?:(?:the )?(?:day before|previous day)|tag davor|tag vorher|am vortag|dia anterior|dia antes|veille|jour precedent|giorno (?:prima|precedente)|dag (?:ervoor|daarvoor)|poprzedniego dnia|dzien wczesniej)\b/;

/** How many days later than the day asked for before: "and the day after?" is one. */
export function dayShiftOf(question: string): number {
  const folded = foldText(question);
  return after.test(folded) ? 1 : before.test(folded) ? -1 : 0;
}

/** The days of a question, moved by so many days; null where it names none. */
export function shiftDays({
  query: { days, date, relative, holiday },
  shift,
  today,
}: {
  query: ScheduleQuery;
  shift: number;
  today: ScheduleQuery['date'] & object;
}): Pick<ScheduleQuery, 'days' | 'date' | 'relative' | 'holiday'> | null {
  const none = { days: [], date: null, relative: null, holiday: null };
  const own = date ?? (relative === null ? null : addDays(today, relative === 'tomorrow' ? 1 : 0));
  if (own) return { ...none, date: addDays(own, shift) };
  if (days.length === 0 || holiday) return null;
  return { ...none, days: days.map((day) => (day + shift + 7) % 7) };
}
