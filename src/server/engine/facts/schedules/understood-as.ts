import type { Choice } from './choose-schedules.ts';
import type { ScheduleQuery } from './understand-question.ts';

/** What the question was taken for, for the owner's preview. */
export function understoodAs({ query, choice }: { query: ScheduleQuery; choice: Choice }): string {
  const subject = choice.chosen
    .map((candidate) => candidate.subject)
    .filter((text) => text !== '')
    .join(', ');
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const when =
    query.holiday?.name ??
    query.relative ??
    (query.date
      ? `${query.date.year}-${query.date.month}-${query.date.day}`
      : query.days.map((day) => names[day]).join(', '));
  return ['opening hours', query.aspect, subject, when, query.meal]
    .filter((part) => part)
    .join(' · ');
}
