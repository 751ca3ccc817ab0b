/** Opening hours of a source by what they are for and when, so that the same day can be compared. */
import type { DateRule, Schedule, ScheduleLine } from '#server/engine/facts/schedules/schedule.ts';
import type { ComparedSource } from './compared-fact.ts';
import { isOpening } from './filler-words.ts';
import { readSubject, type Subject } from './subject.ts';

export type SourceHours = {
  source: ComparedSource;
  subject: Subject;
  context: Subject;
  /** As the source calls it; empty for the business itself. */
  name: string;
  /** The season or kind of hours: only the same are compared. */
  scope: string;
  days: Map<string, DayHours>;
};

type DayHours = { value: string; lines: ScheduleLine[] };

export function readHours(source: ComparedSource): SourceHours[] {
  const byScope = new Map<string, SourceHours>();
  for (const { line, schedule } of listHourLines(source.facts.schedules)) {
    const { language } = schedule;
    const isAnswer = answerWord.test(schedule.subject);
    const asked = isAnswer ? schedule.context : '';
    const name = [isAnswer ? '' : schedule.subject, line.part].filter(Boolean).join(' ');
    const kind = [line.kind, line.season ? ruleName(line.season) : '', line.meal ?? ''].join('|');
    const key = [kind, name, schedule.context].join('|');
    let hours = byScope.get(key);
    if (!hours) {
      hours = {
        source,
        name,
        scope: kind,
        subject: withoutOpening(readSubject(`${name} ${asked}`, language)),
        context: withoutOpening(readSubject(isAnswer ? '' : schedule.context, language)),
        days: new Map(),
      };
      byScope.set(key, hours);
    }
    for (const day of namesOfDays(line)) {
      const own = hours.days.get(day) ?? { value: '', lines: [] };
      own.lines.push(line);
      hours.days.set(day, own);
    }
  }
  for (const { days } of byScope.values()) {
    for (const [day, own] of days) {
      const value = writeHours(own.lines);
      if (value === null) days.delete(day);
      else own.value = value;
    }
  }
  return [...byScope.values()].filter(({ days }) => days.size > 0);
}

/** "Yes, on Saturdays from 10 to 4": the hours of what the question asks about. */
const answerWord = /^(?:yes|ja|sí|si|oui|sì|sim|tak)$/iu;

export function withoutOpening(subject: Subject): Subject {
  return new Map(
    [...subject].filter(([key, { word }]) => !key.startsWith('day:') && !isOpening(word)),
  );
}

/** Lines that say when something is open; dates of events are dates. */
export function listHourLines(
  schedules: readonly Schedule[],
): { line: ScheduleLine; schedule: Schedule }[] {
  return schedules
    .filter(({ role, form, subject }) => !form && (role === 'hours' || answerWord.test(subject)))
    .flatMap((schedule) =>
      schedule.lines
        .filter(
          (line) =>
            isPlain(line) &&
            (line.spans.length > 0 || (line.part === '' && schedule.subject === '')),
        )
        .map((line) => ({ line, schedule })),
    );
}

/** Days by names that are the same in every source: weekdays by number, others by their rule. */
export const namesOfDays = ({ dates, days }: Pick<ScheduleLine, 'dates' | 'days'>): string[] =>
  dates.length > 0 ? dates.map(ruleName) : days.map(String);

/** Lines that only their own words can tell aren't compared. */
const isPlain = (line: ScheduleLine): boolean =>
  (line.state === 'open' || line.state === 'closed') &&
  line.weeks.length === 0 &&
  !line.daypart &&
  !line.byAppointment &&
  line.kind !== 'break';

/** Null where an end is open, or where lines contradict each other already. */
function writeHours(lines: readonly ScheduleLine[]): string | null {
  if (lines.every(({ state }) => state === 'closed')) return 'closed';
  const open = lines.filter(({ state }) => state === 'open');
  const spans = open.flatMap(({ spans: own }) => own);
  if (open.length < lines.length || spans.length === 0) return null;
  if (spans.some(({ from, to }) => !from || !to)) return null;
  const written = spans.map(({ from, to }) => `${from?.minutes}-${to?.minutes}`);
  return [...new Set(written)]
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .join(' ');
}

/** The same for "Dec 24" with and without its year. */
function ruleName(rule: DateRule): string {
  switch (rule.kind) {
    case 'day':
      return `date:${rule.day.month}-${rule.day.day}`;
    case 'range':
      return `range:${rule.from.month}-${rule.from.day}:${rule.to.month}-${rule.to.day}`;
    case 'holiday':
      return `holiday:${rule.holiday}`;
    case 'season':
      return `season:${rule.season}`;
    case 'public-holidays':
      return 'public-holidays';
  }
}
