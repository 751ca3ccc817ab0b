import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { daysOf } from './answer-period.ts';
import { datedLines, mainSchedules } from './choose-schedules.ts';
import { covers, type SourcedLine } from './day-facts.ts';
import type { Finding } from './finding.ts';
import { foldText } from './fold-text.ts';
import type { YearDay } from './holidays.ts';
import type { DateRule } from './schedule.ts';
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
  if (!first) return null;
  const writer = writerOf({ language, source: main.language });
  const text = writer.phrase('closed-for', { when: writer.rule(first.rule) });
  return { sentences: [`${writer.phrase('no')}, ${text}`], lines: [first.one], certainty: 0.84 };
}

const rangesOf = ({ line }: SourcedLine): DateRule[] =>
  line.state === 'closed' && line.part === '' && line.daypart === undefined
    ? line.dates.filter((rule) => rule.kind === 'range' || rule.kind === 'day')
    : [];
