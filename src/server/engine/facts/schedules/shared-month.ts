import { foldText } from './fold-text.ts';
import { type Item, isMark, isRange, isSense } from './items.ts';
import { isDay } from './scan-date.ts';

/** Said before dates, not before times: "del 10 al 23", "vom 10. bis 23.". */
const beforeDates = /^(?:del|desde el|du|dal|vom|from the)$/;

/** "In August we open only in the morning and close from the 10th to the 23rd": days of the month named before. */
export function withSharedMonth(items: readonly Item[]): readonly Item[] {
  let named = -1;
  for (const [at, item] of items.entries()) {
    if (item.kind === 'month') named = at;
    const month = items[named];
    if (month?.kind !== 'month') continue;
    const end = endOf({ items, at });
    const to = items[end];
    if (!to || !isDays({ items, at, end, month: month.month })) continue;
    const shared = { kind: 'date' as const, month: month.month, year: month.year };
    const from: Item = { ...shared, day: dayOf(item), start: item.start, end: item.end };
    const last: Item = { ...shared, day: dayOf(to), start: to.start, end: to.end };
    const between = items.slice(named + 1, at);
    // Without hours of its own the month only says of which month the days are.
    const own = between.some((one) => one.kind === 'weekday' || one.kind === 'time');
    const range = items
      .slice(at + 1, end)
      .filter(isRange)
      .slice(0, 1);
    return [
      ...items.slice(0, own ? named + 1 : named),
      ...between,
      from,
      ...range,
      last,
      ...items.slice(end + 1),
    ];
  }
  return items;
}

/** Index of the second day of "10 to 23", "10. bis 23", "10th to the 23rd"; -1 without one. */
function endOf({ items, at }: { items: readonly Item[]; at: number }): number {
  let index = at + 1;
  if (isMark(items[index], '.')) index += 1;
  if (!isRange(items[index])) return -1;
  index += 1;
  return isSense(items[index], 'glue', 'on') ? index + 1 : index;
}

function isDays({
  items,
  at,
  end,
  month,
}: {
  items: readonly Item[];
  at: number;
  end: number;
  month: number;
}): boolean {
  const from = items[at];
  const to = items[end];
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first >= last || !isDay(month, first) || !isDay(month, last)) return false;
  const closed = [...items.slice(Math.max(0, at - 4), at), ...items.slice(end + 1, end + 5)].some(
    (one) => isSense(one, 'closed', 'closes', 'company-holiday'),
  );
  const after = items[end + 1];
  if (after?.kind === 'month' || isSense(after, 'clock')) return false;
  const before = items[at - 1];
  const isOrdinal = (item: Item | undefined): boolean =>
    item?.kind === 'ordinal' || (item?.kind === 'number' && item.ordinal);
  // "In December, from the 7th to the 23rd": no one writes times like that.
  if (isOrdinal(from) && isOrdinal(to)) return true;
  const isFromDay = before?.kind === 'sense' && beforeDates.test(foldText(before.text));
  // "Junio: del 7 al 18, de 8:30 a 12:30": the times come behind the days.
  const hasTimes = items
    .slice(end + 1)
    .some((one) => one.kind === 'time' && one.strength !== 'bare');
  if (isFromDay && hasTimes) return true;
  return closed && (last > 24 || isOrdinal(from) || isOrdinal(to) || isFromDay);
}

function dayOf(item: Item | undefined): number {
  if (item?.kind === 'number') return item.value;
  if (item?.kind === 'ordinal') return Math.max(item.week, 0);
  return item?.kind === 'time' && item.strength === 'bare' ? item.minutes / 60 : 0;
}
