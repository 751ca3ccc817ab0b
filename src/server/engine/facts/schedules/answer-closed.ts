import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { daysOf } from './answer-period.ts';
import { datedLines, isShared } from './choose-schedules.ts';
import { covers, type SourcedLine, weekdayFact } from './day-facts.ts';
import type { Finding } from './finding.ts';
import { foldText } from './fold-text.ts';
import { weekdayOf, type YearDay } from './holidays.ts';
import { isSense } from './items.ts';
import { lexiconOf } from './lexicon.ts';
import { mainSchedules } from './main-schedules.ts';
import { addDays } from './read-calendar.ts';
import { scanText } from './scan-text.ts';
import { type DateRule, isWholeMonth } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';
import { writerOf } from './write-schedule.ts';

/** What can be done from home, or is about something other than coming. */
const elsewhere =
  /\b(?:pric\w*|cost\w*|fees?|charge\w*|discount\w*|vouchers?|valid|expire\w*|e-?mail\w*|online|deposit|refund\w*|cancel\w*|website|preis\w*|rabatt\w*|gutschein\w*|storn\w*|precio\w*|descuento\w*|cancela\w*|prix|remise|annul\w*|prezz\w*|sconto|preco\w*|desconto|prijs|korting|cen[ay]|rabat)\b/;

/** "Can we rent a boat in November?": whatever it is, not while the whole business is closed. */
export function answerClosed({
  question,
  query,
  candidates,
  today,
  language,
}: {
  question: string;
  query: ScheduleQuery;
  candidates: readonly Candidate[];
  today: YearDay;
  language: LanguageCode;
}): Finding | null {
  const { yesNo, date, holiday, period } = query;
  if (!yesNo || holiday || !(date || period) || elsewhere.test(foldText(question))) return null;
  const main = mainSchedules(candidates)[0] ?? candidates.find(({ subject }) => subject === '');
  if (!main) return null;
  const days = date ? [date] : period ? daysOf({ rules: [period], today }) : [];
  const found = datedLines({ candidate: main, candidates }).flatMap((one) =>
    rangesOf(one).flatMap((rule) =>
      days.length > 0 && days.every((day) => covers({ rule, day })) ? [{ one, rule }] : [],
    ),
  );
  const [first] = found;
  const writer = writerOf({ language, source: main.language });
  if (!first) {
    const said = date && query.words.length === 0 && writer.language === writer.source;
    const one = said ? quotedFor({ main, candidates, date }) : undefined;
    return one ? { sentences: [one.line.text], lines: [one], certainty: 0.75 } : null;
  }
  const text = writer.phrase('closed-for', { when: writer.during(first.rule) });
  return { sentences: [`${writer.phrase('no')}, ${text}`], lines: [first.one], certainty: 0.84 };
}

/** A sentence about closed days around the date that can only be quoted. */
const quotedFor = ({
  main,
  candidates,
  date,
}: {
  main: Candidate;
  candidates: readonly Candidate[];
  date: YearDay;
}): SourcedLine | undefined =>
  candidates
    .filter((candidate) => candidate === main || isShared(candidate))
    .flatMap(({ lines }) => lines)
    .find(
      (one) =>
        one.line.dates.some(
          (rule) => rule.kind === 'range' && !isWholeMonth(rule) && covers({ rule, day: date }),
        ) && saysClosed({ one, candidate: main }),
    );

/** The line is about closed days, read or only quoted. */
export function saysClosed({
  one: { line },
  candidate,
}: {
  one: SourcedLine;
  candidate: Candidate;
}): boolean {
  if (line.kind !== 'hours' || line.days.length > 0 || line.daypart !== undefined) return false;
  if (line.state === 'closed') return true;
  return (
    line.state === 'mentioned' &&
    scanText({ text: line.text, lexicon: lexiconOf(candidate.language) }).some((item) =>
      isSense(item, 'closed', 'closes', 'company-holiday'),
    )
  );
}

const rangesOf = ({ line }: SourcedLine): DateRule[] =>
  line.state === 'closed' && line.part === '' && line.daypart === undefined
    ? line.dates.filter((rule) => rule.kind === 'range' || rule.kind === 'day')
    : [];

const again =
  /\b(?:back|reopen\w*|open(?:ing)? again|wieder (?:da|auf|offen|geoffnet)|wiedereroffn\w*|vol(?:veis|ve|ven|vemos)|reabr\w+|rouvr\w+|riapr\w+|weer open|heropen\w*|znow|ponownie)\b/;

/** Says "back", "open again" and the like. */
export const asksReopening = (text: string): boolean => again.test(foldText(text));

/** "When do you open again after the holidays?": the first open day after the closed days around that date. */
export function answerReopening({
  question,
  query,
  candidates,
  today,
  language,
}: {
  question: string;
  query: ScheduleQuery;
  candidates: readonly Candidate[];
  today: YearDay;
  language: LanguageCode;
}): Finding | null {
  const { aspect, period } = query;
  // "After the Christmas break" asks for no lunch break.
  if ((aspect !== 'opens' && aspect !== 'break') || !asksReopening(question)) return null;
  // "In January": the closed days that reach into that month.
  const days = query.date ? [query.date] : period ? daysOf({ rules: [period], today }) : [];
  const main = mainSchedules(candidates)[0] ?? candidates.find(({ subject }) => subject === '');
  if (!main) return null;
  const found = datedLines({ candidate: main, candidates }).flatMap((one) =>
    rangesOf(one).flatMap((rule) =>
      rule.kind === 'range' && days.some((day) => isNear(rule, day)) ? [{ one, rule }] : [],
    ),
  );
  const [first] = found;
  const [date] = days;
  if (!first || !date || new Set(found.map(({ rule }) => JSON.stringify(rule))).size > 1)
    return null;
  const { to } = first.rule;
  const year = to.year ?? (to.month < date.month ? date.year + 1 : date.year);
  const day = nextOpenDay({ main, day: { ...to, year } });
  if (!day) return null;
  const writer = writerOf({ language, source: main.language });
  return {
    sentences: [
      `${writer.phrase('closed-for', { when: writer.during(first.rule) })}; ${writer.phrase('reopens', { date: writer.date({ ...day, year: null }) })}`,
    ],
    lines: [first.one],
    certainty: 0.85,
  };
}

/** Covers the day, or begins within the next days. */
const isNear = (rule: DateRule, date: YearDay): boolean =>
  [0, 1, 2, 3].some((days) => covers({ rule, day: addDays(date, days) }));

function nextOpenDay({ main, day }: { main: Candidate; day: YearDay }): YearDay | null {
  for (let count = 1; count <= 7; count += 1) {
    const next = addDays(day, count);
    const fact = weekdayFact({
      lines: main.lines,
      weekday: weekdayOf(next),
      day: next,
      exact: true,
      meal: null,
    });
    if (fact?.state === 'open') return next;
  }
  return null;
}
