import type { SenseId } from '#server/engine/language/calendar-words.ts';
import { withoutAges } from './ages-in-text.ts';
import { carrySeason } from './carry-season.ts';
import { type Clause, type ClauseDefaults, noDefaults } from './clause.ts';
import { leadOf, leadWordsOf, readEvents, readLabel, slice } from './clause-events.ts';
import {
  beforeReopening,
  isHolidayHours,
  isRelative,
  isRemark,
  isWeekOfMonth,
  noneOf,
} from './clause-exceptions.ts';
import { readClosedList } from './closed-list.ts';
import { quoteWeeksOfMonth, withDatesOfLabel } from './closing-dates.ts';
import { quoteDaysOfFeast } from './days-of-feast.ts';
import { readDaysOnlyInSeason } from './days-only-in-season.ts';
import { quoteDoubtfulLines } from './doubtful-lines.ts';
import { withoutExceptedClosing } from './exception-days.ts';
import { withFloatingDates } from './floating-dates.ts';
import { foldText } from './fold-text.ts';
import { type Item, isMark, isRange, isSense } from './items.ts';
import { joinAppointments } from './join-appointments.ts';
import { withLateOpenings } from './late-openings.ts';
import { withoutNamedEvents } from './named-events.ts';
import { withOpeningTimes } from './opening-verbs.ts';
import { pairLines } from './pair-lines.ts';
import { readDates, toDay } from './read-dates.ts';
import { isPeriod } from './read-when.ts';
import { type ClauseLine, emptyLine } from './schedule.ts';
import { readSeasonWithClosedDay } from './season-with-closed-day.ts';
import { withSharedMonth } from './shared-month.ts';
import { quoteUnreadSeason } from './unread-season.ts';

const saysNot = /n['’]t\b|\b(?:nicht|kein|keine|no hay|pas|non|nao|niet|geen|nie)\b/;

/** "Closed from 24 December at noon to 2 January": what the first day is like, only the sentence says. */
function halfDays(items: readonly Item[]): ClauseLine[] {
  return items.flatMap((item, at): ClauseLine[] => {
    if (item.kind !== 'date') return [];
    const { dates, next } = readDates({ items, at, item });
    const [rule] = dates;
    const isHalf =
      rule?.kind === 'range' &&
      items.slice(at, next).some((one) => one.kind === 'time' && one.strength !== 'bare');
    return isHalf ? [{ ...emptyLine, dates: [{ kind: 'day', day: rule.from }] }] : [];
  });
}

/** "Closed on public holidays, except Easter Monday, when we open 8 to 12": the hours are those of the exception. */
function giveHoursToException({
  lines,
  items,
}: {
  lines: readonly ClauseLine[];
  items: readonly Item[];
}): void {
  const at = items.findIndex((item) => isSense(item, 'except'));
  const behind = items.slice(at + 1);
  const comma = behind.findIndex((item) => isMark(item, ','));
  const named = behind.slice(0, Math.max(0, comma));
  const isClosed = items
    .slice(0, Math.max(0, at))
    .some((item) => isSense(item, 'closed', 'closes'));
  const isTold = behind.slice(comma + 1).some(({ kind }) => kind === 'time');
  if (!isClosed || !isTold || !named.some(({ kind }) => kind === 'holiday' || kind === 'date'))
    return;
  const [usual, exception, ...others] = lines.filter(({ dates }) => dates.length > 0);
  if (!usual || !exception || others.length > 0) return;
  if (usual.state !== 'open' || usual.spans.length === 0 || exception.state !== 'closed') return;
  Object.assign(exception, { state: 'open', spans: usual.spans });
  Object.assign(usual, { state: 'closed', spans: [] });
}

/** "Closed from noon on 30 December up to 4 January": the time is for the first day only. */
function isClosedFromTime(items: readonly Item[]): boolean {
  const at = items.findIndex(
    (item, index) => isSense(item, 'from') && items[index + 1]?.kind === 'time',
  );
  const isClosed = items
    .slice(0, Math.max(0, at))
    .some((item) => isSense(item, 'closed', 'closes'));
  const days = items.slice(at + 2).filter(({ kind }) => kind === 'holiday' || kind === 'date');
  const isUntil = items.slice(at + 2).some((item) => isSense(item, 'until', 'to') || isRange(item));
  return at > 0 && isClosed && isUntil && days.length > 1;
}

/** "We close on 24 December at noon and open again on 4 January": what the days between are like, only the sentence says. */
function untilReopening({
  scanned,
  kept,
}: {
  scanned: readonly Item[];
  kept: readonly Item[];
}): ClauseLine[] {
  const from = kept.findLast((item) => item.kind === 'date');
  const to = scanned.slice(kept.length).find((item) => item.kind === 'date');
  const isRange = from !== undefined && isSense(kept[kept.indexOf(from) - 1], 'to');
  if (from?.kind !== 'date' || to?.kind !== 'date' || isRange) return [];
  return [{ ...emptyLine, dates: [{ kind: 'range', from: toDay(from), to: toDay(to) }] }];
}

/** Reads one sentence or line. Each line of the result pairs days with what is said about them. */
export function readClause({
  items: scanned,
  text,
  defaults = noDefaults,
}: {
  items: readonly Item[];
  text: string;
  defaults?: ClauseDefaults;
}): Clause {
  const kept = beforeReopening({ items: scanned, text });
  const named = withoutAges({ items: withOpeningTimes(kept), text });
  const { items, hasEvent } = withoutNamedEvents({
    items: withSharedMonth(
      withFloatingDates({ items: withLateOpenings({ items: named, text }), text }),
    ),
    text,
  });
  const { label, start } = readLabel({ items, text });
  const events = withoutExceptedClosing(
    carrySeason({ events: readEvents({ items, start, text }), items }),
  );
  const unknown = events.flatMap((event) =>
    event.kind === 'words' && !event.all
      ? [slice({ items, text, at: event.at, end: event.end })]
      : [],
  );
  const has = (...senses: SenseId[]) => items.some((item) => isSense(item, ...senses));
  const about =
    items.some(
      (item, at) =>
        isSense(item, 'hours') && !['number', 'time'].includes(items[at - 1]?.kind ?? ''),
    ) ||
    has(
      'open',
      'opens',
      'closed',
      'closes',
      'usual',
      'last-orders',
      'break',
      'company-holiday',
      'appointment',
    ) ||
    events.some((event, at) => event.kind === 'meal' && !isRemark({ events, at }));
  // "Between lunch and dinner we are closed" is about no whole day.
  const part = items.some(
    (item, index) => isSense(item, 'from') && items[index + 1]?.kind === 'meal',
  );
  const relative = isRelative({ items, text });
  const closedList = readClosedList({ items, text });
  const none = noneOf({ events, items, text, label });
  const read = none
    ? none.lines
    : part || isHolidayHours({ items, events })
      ? []
      : relative || closedList.length > 0
        ? closedList
        : (readSeasonWithClosedDay(events) ??
          readDaysOnlyInSeason({ events, items }) ??
          pairLines({ events, items, text, start, defaults }));
  const quoted = quoteUnreadSeason({ lines: read, items });
  const dated = quoteDaysOfFeast({
    lines: withDatesOfLabel({ lines: quoted, items }),
    items,
    text,
  });
  const lines = isWeekOfMonth({ items, text }) ? quoteWeeksOfMonth({ lines: dated, text }) : dated;
  // "From 20 December the desk isn't staffed", "opens in May and closes in September": not open on the days that are named.
  if (has('no') || saysNot.test(foldText(text)) || (has('opens') && has('closes')))
    for (const line of lines)
      if (line.state === 'open' && line.spans.length === 0) line.state = 'mentioned';
  // "Open 27-31 December 10-4", "27 to 30 December: by appointment": not as on other days.
  const hasBareTimes = items.some((item) => item.kind === 'time' && item.strength === 'bare');
  for (const line of lines)
    if (line.state === 'open' && line.spans.length === 0 && line.dates.some(isPeriod))
      if (hasBareTimes || line.byAppointment) line.state = 'mentioned';
  if (bracketWithTimes.test(text)) keepDaysInBrackets(lines);
  lines.push(...halfDays(items), ...untilReopening({ scanned, kept }));
  giveHoursToException({ lines, items });
  if (isClosedFromTime(items))
    for (const line of lines)
      if (line.dates.length > 0) Object.assign(line, { state: 'mentioned', spans: [] });
  return {
    none: none?.name ?? '',
    lines: joinAppointments(quoteDoubtfulLines({ lines, items: scanned, text, hasEvent })),
    label,
    pure: unknown.length === 0,
    about,
    unknown,
    // "No lessons, desk closed: Labor Day" names all there is, not the desk alone.
    lead: closedList.length > 0 && has('no') ? '' : leadOf({ events, items, text }),
    ...leadWordsOf({ events, items, text }),
    anaphora: has('season-word'),
    vacation: has('company-holiday'),
  };
}

const bracketWithTimes = /\([^()]{3,80}\d[^()]{0,30}\)/u;

/** "Monday: closed (in winter, June to August: 2 to 8)": the season is about the day before the bracket. */
function keepDaysInBrackets(lines: ClauseLine[]): void {
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const periods = line.dates.filter(({ kind }) => kind === 'range' || kind === 'season');
    const isSeason =
      before !== undefined &&
      before.days.length > 0 &&
      before.dates.length === 0 &&
      line.days.length === 0 &&
      line.spans.length > 0 &&
      periods.length > 0 &&
      periods.length === line.dates.length;
    if (!isSeason) continue;
    line.days = before.days;
    line.season = periods.find(({ kind }) => kind === 'range') ?? periods[0] ?? null;
    line.dates = [];
  }
}
