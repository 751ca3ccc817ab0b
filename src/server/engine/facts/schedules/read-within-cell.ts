import type { ClauseDefaults } from './clause.ts';
import { isAlways } from './complete-times.ts';
import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { parseClause, type RowRead, type ScannedCell } from './scan-cell.ts';
import { scanText } from './scan-text.ts';
import { type ClauseLine, emptyLine } from './schedule.ts';
import { seasonsOfColumn } from './seasons-of-column.ts';

/** A whole line of hours in one cell: "Main store | Mon–Fri 9–18, Sat 9–13". */
export function readWithin({
  cells,
  lexicon,
  defaults,
}: {
  cells: readonly ScannedCell[];
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): RowRead[] {
  const reads: RowRead[] = [];
  const name = cells.find(
    (cell) =>
      cell.items.some(
        (item) => item.kind === 'word' || item.kind === 'topic' || item.kind === 'meal',
      ) && !cell.value,
  );
  const meal = name?.items.every((item) => item.kind === 'meal') ? `${name.cell.value}: ` : '';
  for (const cell of cells) {
    if (cell === name && cells.length > 1) continue;
    const seasons = seasonsOfColumn({ column: cell.cell.column, lexicon });
    // "Closed" below "November to April": of the thing in the first column.
    if (seasons.length > 0 && name && isOnlyClosed(cell)) {
      const lines = seasons.map(
        (season): ClauseLine => ({
          ...emptyLine,
          state: 'closed',
          days: [0, 1, 2, 3, 4, 5, 6],
          season,
        }),
      );
      const role = isPlace({ text: name.cell.value, lexicon }) ? 'hours' : 'activity';
      reads.push({ subject: name.cell.value, role, text: cell.cell.value, lines });
      continue;
    }
    const clause = parseClause({
      text: `${meal}${cell.cell.value}`,
      lexicon,
      // "Shop | Mon–Fri 9–5" below "May to October": the column says when in the year the hours count.
      defaults: seasons.length > 0 ? { ...defaults, seasons } : defaults,
    });
    const sure =
      clause.pure &&
      clause.lines.length > 0 &&
      clause.lines.every(
        (line) =>
          // "24 hours" in a cell is how long something takes, unless the table is about opening.
          (!isAlways(line) || clause.about || isPlace({ text: name?.cell.value ?? '', lexicon })) &&
          (line.days.length > 0 || line.dates.length > 0) &&
          line.state !== 'mentioned' &&
          (line.state !== 'open' || line.spans.length > 0),
      );
    if (sure)
      reads.push({
        subject: meal !== '' ? '' : clause.label || (name && name !== cell ? name.cell.value : ''),
        role:
          meal !== '' || isPlace({ text: name?.cell.value ?? '', lexicon }) ? 'hours' : 'activity',
        text: cell.cell.value,
        lines: clause.lines,
      });
  }
  return reads;
}

const isOnlyClosed = ({ items }: ScannedCell): boolean =>
  items.length === 1 && isSense(items[0], 'closed');

const isPlace = ({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean => {
  const items = scanText({ text, lexicon });
  return (
    items.length === 0 || items.some((item) => item.kind === 'topic' || isSense(item, 'hours'))
  );
};
