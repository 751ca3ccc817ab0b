import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { covers, type SourcedLine, seasonLines } from './day-facts.ts';
import { dayIn } from './day-targets.ts';
import type { Finding } from './finding.ts';
import { foldText } from './fold-text.ts';
import { hasWord } from './has-word.ts';
import { weekdayOf, weekOfMonth, type YearDay } from './holidays.ts';
import { addDays } from './read-calendar.ts';
import type { ClockTime } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';
import { createWriter, type Writer } from './write-schedule.ts';

type Entry = { candidate: Candidate; sourced: SourcedLine; day: number; start: ClockTime | null };

/** Below this a few lines with times make no timetable that lists everything. */
const fewestEntries = 3;

/** Answers from timetables and lists of who is there when: by name, teacher, day, time or part of the day. */
export function answerActivity({
  query,
  candidates,
  today,
  language,
}: {
  query: ScheduleQuery;
  candidates: readonly Candidate[];
  today: YearDay;
  language: LanguageCode;
}): (Finding & { subject: string }) | null {
  // "Which course is the longest?" asks for a length, not for a time of day.
  if (query.aspect === 'latest' && query.days.length === 0 && query.relative === null) return null;
  const listed = candidates.filter(({ form }) => form !== null);
  const chosen = chooseNamed({ query, listed, candidates });
  if (!chosen) return null;
  const { named, certainty } = chosen;
  const source = named[0]?.language ?? language;
  const writer = createWriter({ language, source });
  const exact = dayOf({ query, today });
  const when = whenText({ query, exact, writer });
  if (exact && (query.date || query.holiday)) {
    const dated = datedAnswer({ candidates, exact, query, writer });
    if (dated) return { ...dated, subject: '' };
    if (dated === null || query.holiday) return null;
  }
  const at = exact ?? (query.period ? dayIn(query, today) : today);
  const inSeason = entriesOf({ candidates: named, day: at });
  // Out of season, with no time of the year asked for: whenever it takes place.
  const all =
    inSeason.length > 0 || exact || query.period
      ? inSeason
      : entriesOf({ candidates: named, day: null });
  const days = exact ? [weekdayOf(exact)] : query.days;
  let kept = all.filter(
    (entry) =>
      (days.length === 0 || days.includes(entry.day)) &&
      (!exact || inWeek({ entry, day: exact })) &&
      atTime({ entry, query }) &&
      inDaypart({ entry, query, language }),
  );
  const limited = days.length > 0 || query.time !== null || query.daypart !== null;
  if (kept.length === 0) return limited ? nothing({ query, all, days, when, writer }) : null;
  if (query.edge !== null || query.aspect === 'closes')
    kept = extreme({ kept, last: query.edge !== 'first' });
  if (kept.length > 16) return null;
  // Who is there on which days is said whole.
  if (named.every(({ form }) => form === 'presence')) kept = all;
  const yes = query.yesNo ? `${writer.phrase('yes')}, ` : '';
  const byName = query.words.length > 0 && !(days.length === 1 && named.length > 1);
  const text = byName
    ? nameText({ kept, writer })
    : kept.length === 0
      ? ''
      : `${when === '' ? '' : `${when}: `}${dayText({ kept, days, writer })}`;
  return {
    sentences: [`${yes}${text}`],
    lines: kept.map(({ sourced }) => sourced),
    certainty,
    subject: byName ? (named[0]?.subject ?? '') : '',
  };
}

/** The entries all of the question's words fit; everything listed when it only says "classes". */
function chooseNamed({
  query,
  listed,
  candidates,
}: {
  query: ScheduleQuery;
  listed: readonly Candidate[];
  candidates: readonly Candidate[];
}): { named: Candidate[]; certainty: number } | null {
  const words = [...query.words, ...query.topicWords];
  if (words.length === 0) {
    const timetable = listed.filter(({ form }) => form === 'timetable');
    const entries = timetable.reduce((sum, { lines }) => sum + lines.length, 0);
    return query.activity && entries >= fewestEntries
      ? { named: timetable, certainty: 0.88 }
      : null;
  }
  if (!query.activity && !query.when && !query.present && !query.plain) return null;
  // "Snacks, only in the bar" isn't what someone asks for who asks for the bar, which has hours of its own.
  const hasOwnHours = (word: string): boolean =>
    candidates.some(({ subject }) => hasWord(foldText(subject), word));
  const says = ({ subject, lines }: Candidate, word: string): boolean =>
    hasWord(foldText(subject), word) ||
    (!hasOwnHours(word) && lines.some(({ line }) => hasWord(foldText(line.note), word)));
  const known = words.filter((word) => listed.some((one) => says(one, word)));
  if (known.length === 0) return null;
  // "Beginners yoga" at a yoga studio: the trade itself names nothing.
  const trade = words.every(
    (word) =>
      known.includes(word) || candidates.some(({ context }) => hasWord(foldText(context), word)),
  );
  if (known.length < words.length && !trade) return null;
  const named = listed.filter((one) => known.every((word) => says(one, word)));
  // "Is the surgery open on Monday?" asks for the place, not for what is done there.
  if (query.plain && query.words.length === 0 && named.every(({ form }) => form === 'presence'))
    return null;
  return named.length === 0
    ? null
    : { named, certainty: known.length === words.length ? 0.9 : 0.75 };
}

function dayOf({ query, today }: { query: ScheduleQuery; today: YearDay }): YearDay | null {
  if (query.date) return query.date;
  if (query.relative === 'tomorrow') return addDays(today, 1);
  return query.relative === null ? null : today;
}

function whenText({
  query,
  exact,
  writer,
}: {
  query: ScheduleQuery;
  exact: YearDay | null;
  writer: Writer;
}): string {
  if (query.relative === 'tomorrow') return writer.phrase('tomorrow');
  if (query.relative !== null) return writer.phrase('today');
  if (exact) return writer.phrase('on-date', { date: writer.date({ ...exact, year: null }) });
  return query.days.length > 0 ? writer.onDays(query.days) : '';
}

/** What the documents say about the date: closed, or words only they can tell (null); undefined when nothing. */
function datedAnswer({
  candidates,
  exact,
  query,
  writer,
}: {
  candidates: readonly Candidate[];
  exact: YearDay;
  query: ScheduleQuery;
  writer: Writer;
}): Finding | null | undefined {
  const lines = candidates
    .flatMap((candidate) => candidate.lines)
    .filter(({ line }) => line.dates.some((rule) => covers({ rule, day: exact })));
  if (lines.length === 0) return undefined;
  const closed = lines.filter(({ line }) => line.state === 'closed');
  const first = closed[0];
  if (!first || closed.length < lines.length || writer.language !== writer.source) return null;
  const no = writer.phrase('no');
  const said = new RegExp(`^${no}\\b`, 'i').test(first.line.text);
  const sign = query.yesNo && !said ? `${no}, ` : '';
  return { sentences: [`${sign}${first.line.text}`], lines: [first], certainty: 0.88 };
}

function entriesOf({
  candidates,
  day,
}: {
  candidates: readonly Candidate[];
  /** Null for all seasons. */
  day: YearDay | null;
}): Entry[] {
  return candidates.flatMap((candidate) =>
    (day === null ? candidate.lines : seasonLines({ lines: candidate.lines, day })).flatMap(
      (sourced) =>
        sourced.line.state !== 'open' || sourced.line.kind !== 'hours'
          ? []
          : sourced.line.days.flatMap((weekday): Entry[] =>
              sourced.line.spans.length === 0
                ? [{ candidate, sourced, day: weekday, start: null }]
                : sourced.line.spans.map((span) => ({
                    candidate,
                    sourced,
                    day: weekday,
                    start: span.from,
                  })),
            ),
    ),
  );
}

function inWeek({ entry, day }: { entry: Entry; day: YearDay }): boolean {
  const { weeks } = entry.sourced.line;
  if (weeks.length === 0) return true;
  const { week, last } = weekOfMonth(day);
  return weeks.includes(week) || (last && weeks.includes(-1));
}

function atTime({ entry, query }: { entry: Entry; query: ScheduleQuery }): boolean {
  if (!query.time) return true;
  const start = entry.start?.minutes;
  if (start === undefined) return false;
  if (start === query.time.minutes) return true;
  // "The 6:30 class" may be in the morning or in the evening.
  return !/[ap]\.?\s?m/i.test(query.time.text) && start % 720 === query.time.minutes % 720;
}

const dayparts = { morning: [0, 720], afternoon: [720, 1080], evening: [1020, 1440] } as const;

/** Where the evening has no word of its own, the afternoon lasts until dinner. */
const longAfternoon: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['es', 'pt']);

function inDaypart({
  entry,
  query,
  language,
}: {
  entry: Entry;
  query: ScheduleQuery;
  language: LanguageCode;
}): boolean {
  if (!query.daypart || !entry.start) return true;
  const [from, to] = dayparts[query.daypart];
  const end = query.daypart === 'afternoon' && longAfternoon.has(language) ? 1260 : to;
  return entry.start.minutes >= from && entry.start.minutes < end;
}

function extreme({ kept, last }: { kept: readonly Entry[]; last: boolean }): Entry[] {
  const starts = kept.map(({ start }) => start?.minutes ?? 0);
  const edge = last ? Math.max(...starts) : Math.min(...starts);
  return kept.filter(({ start }) => (start?.minutes ?? 0) === edge);
}

function nothing({
  query,
  all,
  days,
  when,
  writer,
}: {
  query: ScheduleQuery;
  all: readonly Entry[];
  days: readonly number[];
  when: string;
  writer: Writer;
}): (Finding & { subject: string }) | null {
  if (all.length === 0) return null;
  const same = all.filter(({ day }) => days.includes(day));
  const no = query.yesNo ? `${writer.phrase('no')}, ` : '';
  if (all.every(({ candidate }) => candidate.form === 'presence'))
    return {
      sentences: [`${no}${nameText({ kept: all, writer })}`],
      lines: all.map(({ sourced }) => sourced),
      certainty: 0.88,
      subject: '',
    };
  const rest = query.words.length > 0 ? `; ${nameText({ kept: all, writer })}` : '';
  if (query.words.length > 0 && all.length > 10) return null;
  return {
    sentences: [`${no}${writer.phrase('no-activity', { when })}${rest}`],
    lines: (same.length > 0 ? same : all).slice(0, 6).map(({ sourced }) => sourced),
    certainty: 0.82,
    subject: '',
  };
}

/** "Judo (Anna): Monday and Thursday 18:00; Saturday 10:00" for each name. */
function nameText({ kept, writer }: { kept: readonly Entry[]; writer: Writer }): string {
  const names = new Map<string, Entry[]>();
  for (const entry of kept) {
    const name = labelOf(entry);
    names.set(name, [...(names.get(name) ?? []), entry]);
  }
  return [...names]
    .map(([name, entries]) => {
      const times = new Map<string, number[]>();
      for (const entry of entries) {
        const time = timeText({ entry, writer });
        times.set(time, [...(times.get(time) ?? []), entry.day]);
      }
      const note = entries[0]?.sourced.line.note ?? '';
      // "Ana Ruiz: Monday to Thursday in the morning"
      const isPart = entries[0]?.candidate.form === 'presence' && /^\p{Ll}[^.]{2,40}$/u.test(note);
      const part = isPart && writer.language === writer.source ? ` ${note}` : '';
      const texts = [...times].map(([time, days]) =>
        `${writer.dayNames([...new Set(days)])} ${time}`.trim(),
      );
      return `${name}: ${texts.join('; ')}${part}`;
    })
    .join('. ');
}

/** "9:00 Judo (Anna); 10:30 Yoga (Ben)", with the days where there are several. */
function dayText({
  kept,
  days,
  writer,
}: {
  kept: readonly Entry[];
  days: readonly number[];
  writer: Writer;
}): string {
  const sorted = [...kept].sort(
    (a, b) => a.day - b.day || (a.start?.minutes ?? 0) - (b.start?.minutes ?? 0),
  );
  return sorted
    .map((entry) => {
      const day = days.length === 1 ? '' : `${writer.weekday(entry.day)} `;
      return `${day}${timeText({ entry, writer })} ${labelOf(entry)}`;
    })
    .join('; ');
}

function timeText({ entry, writer }: { entry: Entry; writer: Writer }): string {
  const { line } = entry.sourced;
  const span = line.spans.find(({ from }) => from === entry.start);
  const time = entry.start
    ? span?.to
      ? writer.shortHours([{ span, line }])
      : writer.clock(entry.start)
    : '';
  const season = line.season === null ? '' : ` (${writer.rule(line.season)})`;
  return line.weeks.length > 0
    ? `${time} (${writer.weeks(line, 'only-weeks')})${season}`
    : `${time}${season}`;
}

const labelOf = ({ candidate }: Entry): string => candidate.subject.replace(/[*†]/g, '').trim();
