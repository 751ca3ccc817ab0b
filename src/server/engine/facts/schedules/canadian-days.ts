import type { CalendarDay, DateRule, Schedule } from './schedule.ts';

/** Days that only Canada has, and words for where it is. */
const canada =
  /(?<!\p{L})(?:Canada Day|Victoria Day|Truth (?:and|&) Reconciliation|Civic Holiday|Natal Day|Nova Scotia|New Brunswick|Newfoundland|Saskatchewan|Manitoba)(?!\p{L})/u;

/** Thanksgiving is in October in Canada, so a document that names its days means that one. */
export function withCanadianDays({
  schedules,
  texts,
}: {
  schedules: readonly Schedule[];
  texts: Iterable<string>;
}): Schedule[] {
  if (!schedules.some(namesThanksgiving) || !isCanadian(texts)) return [...schedules];
  return schedules.map((schedule) => ({
    ...schedule,
    lines: schedule.lines.map((line) => ({
      ...line,
      dates: line.dates.map(moved),
      season: line.season && moved(line.season),
    })),
  }));
}

const namesThanksgiving = ({ lines }: Schedule): boolean =>
  JSON.stringify(lines.map(({ dates, season }) => [dates, season])).includes('"thanksgiving"');

function isCanadian(texts: Iterable<string>): boolean {
  for (const text of texts) if (canada.test(text)) return true;
  return false;
}

function moved(rule: DateRule): DateRule {
  if (rule.kind === 'holiday' && rule.holiday === 'thanksgiving')
    return { ...rule, holiday: 'thanksgiving-ca' };
  return rule.kind === 'range'
    ? { ...rule, from: movedDay(rule.from), to: movedDay(rule.to) }
    : rule;
}

const movedDay = (day: CalendarDay): CalendarDay =>
  day.moves?.holiday === 'thanksgiving'
    ? { ...day, month: 10, day: 12, moves: { ...day.moves, holiday: 'thanksgiving-ca' } }
    : day;
