import { topicsOf } from './headings.ts';
import type { Lexicon } from './lexicon.ts';
import type { Schedule, ScheduleLine, TimeSpan } from './schedule.ts';

/** "Mon–Fri 8.30–16.30, lunch 13–13.45" of an office: nothing is served, it's closed meanwhile. */
export const withLunchBreaks = ({
  schedules,
  lexicon,
}: {
  schedules: readonly Schedule[];
  lexicon: Lexicon;
}): Schedule[] =>
  schedules.map((schedule) => {
    const { subject, context, lines } = schedule;
    const isServed =
      lines.some(({ meal }) => meal !== null && meal !== 'lunch') ||
      topicsOf({ text: `${subject} | ${context}`, lexicon }).some((topic) => served.has(topic));
    if (isServed || !lines.some(isShortLunch)) return schedule;
    return {
      ...schedule,
      lines: lines.map((line) =>
        isShortLunch(line) && isWithinHours({ line, lines })
          ? { ...line, kind: 'break', meal: null }
          : line,
      ),
    };
  });

const served: ReadonlySet<string> = new Set(['restaurant', 'cafe', 'bar', 'kitchen', 'terrace']);

/** A meal is served for longer than the staff takes to eat it. */
const longestBreak = 75;

const isShortLunch = ({ kind, meal, state, spans, days }: ScheduleLine): boolean =>
  kind === 'hours' &&
  meal === 'lunch' &&
  state === 'open' &&
  days.length > 0 &&
  spans.length === 1 &&
  spans.every(({ from, to }) => from && to && to.minutes - from.minutes <= longestBreak);

const isWithinHours = ({
  line,
  lines,
}: {
  line: ScheduleLine;
  lines: readonly ScheduleLine[];
}): boolean =>
  line.days.every((day) =>
    lines.some(
      (other) =>
        other.kind === 'hours' &&
        other.meal === null &&
        other.state === 'open' &&
        other.part === line.part &&
        other.days.includes(day) &&
        other.spans.some((span) => line.spans.every((own) => isInside(own, span))),
    ),
  );

const isInside = (own: TimeSpan, span: TimeSpan): boolean =>
  own.from !== null &&
  own.to !== null &&
  span.from !== null &&
  span.to !== null &&
  own.from.minutes > span.from.minutes &&
  own.to.minutes < span.to.minutes;
