import type { ClauseDefaults } from './clause.ts';
import { readSeasons, topicsOf } from './headings.ts';
import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readWhen } from './read-when.ts';
import { isShort, parseClause, type RowRead, type ScannedCell } from './scan-cell.ts';

/** "Seal cruise | 1 Jun - 31 Aug | daily except Mon | 10:00, 13:00": a row with dates and weekdays in cells of their own. */
export function readSeasonRow({
  cells,
  lexicon,
  defaults,
}: {
  cells: readonly ScannedCell[];
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): RowRead[] {
  const times = timeCells(cells);
  const period = cells.find((cell) => isPeriodCell(cell) && !times.includes(cell));
  const days = cells.find((cell) => cell !== period && !times.includes(cell) && isDaysCell(cell));
  const [first, second, ...more] = times;
  if (!period || !days || !first || more.length > 0) return [];
  const name = cells.find(
    (cell) =>
      cell !== period &&
      cell !== days &&
      !cell.value &&
      cell.items.some((item) => item.kind === 'word' || item.kind === 'topic'),
  );
  const value =
    second && isOneTime(first) && isOneTime(second)
      ? `${first.cell.value} - ${second.cell.value}`
      : first.cell.value;
  const text = `${days.cell.value}: ${value}`;
  const { lines } = parseClause({
    text,
    lexicon,
    defaults: { ...defaults, seasons: readSeasons({ items: period.items }), starts: true },
  });
  if (lines.length === 0) return [];
  const subject = name?.cell.value ?? '';
  return [
    {
      subject,
      // "Departs | Back at" of something that is no place: a trip, however long.
      role:
        subject !== '' &&
        (lines.every(isStart) || (second && topicsOf({ text: subject, lexicon }).length === 0))
          ? 'activity'
          : 'hours',
      text: [subject, period.cell.value, text].filter((part) => part !== '').join(', '),
      lines,
    },
  ];
}

const isStart = (line: Parameters<typeof isShort>[0]): boolean =>
  isShort(line) || line.state === 'closed';

/** Cells with times; ages and sizes ("3-4") are none where others are written like times. */
export function timeCells(cells: readonly ScannedCell[]): ScannedCell[] {
  const all = cells.filter((cell) => cell.value && !cell.days);
  const sure = all.filter(({ items }) =>
    items.some((item) => item.kind === 'time' && item.strength !== 'bare'),
  );
  return sure.length > 0 ? sure : all;
}

const isOneTime = ({ items }: ScannedCell): boolean =>
  items.length === 1 && items[0]?.kind === 'time';

export const isPeriodCell = ({ items, cell }: ScannedCell): boolean =>
  readSeasons({ items }).length > 0 &&
  // "Jun" alone may be a person.
  cell.value.trim().length > 3 &&
  !items.some(
    (item) =>
      item.kind === 'weekday' ||
      // "5 – 28 March" begins with a number that could be an hour.
      (item.kind === 'time' && item.strength !== 'bare') ||
      item.kind === 'word',
  );

/** "Wed and Sat", "daily except Mon". */
function isDaysCell({ items }: ScannedCell): boolean {
  const when = readWhen({ items, at: 0 });
  if (!when || when.when.days.length === 0) return false;
  const rest = items.slice(when.next);
  return (
    rest.every((item) => item.kind === 'mark' || isSense(item, 'only')) ||
    isSense(rest[0], 'except')
  );
}

/** "Thursday | Town park | 3–7 pm | Jun–Sep 5–8 pm": the times of some months in a remark. */
export function timesOfSeason({
  cell,
  when,
  lexicon,
  defaults,
}: {
  cell: ScannedCell;
  /** The days of the row. */
  when: string;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): Omit<RowRead, 'subject'>[] {
  const first = cell.items.find(({ kind }) => kind === 'time');
  const season = readWhen({ items: cell.items, at: 0 });
  const seasons = season ? readSeasons({ items: cell.items.slice(0, season.next) }) : [];
  if (!first || seasons.length === 0 || cell.items.indexOf(first) !== season?.next) return [];
  const { lines } = parseClause({
    text: `${when}: ${cell.cell.value.slice(first.start)}`,
    lexicon,
    defaults: { ...defaults, seasons, starts: true },
  });
  return lines.length === 0
    ? []
    : [{ role: 'activity', text: `${when}: ${cell.cell.value}`, lines }];
}
