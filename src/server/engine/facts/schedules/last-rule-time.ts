import type { TopicId } from '#server/engine/language/calendar-words.ts';
import { type DayFact, dateLines, type SourcedLine, spansOf, weekdayFact } from './day-facts.ts';
import { dayIn } from './day-targets.ts';
import { earlierClock } from './earlier-clock.ts';
import { foldText } from './fold-text.ts';
import { hasWord, withoutBrackets } from './has-word.ts';
import { topicsOf } from './headings.ts';
import { weekdayOf, type YearDay } from './holidays.ts';
import { isSense } from './items.ts';
import { lengthBefore } from './length-before.ts';
import { lexiconOf } from './lexicon.ts';
import { mainSchedules } from './main-schedules.ts';
import { addDays } from './read-calendar.ts';
import { scanText } from './scan-text.ts';
import type { ClockTime, TimeSpan } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';
import { seasonText } from './write-remarks.ts';
import { type Writer, writerOf } from './write-schedule.ts';

/** What a rule such as "last orders 30 minutes before closing" means on the days asked for, as a sentence of its own. */
export function lastRuleTime({
  text,
  rule,
  candidate,
  candidates,
  query,
  today,
}: {
  /** The rule, or the part of it that the question is about. */
  text: string;
  rule: SourcedLine;
  /** The one that has the rule. */
  candidate: Candidate;
  candidates: readonly Candidate[];
  query: ScheduleQuery;
  today: YearDay;
}): { sentence: string; lines: SourcedLine[] } | null {
  if (query.date || query.holiday || query.publicHolidays) return null;
  const owner = closingOf({ text, rule, candidate, candidates, query });
  if (!owner) return null;
  const writer = writerOf({ language: owner.language });
  const by = lengthBefore({ text, language: owner.language });
  const day = query.relative === 'tomorrow' ? addDays(today, 1) : today;
  const isToday = query.relative !== null && query.days.length === 0;
  if (isToday && dateLines({ ...owner, day, holiday: null }).length > 0) return null;
  const days = isToday ? [weekdayOf(day)] : query.days;
  const season = query.period ? dayIn(query, today) : day;
  const factOn = (weekday: number): DayFact | null =>
    weekdayFact({ lines: wholeLines(owner), weekday, day: season, exact: isToday, meal: null });
  const [first] = days;
  if (first === undefined || days.length > 1)
    return by === null || days.length > 1 ? null : everyDay({ owner, writer, query, by, factOn });
  const fact = factOn(first);
  const when = isToday
    ? writer.phrase(query.relative === 'tomorrow' ? 'tomorrow' : 'today')
    : writer.onDays([first]);
  if (!fact) return null;
  if (fact.state === 'closed')
    return fact.inferred
      ? null
      : { sentence: writer.phrase('closed', { when }), lines: fact.lines };
  const ends = endsOf({ fact, query });
  if (!ends) return null;
  const tail = seasonText({ lines: fact.lines, writer });
  const closing = writer.list(ends.map((end) => writer.clock(end)));
  const times = by === null ? null : timesBefore({ fact, ends, by, owner, writer });
  return times === null
    ? { sentence: `${writer.phrase('closes', { when, time: closing })}${tail}`, lines: fact.lines }
    : {
        sentence: `${writer.phrase('before-closing', { when, time: times, closing })}${tail}`,
        lines: fact.lines,
      };
}

/** Without a day: where it closes at one time on all its days. */
function everyDay({
  owner,
  writer,
  query,
  by,
  factOn,
}: {
  owner: Candidate;
  writer: Writer;
  query: ScheduleQuery;
  by: number;
  factOn: (weekday: number) => DayFact | null;
}): { sentence: string; lines: SourcedLine[] } | null {
  if (!query.period && owner.lines.some(({ line }) => line.season !== null)) return null;
  const open: { day: number; fact: DayFact; time: string; closing: string }[] = [];
  for (let day = 0; day < 7; day += 1) {
    const fact = factOn(day);
    if (!fact || fact.state === 'closed') continue;
    const ends = endsOf({ fact, query });
    const time = ends && timesBefore({ fact, ends, by, owner, writer });
    if (!ends || !time) return null;
    open.push({ day, fact, time, closing: writer.list(ends.map((end) => writer.clock(end))) });
  }
  const [first] = open;
  if (!first || open.some(({ time }) => time !== first.time)) return null;
  const { time, closing } = first;
  const when = writer.onDays(open.map(({ day }) => day));
  return {
    sentence: `${writer.phrase('before-closing', { when, time, closing })}${seasonText({ lines: first.fact.lines, writer })}`,
    lines: [...new Set(open.flatMap(({ fact }) => fact.lines))],
  };
}

/** Closing times of a day, where they are known and none is in doubt. */
function endsOf({ fact, query }: { fact: DayFact; query: ScheduleQuery }): ClockTime[] | null {
  if (fact.state !== 'open' || fact.lines.some(({ line }) => line.weeks.length > 0)) return null;
  const spans = spansOf(fact.lines).map(({ span }) => span);
  const apart = spans.every((span, at) => {
    const next = spans[at + 1];
    return isWhole(span) && (!next?.from || (span.to?.minutes ?? 0) < next.from.minutes);
  });
  if (!apart || spans.length === 0 || spans.length > 2) return null;
  const asked =
    spans.length === 1
      ? spans
      : query.meal === 'dinner' || query.daypart === 'evening'
        ? spans.slice(1)
        : query.meal === 'lunch'
          ? spans.slice(0, 1)
          : spans;
  return asked.flatMap(({ to }) => (to ? [to] : []));
}

/** "Bar closes: 11 pm" has no start. */
const isWhole = ({ from, to }: TimeSpan): boolean =>
  to !== null && (from === null || (to.minutes > from.minutes && to.minutes - from.minutes < 1440));

function timesBefore({
  fact,
  ends,
  by,
  owner,
  writer,
}: {
  fact: DayFact;
  ends: readonly ClockTime[];
  by: number;
  owner: Candidate;
  writer: Writer;
}): string | null {
  const isShort = spansOf(fact.lines).some(
    ({ span: { from, to } }) => (to?.minutes ?? 0) - by <= (from?.minutes ?? 0),
  );
  if (isShort) return null;
  const others = owner.lines.flatMap(({ line }) =>
    line.spans.flatMap(({ from, to }) => [from?.text ?? '', to?.text ?? '']),
  );
  return writer.list(
    ends.map((time) => writer.clock(earlierClock({ time, by, others, language: owner.language }))),
  );
}

const before = /(?<!\p{L})(?:before|vor|antes|avant|prima|voor|przed)(?!\p{L})([^,;.(]{0,60})/u;

/** Whose closing time a rule means; null where that isn't sure. */
function closingOf({
  text,
  rule,
  candidate,
  candidates,
  query,
}: {
  text: string;
  rule: SourcedLine;
  candidate: Candidate;
  candidates: readonly Candidate[];
  query: ScheduleQuery;
}): Candidate | null {
  const weekly = candidates.filter(hasWeek);
  const folded = foldText(text);
  const lexicon = lexiconOf(candidate.language);
  const after = before.exec(folded)?.[1] ?? '';
  // "40 minutes before the rink closes".
  const named = weekly.filter(({ subject }) =>
    wordsOf(subject).some((word) => hasWord(after, word)),
  );
  if (named.length > 0) return onlyOf(named);
  const topics = topicsOf({ text: after, lexicon });
  if (topics.length > 0) {
    const same = weekly.filter((one) => one.topics.some((topic) => topics.includes(topic)));
    if (same.length > 0) return onlyOf(same);
    if (topics.some((topic) => partTopics.has(topic))) return null;
  }
  const about = weekly.filter(({ subject }) => {
    const words = wordsOf(subject);
    return words.length > 0 && words.every((word) => hasWord(folded, word));
  });
  if (about.length > 0) return onlyOf(about);
  // "Deli: Wed 3-8. Grill stops two hours before closing."
  const beside = weekly.filter(({ lines }) =>
    lines.some(
      ({ documentId, line }) =>
        documentId === rule.documentId &&
        line.block === rule.line.block &&
        line.days.length > 0 &&
        line.spans.some(({ from, to }) => from && to),
    ),
  );
  if (beside.length > 0) return onlyOf(beside);
  if (candidate.subject !== '' && hasWeek(candidate)) return candidate;
  const asked = weekly.filter(({ subject }) =>
    wordsOf(subject).some((word) => query.words.some((other) => hasWord(word, other))),
  );
  if (asked.length === 1) return asked[0] ?? null;
  const main = onlyOf(mainSchedules(candidates));
  const isServed =
    topicsOf({ text, lexicon }).some((topic) => topic === 'kitchen' || servingTopics.has(topic)) ||
    scanText({ text, lexicon }).some((item) => isSense(item, 'last-orders'));
  const isServing = ({ topics: own }: Candidate): boolean =>
    own.some((topic) => servingTopics.has(topic));
  // Last orders beside the hours of a shop and of its café are the café's, or both's.
  const isOther = isServed && main !== null && !isServing(main) && weekly.some(isServing);
  return isOther ? null : main;
}

/** Places where people are served food and drink. */
const servingTopics: ReadonlySet<TopicId> = new Set<TopicId>(['restaurant', 'cafe', 'bar']);

/** Parts that keep hours of their own. */
const partTopics: ReadonlySet<TopicId> = new Set<TopicId>([
  'kitchen',
  'cafe',
  'bar',
  'phone',
  'reception',
  'terrace',
  'counter',
  'pool',
]);

const hasWeek = ({ lines }: Candidate): boolean =>
  lines.some(({ line }) => line.kind === 'hours' && line.state === 'open' && line.days.length > 0);

/** "The gift shop is open until 4" among the hours of a garden isn't when the garden closes. */
function wholeLines({ lines }: Candidate): readonly SourcedLine[] {
  const whole = lines.filter(({ line }) => line.part === '');
  return whole.some(({ line }) => line.kind === 'hours' && line.days.length > 0) ? whole : lines;
}

const onlyOf = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.length === 1 ? (candidates[0] ?? null) : null;

const wordsOf = (subject: string): string[] =>
  foldText(withoutBrackets(subject)).match(/\p{L}{3,}/gu) ?? [];
