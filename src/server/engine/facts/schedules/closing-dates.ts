import { foldText } from './fold-text.ts';
import { type Item, isMark, isSense } from './items.ts';
import { readWhen } from './read-when.ts';
import { type ClauseLine, type DateRule, isWholeMonth } from './schedule.ts';

/** "Year end: closed from 18 December to 8 January": the dates behind the name say which days are closed. */
export function withDatesOfLabel({
  lines,
  items,
}: {
  lines: ClauseLine[];
  items: readonly Item[];
}): ClauseLine[] {
  const [only, ...more] = lines;
  if (!only || more.length > 0 || only.state !== 'closed' || only.days.length > 0) return lines;
  if (only.dates.length === 0 || !only.dates.every(isNamed)) return lines;
  const colon = items.findIndex((item) => isMark(item, ':'));
  const closed = items.findIndex((item) => isSense(item, 'closed'));
  if (colon < 1 || closed < colon) return lines;
  const dates = datesIn(items.slice(closed + 1)).filter(({ kind }) => kind !== 'public-holidays');
  return dates.some(({ kind }) => kind === 'range' || kind === 'day')
    ? [{ ...only, dates }]
    : lines;
}

const isNamed = ({ kind }: DateRule): boolean => kind === 'holiday' || kind === 'public-holidays';

function datesIn(items: readonly Item[]): DateRule[] {
  const dates: DateRule[] = [];
  for (let at = 0; at < items.length; ) {
    const read = readWhen({ items, at });
    // "The Fair Monday in July" is no month.
    if (read && read.when.days.length === 0) dates.push(...read.when.dates);
    at = read?.next ?? at + 1;
  }
  return dates;
}

/**
 * "Closed from 18 December to 8 January and for the last week of August": only the sentence says which days of August,
 * the other dates are read.
 */
export function quoteWeeksOfMonth({
  lines,
  text,
}: {
  lines: readonly ClauseLine[];
  text: string;
}): ClauseLine[] {
  const isSome = lines.some(({ dates }) => dates.some(isWholeMonth));
  return lines.flatMap((line): ClauseLine[] => {
    const quoted: ClauseLine = { ...line, state: 'mentioned' };
    if (line.state !== 'closed' || line.days.length > 0 || !isSome) return [quoted];
    const months = line.dates.filter(isWholeMonth);
    const others = line.dates.filter((rule) => !isWholeMonth(rule));
    // "Closed at Easter except in the second week" and the like.
    if (saysUnless.test(foldText(text))) return [quoted];
    return [
      ...(others.length > 0 ? [{ ...line, dates: others }] : []),
      ...(months.length > 0 || others.length === 0 ? [{ ...quoted, dates: months }] : []),
    ];
  });
}

const saysUnless =
  /\b(?:except|but|unless|other than|apart from|ausser|aber|salvo|excepto|pero|sauf|mais|tranne|ma|exceto|mas|behalve|maar|oprocz|ale)\b/;
