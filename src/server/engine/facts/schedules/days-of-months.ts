import { withLanguages } from '#server/engine/language/with-languages.ts';
import { type Item, type ItemOf, isMark, isRange, isSense } from './items.ts';

/**
 * "The first Monday in February", "2nd Tuesday of March and of September", "first Mon + Tue of November": single days of a
 * year, and no other such day of these months.
 */
export function readDaysOfMonths({
  items,
  at,
  text,
}: {
  items: readonly Item[];
  at: number;
  text: string;
}): { dates: Item[]; next: number } | null {
  const first = items[at];
  const week = weekOf(first);
  // "Every second Tuesday in May" is each other one.
  if (!first || week === null || saysEach(items[at - 1])) return null;
  // "Two weeks from the last Monday in June" are no single day.
  if (spanFrom.test(text.slice(Math.max(0, first.start - 30), first.start))) return null;
  const days: ItemOf<'weekday'>[] = [];
  let index = at + 1;
  for (;;) {
    const day = items[index];
    if (day?.kind !== 'weekday') break;
    days.push(day);
    index += 1;
    const joint = afterJoint({ items, at: index });
    if (joint === index || items[joint]?.kind !== 'weekday') break;
    index = joint;
  }
  if (days.length === 0 || days.length > 2) return null;
  const months: ItemOf<'month'>[] = [];
  let next = index;
  for (;;) {
    const from = isSense(items[index], 'on', 'glue') ? index + 1 : index;
    const month = items[from];
    if (month?.kind !== 'month') break;
    months.push(month);
    next = from + 1;
    index = afterJoint({ items, at: next });
    if (index === next) break;
  }
  const isPlain = months.length > 0 && !isRange(items[next]) && items[next]?.kind !== 'number';
  if (!isPlain) return null;
  const lead = text.slice(
    items[isSense(items[at - 1], 'every') ? at - 1 : at]?.start ?? 0,
    months[0]?.start ?? 0,
  );
  const dates = months.flatMap(({ month, ...word }) =>
    days.map(
      ({ day }, place): Item => ({
        kind: 'date',
        month,
        day: week < 0 ? usualLast : week * 7 - 3,
        year: null,
        moves: { weekday: day, week, text: written(`${lead}${text.slice(word.start, word.end)}`) },
        start: place === 0 ? first.start : (items[next - 1]?.end ?? first.end),
        end: items[next - 1]?.end ?? first.end,
      }),
    ),
  );
  return { dates: withJoints(dates), next };
}

const spanFrom = withLanguages(
  'span-from-day',
  /(?<!\p{L})(?:days?|weeks?|fortnight|month|tage?|wochen?|semanas?|días?|semaines?|jours?|settimane|weken|tygodnie) (?:from|after|starting|beginning|ab|nach|desde|a partir d\p{L}{1,3}|dès|dal|vanaf|od)(?: (?:with|on))?(?: (?:the|dem|el|le|il|de))?\s{0,2}$/iu,
);

/** Days of one list follow each other like written ones. */
const withJoints = (dates: readonly Item[]): Item[] =>
  dates.flatMap((date, at): Item[] =>
    at === 0 ? [date] : [{ kind: 'mark', text: ',', start: date.start, end: date.start }, date],
  );

const weekOf = (item: Item | undefined): number | null => {
  if (item?.kind === 'ordinal') return item.week;
  return item?.kind === 'number' && item.ordinal && item.value >= 1 && item.value <= 5
    ? item.value
    : null;
};

const saysEach = (item: Item | undefined): boolean =>
  item?.kind === 'sense' &&
  item.senses.includes('every') &&
  !/^(?:the|der|die|das)$/iu.test(item.text);

function afterJoint({ items, at }: { items: readonly Item[]; at: number }): number {
  let index = at;
  while (index < at + 2 && (isMark(items[index], ',&+/') || isSense(items[index], 'and')))
    index += 1;
  return index;
}

/** About when the last such day of a month is. */
const usualLast = 27;

/** "First Monday in February" inside a sentence of the answer. */
const written = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
