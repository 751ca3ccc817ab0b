import { withLanguages } from '#server/engine/language/with-languages.ts';
import { quoteDoubtfulClosings } from './doubtful-closings.ts';
import { foldText } from './fold-text.ts';
import { holidayDate } from './holidays.ts';
import { type Item, isMark, isSense } from './items.ts';
import { readWhen } from './read-when.ts';
import {
  type CalendarDay,
  type ClauseLine,
  type DateRule,
  emptyLine,
  isWholeMonth,
} from './schedule.ts';

type Sentence = { lines: readonly ClauseLine[]; items: readonly Item[]; text: string };

/** Lines whose days or times the sentence says in a way that can only be quoted. */
export function quoteDoubtfulLines({
  hasEvent,
  ...sentence
}: Sentence & {
  /** It speaks of a day or a weekend of an event. */
  hasEvent: boolean;
}): ClauseLine[] {
  const closed = closingWithTime(sentence);
  const lines = quoteSchoolTime({ ...sentence, lines: quoteEves({ ...sentence, lines: closed }) });
  const told = quoteDoubtfulClosings({ ...sentence, lines });
  return hasEvent ? quoteEvents(told) : told;
}

const quoted = (line: ClauseLine): ClauseLine => ({ ...line, state: 'mentioned', spans: [] });

/** "On the eve of Lantern Day we close at 2": the day before, whose date isn't worked out. */
const quoteEves = ({ lines, items }: Sentence): readonly ClauseLine[] =>
  items.some((item) => item.kind === 'word' && eve.test(item.text))
    ? lines.map((line) => (line.dates.some(({ kind }) => kind === 'holiday') ? quoted(line) : line))
    : lines;

const eve = /^eves?$/iu;

/** "Fair weekend in August: Sat 9 to 6": which Saturday of August, only the sentence says. */
const quoteEvents = (lines: readonly ClauseLine[]): ClauseLine[] =>
  lines.flatMap((line) => {
    const others = line.dates.filter((rule) => !isWholeMonth(rule));
    if (line.season !== null || others.length < line.dates.length) {
      const months = { ...quoted(line), dates: line.dates.filter(isWholeMonth) };
      return others.length > 0 ? [{ ...line, dates: others }, months] : [quoted(line)];
    }
    return line.days.length > 0 && line.dates.length === 0 && line.state === 'open' ? [] : [line];
  });

const schoolTime = withLanguages(
  'school-time',
  /^(?:in|during|over|outside)\s[^,.;:]{0,50}(?:school holidays?|school breaks?|school vacations?|half[- ]terms?|(?:easter|summer|winter|christmas|autumn) (?:and (?:easter|summer|winter|christmas|autumn) )?holidays)(?!\p{L})|^in (?:den|der)\s[^,.;:]{0,40}ferien(?!\p{L})|^(?:en|durante) las vacaciones escolares/u,
);

/** "In the Easter holidays the café opens on Mondays, 10 to 4" is said of no other Monday. */
function quoteSchoolTime({ lines, items, text }: Sentence): readonly ClauseLine[] {
  const start = items[0]?.start ?? 0;
  if (!schoolTime.test(foldText(text.slice(start, start + 100)))) return lines;
  return lines.map((line) =>
    line.season === null && line.dates.every(({ kind }) => kind === 'holiday')
      ? quoted(line)
      : line,
  );
}

/**
 * "Closed 1 May from 2 pm, 2 May and 3 May", "closed on Easter Sunday and Easter Monday until 1 pm": the time is about
 * the day beside it, which is quoted; the others are closed.
 */
function closingWithTime({ lines, items }: Sentence): readonly ClauseLine[] {
  const closed = items.findIndex((item) => isSense(item, 'closed', 'closes'));
  const isFirst =
    closed >= 0 &&
    !items.slice(0, closed).some(({ kind }) => kind === 'time' || kind === 'weekday');
  const opens = items.some(
    (item, at) => isSense(item, 'opens') && !isSense(item, 'closed') && at < closed,
  );
  if (!isFirst || opens || !lines.some((line) => isHalfOpen(line) || isQuotedDate(line)))
    return lines;
  const dates = datesOf(items.slice(closed + 1));
  const times = items.filter(
    (item) => item.kind === 'time' && item.strength !== 'bare' && !isInBrackets(items, item),
  );
  if (dates.length < 2 || times.length !== 1) return lines;
  const timed = dates.findIndex(({ isTimed }) => isTimed);
  if (timed < 0) return lines;
  const [first, next] = dates.slice(timed, timed + 2);
  const range = first && next?.isEnd ? rangeOf(first.rule, next.rule) : null;
  const doubtful = range
    ? [range]
    : [first, ...(next?.isEnd ? [next] : [])].flatMap((one) => one?.rule ?? []);
  const others = dates
    .filter((_, at) => at !== timed && !(next?.isEnd && at === timed + 1))
    .map(({ rule }) => rule);
  return [
    ...lines.filter((line) => line.dates.length === 0),
    ...(others.length > 0 ? [{ ...emptyLine, state: 'closed' as const, dates: others }] : []),
    ...doubtful.map((rule) => ({ ...emptyLine, dates: [rule] })),
  ];
}

const isHalfOpen = ({ state, dates, spans }: ClauseLine): boolean =>
  state === 'open' && dates.length > 0 && spans.some(({ from, to }) => !from || !to);

const isQuotedDate = ({ state, dates }: ClauseLine): boolean =>
  state === 'mentioned' && dates.length > 0;

type Dated = {
  rule: DateRule;
  /** A time stands right behind it. */
  isTimed: boolean;
  /** "… until 2 January": it ends what began with the date before. */
  isEnd: boolean;
};

function datesOf(items: readonly Item[]): Dated[] {
  const found: Dated[] = [];
  for (let at = 0; at < items.length; ) {
    const read = readWhen({ items, at });
    const rules = read?.when.days.length === 0 ? read.when.dates : [];
    const next = read?.next ?? at + 1;
    let behind = next;
    while (isSense(items[behind], 'at', 'from', 'until', 'to', 'glue', 'on')) behind += 1;
    let before = at - 1;
    while (isSense(items[before], 'and', 'even', 'glue')) before -= 1;
    const isBetween = isSense(items[before + 1], 'and') && isTimeBefore(items, before);
    const isEnd = isSense(items[before], 'until', 'to') || isMark(items[before], '-') || isBetween;
    for (const [index, rule] of rules.entries())
      found.push({
        rule,
        isTimed: index === rules.length - 1 && items[behind]?.kind === 'time',
        isEnd: index === 0 && isEnd,
      });
    at = next;
  }
  return found;
}

/** "Between 30 December at noon and 3 January", "we close 30 December at noon and are back on 3 January". */
const isTimeBefore = (items: readonly Item[], at: number): boolean => items[at]?.kind === 'time';

/** From the first day to the last, where both are dates. */
function rangeOf(first: DateRule, last: DateRule): DateRule | null {
  const from = dayOf(first);
  const to = dayOf(last);
  return from && to ? { kind: 'range', from, to } : null;
}

function dayOf(rule: DateRule): CalendarDay | null {
  if (rule.kind === 'day') return rule.day;
  if (rule.kind !== 'holiday') return null;
  const [one, other] = [2027, 2028].map((year) => holidayDate({ holiday: rule.holiday, year }));
  return one && other && one.day === other.day
    ? { month: one.month, day: one.day, year: null }
    : null;
}

function isInBrackets(items: readonly Item[], item: Item): boolean {
  const before = items.slice(0, items.indexOf(item));
  const open = before.findLastIndex((one) => isMark(one, '('));
  return open >= 0 && !before.slice(open).some((one) => isMark(one, ')'));
}
