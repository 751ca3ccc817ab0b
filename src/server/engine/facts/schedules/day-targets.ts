import type { AnswerContext } from './finding.ts';
import { weekdayOf, type YearDay } from './holidays.ts';
import { addDays } from './read-calendar.ts';
import type { ScheduleQuery } from './understand-question.ts';
import type { Writer } from './write-schedule.ts';

/** A day that is asked for, and how the answer names it. */
export type DayTarget = { weekday: number; day: YearDay; exact: boolean; when: string };

/** The days a question asks for: a holiday, a date, today, or weekdays in general. */
export function targetsOf({
  context,
  writer,
}: {
  context: AnswerContext;
  writer: Writer;
}): DayTarget[] {
  const { query, today } = context;
  const exact = (day: YearDay, when: string): DayTarget => ({
    weekday: weekdayOf(day),
    day,
    exact: true,
    when,
  });
  if (query.holiday) {
    if (query.date) {
      const date = writer.date({ month: query.date.month, day: query.date.day, year: null });
      return [
        exact(query.date, writer.phrase('on-holiday', { holiday: query.holiday.name, date })),
      ];
    }
    return [
      {
        weekday: 6,
        day: today,
        exact: true,
        when: writer
          .phrase('on-holiday', { holiday: query.holiday.name, date: '' })
          .replace(' ()', ''),
      },
    ];
  }
  if (query.date)
    return [
      exact(
        query.date,
        writer.phrase('on-date', {
          date: writer.date({
            ...query.date,
            year: query.date.year === today.year ? null : query.date.year,
          }),
        }),
      ),
    ];
  if (query.relative === 'tomorrow') return [exact(addDays(today, 1), writer.phrase('tomorrow'))];
  if (query.relative !== null && query.days.length === 0)
    return [exact(today, writer.phrase('today'))];
  const at = query.period ? dayIn(query, today) : today;
  return query.days.map((weekday) => ({
    weekday,
    day: at,
    exact: false,
    when: writer.onDays([weekday]),
  }));
}

/** A day in the middle of the period that is asked for. */
export function dayIn(query: ScheduleQuery, today: YearDay): YearDay {
  const rule = query.period;
  if (rule?.kind === 'range')
    return { year: rule.from.year ?? today.year, month: rule.from.month, day: 15 };
  if (rule?.kind === 'season') {
    const month = { spring: 4, summer: 7, autumn: 10, winter: 1 }[rule.season];
    return { year: today.year, month: rule.south ? ((month + 5) % 12) + 1 : month, day: 15 };
  }
  return today;
}
