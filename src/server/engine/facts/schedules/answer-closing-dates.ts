import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { asksReopening, saysClosed } from './answer-closed.ts';
import { daysOf } from './answer-period.ts';
import { chooseSchedules, datedLines } from './choose-schedules.ts';
import { covers } from './day-facts.ts';
import type { Finding } from './finding.ts';
import { foldText } from './fold-text.ts';
import type { YearDay } from './holidays.ts';
import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { mainSchedules } from './main-schedules.ts';
import { addDays } from './read-calendar.ts';
import { scanText } from './scan-text.ts';
import { type DateRule, isWholeMonth } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';
import { writerOf } from './write-schedule.ts';

/** "Are you closed over Christmas?", "do you close in summer?": the sentence with the dates, as the owner wrote it. */
export function answerClosingDates({
  question,
  query,
  candidates,
  lexicon,
  today,
  language,
}: {
  question: string;
  query: ScheduleQuery;
  candidates: readonly Candidate[];
  lexicon: Lexicon;
  today: YearDay;
  language: LanguageCode;
}): Finding | null {
  const days = askedDays({ question, query, lexicon, today });
  if (days.length === 0 || query.words.length > 0 || query.time || query.meal) return null;
  const owner = ownerOf({ query, candidates });
  if (!owner) return null;
  const found = datedLines({ candidate: owner, candidates }).flatMap((one) => {
    const rules = one.line.dates.filter((each) => days.some((day) => covers({ rule: each, day })));
    const rule = rules.find(({ kind }) => kind === 'range') ?? rules[0];
    return rule && saysClosed({ one, candidate: owner }) ? [{ one, rule }] : [];
  });
  const ranges = found.filter(({ rule }) => rule.kind === 'range');
  const listed = asksReopening(question) ? [] : found.filter(({ rule }) => isListed(rule));
  const [first, ...more] = ranges.length > 0 ? ranges : listed;
  if (!first) return null;
  const isOneTime = query.period?.kind !== 'season';
  // Two stretches of closed days in one summer are two answers; two at Christmas contradict each other.
  const others = more.filter(({ one }) => one.line.text !== first.one.line.text);
  if (isOneTime && others.some(({ one }) => one.line.state === 'closed')) return null;
  const writer = writerOf({ language, source: owner.language });
  const isClosed = first.one.line.state === 'closed';
  if (writer.language !== writer.source)
    return isClosed && first.rule.kind === 'range'
      ? {
          sentences: [writer.phrase('closed-for', { when: writer.during(first.rule) })],
          lines: [first.one],
          certainty: 0.85,
        }
      : null;
  const { text } = first.one.line;
  // The day after the last closed one is said by another answer, where the sentence doesn't.
  if (asksReopening(question) && !asksReopening(text) && isClosed && first.rule.kind === 'range')
    return null;
  const asked = query.holiday ? days.slice(0, 1) : days;
  const isWhole = isClosed && asked.every((day) => covers({ rule: first.rule, day }));
  const no = query.yesNo && query.aspect === 'open' && isWhole ? [writer.phrase('no')] : [];
  const lines = [first, ...others.slice(0, 1)].map(({ one }) => one);
  return {
    sentences: [...no, ...lines.map(({ line }) => line.text)],
    lines,
    certainty: isClosed ? 0.92 : 0.78,
  };
}

/** The days around Christmas, or of the month or season in which it may be closed; none for another question. */
function askedDays({
  question,
  query: { holiday, period, publicHolidays, days, aspect, date },
  lexicon,
  today,
}: {
  question: string;
  query: ScheduleQuery;
  lexicon: Lexicon;
  today: YearDay;
}): YearDay[] {
  if (days.length > 0) return [];
  const asksDates = saysDates.test(foldText(question));
  const asksClosed =
    aspect === 'vacation' ||
    scanText({ text: question, lexicon }).some((item) =>
      isSense(item, 'closed', 'closes', 'company-holiday'),
    );
  if (holiday?.id === 'christmas' && date)
    return aspect !== null || asksClosed || asksDates ? [date, addDays(date, 1)] : [];
  if (holiday?.id === 'new-years-day' && date && asksReopening(question)) return [date];
  if (holiday || date || period === null) return [];
  const within = daysOf({ rules: [period], today });
  // "Between Christmas and New Year": not the holidays themselves.
  if (isTurnOfYear(period)) return aspect === null ? [] : within.slice(2, -1);
  if (publicHolidays) return isWholeMonth(period) && within[0]?.month === 12 ? within : [];
  const isSome = isWholeMonth(period) || period.kind === 'season';
  return asksClosed && isSome && (aspect === null || aspect === 'open') ? within : [];
}

const isTurnOfYear = (period: DateRule): boolean =>
  period.kind === 'range' &&
  period.from.month === 12 &&
  period.from.day >= 24 &&
  period.to.month === 1;

const saysDates =
  /\b(?:dates?|which days|what days|daten|welche tage|fechas|que dias|dates|quels jours|date|quali giorni|datas|quais dias|data|welke dagen|daty|jakie dni)\b/;

/** Whose closing is asked for: the part that is named, or the business. */
function ownerOf({
  query,
  candidates,
}: {
  query: ScheduleQuery;
  candidates: readonly Candidate[];
}): Candidate | null {
  if (query.topics.length + query.uses.length > 0) {
    const named = chooseSchedules({ candidates, query });
    return named && named.misses === 0 ? (named.chosen[0] ?? null) : null;
  }
  return (
    mainSchedules(candidates)[0] ??
    candidates.find(({ subject, role }) => subject === '' && role === 'hours') ??
    null
  );
}

/** Days that the sentence names one by one. */
const isListed = ({ kind }: DateRule): boolean => kind === 'day' || kind === 'holiday';
