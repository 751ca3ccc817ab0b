import { type DayFact, spansOf } from './day-facts.ts';
import type { DayTarget } from './day-targets.ts';
import type { Finding } from './finding.ts';
import { namesSeason } from './names-season.ts';
import { quoteLines } from './quote-lines.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';
import type { Writer } from './write-schedule.ts';

type Day = {
  fact: DayFact;
  candidate: Candidate;
  query: ScheduleQuery;
  target: DayTarget;
  writer: Writer;
};

/** What only its own words can tell about a day; with the usual hours where no month or date is asked for. */
export function quoteDay({ fact, candidate, query, target, writer }: Day): Finding | null {
  if (writer.language !== writer.source) return null;
  const { period } = query;
  const { language } = candidate;
  // "Sunday in winter": of two sentences the one that speaks of winter.
  const named = fact.lines.filter(
    ({ line: { text } }) =>
      period?.kind === 'season' && namesSeason({ text, season: period.season, language }),
  );
  const quote = quoteLines(named.length > 0 ? named : fact.lines);
  const isSeason = fact.lines.every(({ line }) => line.season !== null);
  const usual = candidate.lines.filter(
    ({ line }) =>
      line.kind === 'hours' &&
      line.state === 'open' &&
      line.season === null &&
      line.meal === null &&
      line.dates.length + line.weeks.length === 0 &&
      line.days.includes(target.weekday),
  );
  if (target.exact || query.period || !isSeason || usual.length === 0)
    return { sentences: [quote], lines: fact.lines, certainty: 0.75 };
  const hours = writer.hours(spansOf(usual));
  return {
    sentences: [writer.phrase('open', { when: target.when, hours }), quote],
    lines: [...usual, ...fact.lines],
    certainty: 0.8,
  };
}

/** Adds the sentence about a time of the year or week of the month in which the day is not as usual: "not in October". */
export function withSeasonalException({
  finding,
  fact,
  candidate,
  query,
  target,
  writer,
}: Day & { finding: Finding }): Finding {
  const isUsual =
    fact.state === 'open' && fact.lines.every(({ line }) => line.season === null && !line.note);
  if (!isUsual || target.exact || query.period || writer.language !== writer.source) return finding;
  const other = candidate.lines.find(
    ({ line }) =>
      (line.state !== 'open' || fact.lines.every((own) => own.line !== line)) &&
      line.kind === 'hours' &&
      (line.weeks.length > 0 ||
        (line.season !== null && (line.state === 'closed' || line.state === 'mentioned'))) &&
      line.daypart === undefined &&
      line.days.includes(target.weekday),
  );
  if (!other || finding.sentences.includes(other.line.text)) return finding;
  return {
    ...finding,
    sentences: [...finding.sentences, other.line.text],
    lines: [...finding.lines, other],
  };
}
