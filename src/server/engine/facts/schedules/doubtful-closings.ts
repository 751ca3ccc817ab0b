import { foldText } from './fold-text.ts';
import { type Item, isMark, isSense } from './items.ts';
import { isPeriod, readWhen } from './read-when.ts';
import { type ClauseLine, type DateRule, emptyLine, isWholeMonth } from './schedule.ts';

type Sentence = { lines: readonly ClauseLine[]; items: readonly Item[]; text: string };

/** Closed days and holidays of which a sentence says more than "closed": quoted, or put on the days that are meant. */
export function quoteDoubtfulClosings({ items, text, ...sentence }: Sentence): ClauseLine[] {
  let lines = closedDaysOfPeriod({ ...sentence, items, text });
  lines = withoutOpenedDates({ lines, items, text });
  lines = withoutRelativeDays({ lines, items, text });
  const said = foldText(text);
  return lines.map((line) => {
    if (line.state === 'closed' && line.dates.some(isWholeMonth) && isMonthInBrackets(items))
      return quoted(line);
    if (weeksFrom.test(said) && line.days.length > 0 && line.season !== null)
      return { ...emptyLine, dates: [line.season] };
    const isLongHoliday = line.dates.some(
      (rule) => rule.kind === 'holiday' && /^(?:christmas|easter)$/.test(rule.holiday),
    );
    return isLongHoliday && line.spans.length > 0 && dayOfMonth.test(said) ? quoted(line) : line;
  });
}

const quoted = (line: ClauseLine): ClauseLine => ({ ...line, state: 'mentioned', spans: [] });

/** "Christmas: collections on the 23rd until 6" */
const dayOfMonth = /\b(?:1\d|2\d|3[01])(?:st|nd|rd|th)\b/;

/** "Closed two weeks from the first Monday in June" */
const weeksFrom =
  /\b(?:\d|two|three|four|zwei|drei|vier|dos|tres) (?:weeks|wochen|semanas) (?:from|ab|desde|a partir)\b/;

/** "Closed on Carnival Day (June)": one day of the month. */
const isMonthInBrackets = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      item.kind === 'month' &&
      isMark(items[at - 1], '(') &&
      isMark(items[at + 1], ')') &&
      items[at - 2] !== undefined &&
      items[at - 2]?.kind !== 'weekday',
  );

/** "May to August: closed Tuesdays as well", "closed Tuesdays for cleaning, May to August only": on these days of the period. */
function closedDaysOfPeriod({ lines, items }: Sentence): readonly ClauseLine[] {
  if (lines.length === 0 || lines.some(({ state }) => state !== 'closed')) return lines;
  const period = lines.find((line) => line.days.length === 0 && line.dates.every(isPeriod));
  const others = lines.filter((line) => line !== period);
  const [season, ...more] = period?.dates ?? [];
  if (!period || !season || more.length > 0) return lines;
  const days = items.flatMap((item) => (item.kind === 'weekday' ? [item.day] : []));
  const isRange = items.some((item, at) => item.kind === 'weekday' && isMark(items[at + 1], '-'));
  if (days.length === 0 || isRange) return lines;
  const isOnly =
    isSense(
      items.findLast((item) => !isMark(item, '.!')),
      'only',
    ) &&
    others.length === 1 &&
    others[0]?.season === null &&
    others[0].dates.length === 0;
  if (others.length === 0 && startsWithPeriod(items) && isDayBehindClosed(items))
    return [{ ...period, days, dates: [], season }];
  return isOnly && others[0] ? [{ ...others[0], season }] : lines;
}

/** "Closed Tuesdays", not "closed; we reopen on Tuesday". */
function isDayBehindClosed(items: readonly Item[]): boolean {
  let at = items.findIndex((item) => isSense(item, 'closed')) + 1;
  while (isSense(items[at], 'on', 'every', 'glue')) at += 1;
  return items[at]?.kind === 'weekday';
}

const startsWithPeriod = (items: readonly Item[]): boolean => {
  const when = readWhen({ items, at: 0 })?.when;
  return when?.days.length === 0 && when.dates.every(isPeriod);
};

/** "Closed on Easter Sunday, and on Easter Monday we open at 11", "closed on holidays, but open on Labour Day". */
function withoutOpenedDates({ lines, items }: Sentence): readonly ClauseLine[] {
  const closed = items.findIndex((item) => isSense(item, 'closed'));
  const open = items.findIndex(
    (item, at) =>
      at > closed &&
      isSense(item, 'open', 'opens') &&
      item.text.toLowerCase() !== 'on' &&
      !isInBrackets(items, at),
  );
  const isOpened = lines.every(({ state }) => state === 'closed' || state === 'mentioned');
  if (closed < 0 || open < 0 || !isOpened) return lines;
  const start = items.slice(0, open).findLastIndex((item) => isMark(item, ',;'));
  if (start <= closed || items.slice(start, open).some((item) => isSense(item, 'except')))
    return lines;
  const opened = new Set(datesOf(items.slice(start + 1)).map((rule) => JSON.stringify(rule)));
  return lines.flatMap((line) => {
    const dates = line.dates.filter((rule) => opened.has(JSON.stringify(rule)));
    if (line.state !== 'closed' || dates.length === 0) return [line];
    const rest = line.dates.filter((rule) => !dates.includes(rule));
    const told = { ...quoted(line), dates };
    return rest.length > 0 ? [{ ...line, dates: rest }, told] : [told];
  });
}

function isInBrackets(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at);
  const last = before.findLastIndex((one) => isMark(one, '('));
  return last >= 0 && !before.slice(last).some((one) => isMark(one, ')'));
}

function datesOf(items: readonly Item[]): DateRule[] {
  const dates: DateRule[] = [];
  for (let at = 0; at < items.length; ) {
    const read = readWhen({ items, at });
    if (read?.when.days.length === 0) dates.push(...read.when.dates);
    at = read?.next ?? at + 1;
  }
  return dates;
}

/** "Public holidays: open 10 to 4, then closed the Tuesday instead": days that only the holiday says. */
function withoutRelativeDays({ lines, items, text }: Sentence): readonly ClauseLine[] {
  if (!isSense(items[0], 'public-holidays') || !relative.test(foldText(text))) return lines;
  return lines.map((line) =>
    line.days.length > 0 && line.dates.length + line.weeks.length === 0
      ? { ...emptyLine, dates: [{ kind: 'public-holidays' }] }
      : line,
  );
}

const relative =
  /\b(?:before|after|instead|exceptions?|davor|danach|ausnahme|stattdessen|antes|despues|excepcion)\b/;
