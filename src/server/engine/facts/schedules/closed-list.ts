import { readEvents } from './clause-events.ts';
import { isRelative } from './clause-exceptions.ts';
import { type Item, isMark, isSense } from './items.ts';
import type { ClauseLine, DateRule } from './schedule.ts';

/** "Closed: Labor Day, the Friday before Easter, December 22 through January 2": each part is read by itself. */
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
  return partsOf(items.slice(colon + 1)).flatMap((part) => {
    const relative = isRelative({ items: part, text });
    const dates = relative
      ? part.flatMap((item): DateRule[] =>
          item.kind === 'holiday'
            ? [{ kind: 'holiday', holiday: item.holiday, name: item.name }]
            : [],
        )
      : readEvents({ items: part, start: 0, text }).flatMap((event) =>
          event.kind === 'when' ? event.when.dates : [],
        );
    return dates.length === 0
      ? []
      : [{ ...closed, state: relative ? 'mentioned' : 'closed', dates }];
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

const closed: ClauseLine = {
  kind: 'hours',
  state: 'closed',
  days: [],
  weeks: [],
  dates: [],
  season: null,
  spans: [],
  meal: null,
  byAppointment: false,
  part: '',
  note: '',
};

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
