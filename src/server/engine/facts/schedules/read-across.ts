import type { ClauseDefaults } from './clause.ts';
import { readSeasons } from './headings.ts';
import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readWithin } from './read-within-cell.ts';
import {
  hasOwnDays,
  isShort,
  parseClause,
  parseStart,
  type RowRead,
  type ScannedCell,
} from './scan-cell.ts';
import { withTailOfCell } from './tail-of-cell.ts';

/** Days across the top: a row a branch, or a timetable with times down the side. */
export function readAcross({
  cells,
  lexicon,
  defaults,
}: {
  cells: readonly ScannedCell[];
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): RowRead[] {
  const side = cells.filter((cell) => !cell.dayColumn);
  // "1 Jun – 31 Aug | Mon–Fri | Sat/Sun": a row a season.
  const [first] = side;
  const seasons = first ? readSeasons({ items: first.items }) : [];
  if (first && seasons.length > 0 && !first.value)
    return [
      ...readAcross({
        cells: cells.filter((cell) => cell.dayColumn),
        lexicon,
        defaults: { ...defaults, seasons },
      }),
      ...side.slice(1).flatMap((cell) =>
        readWithin({ cells: [cell], lexicon, defaults: { ...defaults, seasons } }).map((read) => ({
          ...read,
          subject: cell.cell.column,
          role: 'activity' as const,
          text: `${first.cell.value}: ${cell.cell.column} ${cell.cell.value}`,
        })),
      ),
    ];
  const time = side.find((cell) => cell.value);
  const name = side.find(
    (cell) =>
      !cell.value && cell.items.some((item) => item.kind === 'word' || item.kind === 'topic'),
  );
  const reads: RowRead[] = [];
  for (const cell of cells) {
    if (!cell.dayColumn) continue;
    const own = hasOwnDays(cell);
    if (cell.value || own || cell.items.some((item) => isSense(item, 'closed'))) {
      // "Mon–Fri" above "Tue, Thu 9–4": the cell says itself which of these days it means.
      const text = own ? cell.cell.value : `${cell.cell.column}: ${cell.cell.value}`;
      const read = name
        ? parseStart({ text, lexicon, defaults })
        : parseClause({ text, lexicon, defaults }).lines;
      const lines = withTailOfCell({ lines: read, text, lexicon });
      if (lines.length > 0)
        reads.push({
          subject: name?.cell.value ?? '',
          role: name && lines.every(isShort) ? 'activity' : 'hours',
          text,
          lines,
        });
    } else if (
      time &&
      /\p{L}{3}/u.test(cell.cell.value) &&
      !isSense(cell.items[0], 'no', 'closed') &&
      !cell.items.some((item) => isSense(item, 'unavailable'))
    ) {
      const text = `${cell.cell.column}: ${time.cell.value}`;
      const lines = parseStart({ text, lexicon, defaults });
      if (lines.length > 0)
        reads.push({
          subject: cell.cell.value,
          role: 'activity',
          text: `${text}: ${cell.cell.value}`,
          lines,
        });
    }
  }
  return reads;
}
