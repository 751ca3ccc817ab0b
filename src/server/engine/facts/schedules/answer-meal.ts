import type { MealId } from '#server/engine/language/calendar-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { type SourcedLine, spansOf } from './day-facts.ts';
import type { Finding } from './finding.ts';
import type { TimeSpan } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';
import type { Writer } from './write-schedule.ts';

/** "Do you serve lunch on Tuesdays?" */
export function mealAnswer({
  query,
  writer,
  when,
  spans,
  candidate,
  done,
  tail,
}: {
  query: ScheduleQuery;
  writer: Writer;
  when: string;
  spans: ReturnType<typeof spansOf>;
  candidate: Candidate;
  done: (text: string, certainty: number) => Finding;
  tail: string;
}): Finding | null {
  const meal = query.meal;
  if (!meal) return null;
  const own = spans.filter(({ line }) => line.meal === meal);
  const yes = query.yesNo ? `${writer.phrase('yes')}, ` : '';
  if (own.length > 0) {
    return done(
      `${yes}${writer.phrase('meal', { when, meal: writer.meal(meal), hours: writer.hours(own.map((one) => ({ ...one }))) })}${tail}`,
      0.93,
    );
  }
  const others = [...new Set(spans.flatMap(({ line }) => (line.meal ? [line.meal] : [])))];
  const served = candidate.lines.some(({ line }) => line.meal === meal);
  if (others.length > 0 && spans.every(({ line }) => line.meal !== null)) {
    const only = writer.phrase('only-meal', {
      when,
      meal: writer.list(others.map((one) => writer.meal(one))),
      hours: writer.hours(spans),
    });
    return done(
      `${query.yesNo || query.plain ? `${writer.phrase('no')}, ` : ''}${only}${tail}`,
      served ? 0.92 : 0.85,
    );
  }
  // Hours without meals that end before dinner: there is none.
  const plain = spans.filter(({ line }) => line.meal === null).map(({ span }) => span);
  if (plain.length > 0 && !served && isClosedAt({ meal, spans: plain, language: writer.language }))
    return done(
      `${query.yesNo ? `${writer.phrase('no')}, ` : ''}${writer.phrase('not-open-at', { when, hours: writer.hours(spans) })}${tail}`,
      0.85,
    );
  // Hours without a meal: open then, but whether the meal is served the document doesn't say.
  return spans.length > 0 && served
    ? done(`${writer.phrase('open', { when, hours: writer.hours(spans) })}${tail}`, 0.75)
    : null;
}

/** Roughly when a meal is eaten, as minutes since midnight. */
const mealTimes: Readonly<Record<MealId, readonly [number, number]>> = {
  breakfast: [360, 630],
  brunch: [570, 840],
  lunch: [690, 870],
  afternoon: [840, 1020],
  dinner: [1080, 1290],
};

function isClosedAt({
  meal,
  spans,
  language,
}: {
  meal: MealId;
  spans: readonly TimeSpan[];
  language: LanguageCode;
}): boolean {
  const [from, to] = mealTimes[meal];
  const start = meal === 'dinner' && language === 'es' ? 1200 : from;
  return spans.every(
    (span) => span.from && span.to && (span.to.minutes <= start || span.from.minutes >= to),
  );
}

/** "Do you close for lunch?", "Are you open straight through?" */
export function breakAnswer({
  query,
  writer,
  when,
  spans,
  breaks,
  done,
  lines,
}: {
  query: ScheduleQuery;
  writer: Writer;
  when: string;
  spans: ReturnType<typeof spansOf>;
  breaks: readonly SourcedLine[];
  done: (text: string, certainty: number, lines?: SourcedLine[]) => Finding;
  lines: SourcedLine[];
}): Finding | null {
  const pause = breaks.find((one) => one.line.state === 'open' && one.line.spans.length > 0);
  const askedBreak = query.aspect === 'break';
  const sign = (pauses: boolean): string =>
    query.yesNo ? `${writer.phrase(pauses === askedBreak ? 'yes' : 'no')}, ` : '';
  if (pause)
    return done(
      `${sign(true)}${writer.phrase('break', { when, hours: writer.hours(spansOf([pause])) })}`,
      0.92,
      [pause],
    );
  const [first, second] = spans;
  // "Open all day on that date?": it closes earlier than usual.
  if (first && second === undefined && !first.span.from && first.span.to && !askedBreak)
    return done(
      `${sign(true)}${writer.phrase('closes', { when, time: writer.clock(first.span.to) })}`,
      0.88,
    );
  if (first?.span.to && second?.span.from && second.span.from.minutes > first.span.to.minutes) {
    const between = writer.phrase('between', {
      when,
      from: writer.bareTime(first.span.to),
      to: writer.clock(second.span.from),
    });
    return done(`${sign(true)}${between}`, 0.92, lines);
  }
  if (spans.length === 1) {
    const told = breaks.some((one) => one.line.state === 'closed');
    return done(
      `${sign(false)}${writer.phrase('no-break', { when, hours: writer.hours(spans) })}`,
      told ? 0.92 : 0.85,
      [...lines, ...breaks],
    );
  }
  return null;
}
