import { readEvents } from './clause-events.ts';
import { isRelative } from './clause-exceptions.ts';
import { type Item, isMark, isSense } from './items.ts';
import { type ClauseLine, type DateRule, emptyLine } from './schedule.ts';

/** "Closed: Labor Day, the Friday before Easter, December 22 through January 2": each part is read on its own. */
export function readClosedList({
  items,
  text,
}: {
  items: readonly Item[];
  text: string;
}): ClauseLine[] {
  const colon = items.findIndex(
    (item, at) => isMark(item, ':') && isSense(items[at - 1], 'closed'),
  );
  if (colon < 0 || items.slice(0, colon).some(({ kind }) => calendarKinds.has(kind))) return [];
  const list = items.slice(colon + 1);
  // Other lists hold no day that could be taken for every week's.
  const isMixed =
    list.some(({ kind }) => kind === 'weekday') &&
    list.some(({ kind }) => kind === 'holiday' || kind === 'date');
  if (!isMixed && !isRelative({ items, text })) return [];
  return partsOf(list).flatMap((part): ClauseLine[] => {
    const relative = isRelative({ items: part, text });
    if (relative) {
      const dates = part.flatMap((item): DateRule[] =>
        item.kind === 'holiday'
          ? [{ kind: 'holiday', holiday: item.holiday, name: item.name }]
          : [],
      );
      return dates.length === 0 ? [] : [{ ...emptyLine, dates }];
    }
    // "Founders' Thursday (last Thursday in February)" is no Thursday of every week.
    const isNamed = part.some(
      ({ kind }) => kind === 'word' || kind === 'holiday' || kind === 'month',
    );
    const isWeekday = part.some(({ kind }) => kind === 'weekday');
    if (isNamed && isWeekday && !part.some(({ kind }) => kind === 'date')) return [];
    return readEvents({ items: part, start: 0, text }).flatMap((event) =>
      event.kind === 'when'
        ? [
            {
              ...emptyLine,
              state: 'closed',
              days: event.when.days,
              weeks: event.when.weeks,
              dates: event.when.dates,
            },
          ]
        : [],
    );
  });
}

const calendarKinds: ReadonlySet<Item['kind']> = new Set<Item['kind']>([
  'weekday',
  'date',
  'time',
  'holiday',
  'month',
  'season',
]);

/** Split at commas outside of brackets. */
function partsOf(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [[]];
  let depth = 0;
  for (const item of items) {
    if (isMark(item, '(')) depth += 1;
    else if (isMark(item, ')')) depth -= 1;
    if (depth <= 0 && isMark(item, ',;')) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts.filter((part) => part.length > 0);
}
