import type { Block } from '#server/engine/ingest/document.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { ClauseDefaults } from './clause.ts';
import { isSectionColumn } from './hours-cells.ts';
import { isSense } from './items.ts';
import type { TableUse } from './judge-tables.ts';
import type { Lexicon } from './lexicon.ts';
import { readAcross } from './read-across.ts';
import { namesOwnDays, readDown } from './read-down.ts';
import { readEnds } from './read-ends.ts';
import { readSeasonRow, timeCells, timesOfSeason } from './read-season-row.ts';
import { readWhen } from './read-when.ts';
import { readWithin } from './read-within-cell.ts';
import { quoteCell } from './remark-times.ts';
import { isRemarksColumn } from './remarks-column.ts';
import { parseStart, type RowRead, type ScannedCell, scanCell } from './scan-cell.ts';

type Row = Extract<Block, { kind: 'row' }>;

/** Reads opening hours from a table row: days down the side, days across the top, or a line of hours in a cell. */
export function readRow({ block, ...rest }: RowRequest): RowRead[] {
  const { row, turns } = withoutTurns(block);
  const reads = readPlainRow({ block: row, ...rest });
  return turns === ''
    ? reads
    : reads.map((read) => ({
        ...read,
        lines: read.lines.map((line) => ({
          ...line,
          note: [turns, line.note].filter((part) => part !== '').join('; '),
        })),
      }));
}

type RowRequest = {
  block: Row;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
  headerIsData: boolean;
  use: TableUse;
  /** The column with the hours of the business, where others are for parts of it. */
  mainColumn?: string | null;
};

const turn = withLanguages(
  'every-other-week',
  /^(?:alternate|alternating|every (?:other|second)|jeden zweiten|cada dos|un (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) sur deux|ogni due|om de|co drugi)\s(?=\p{L})/iu,
);

/** "Alternate Tuesdays": read like Tuesdays, and its own words are said with the hours. */
function withoutTurns(block: Row): { row: Row; turns: string } {
  const turns = block.cells.find(({ value }) => turn.test(value.trim()))?.value ?? '';
  if (turns === '') return { row: block, turns };
  const cells = block.cells.map((cell) =>
    cell.value === turns ? { ...cell, value: turns.trim().replace(turn, '') } : cell,
  );
  return { row: { ...block, cells }, turns };
}

function readPlainRow({
  block,
  lexicon,
  defaults,
  headerIsData,
  use,
  mainColumn = null,
}: RowRequest): RowRead[] {
  const cells = block.cells.map((cell) => scanCell({ cell, lexicon }));
  if (cells.length === 0 || cells.length > 24) return [];
  const across = cells.filter((cell) => cell.dayColumn);
  if (across.length >= (use === 'across' ? 1 : 2)) return readAcross({ cells, lexicon, defaults });
  if (use === 'timetable') return readEntry({ cells, lexicon, defaults });
  const ends = cells.length > 3 ? readEnds({ cells, lexicon, defaults }) : [];
  if (ends.length > 0) return ends;
  const seasonal = cells.length > 2 ? readSeasonRow({ cells, lexicon, defaults }) : [];
  if (seasonal.length > 0) return seasonal;
  const reads: RowRead[] = [];
  const header = cells.map(({ cell }) =>
    scanCell({ cell: { column: '', value: cell.column }, lexicon }),
  );
  // A table without a header: the reader took its first line for one.
  if (headerIsData && header[0]?.days && header[1]?.value)
    reads.push(...readDown({ cells: header, lexicon, defaults, mainColumn: null }));
  const at = cells.findIndex((cell) => cell.days);
  if (at >= 0 && cells.some((cell) => cell.value || namesOwnDays(cell)))
    reads.push(...readDown({ cells, lexicon, defaults, mainColumn }));
  else reads.push(...readWithin({ cells, lexicon, defaults }));
  return mainColumn === null ? reads : [...reads, ...quoteExceptions({ cells, reads, lexicon })];
}

/** "2–22 August | Mon–Thu only | mornings only" among the hours of departments: what holds then can only be quoted. */
function quoteExceptions({
  cells,
  reads,
  lexicon,
}: {
  cells: readonly ScannedCell[];
  reads: readonly RowRead[];
  lexicon: Lexicon;
}): RowRead[] {
  const [dates, ...others] = cells.filter(({ cell }) => !isSectionColumn(cell.column));
  const when = dates?.days ? readWhen({ items: dates.items, at: 0 })?.when : undefined;
  if (!dates || !when || when.days.length > 0) return [];
  const unread = others.filter(
    ({ cell }) =>
      /\p{L}{3}/u.test(cell.value) &&
      !isRemarksColumn(cell.column) &&
      !reads.some(({ subject }) => subject === cell.column),
  );
  return unread.flatMap((cell) => quoteCell({ cell, when: dates.when, lexicon }));
}

/** A row with days and times, whether or not it can be read. */
export function hasHours({ block, lexicon }: { block: Row; lexicon: Lexicon }): boolean {
  const cells = block.cells.map((cell) => scanCell({ cell, lexicon }));
  return (
    cells.some((cell) => cell.days) &&
    cells.some((cell) =>
      cell.items.some((item) => item.kind === 'time' && item.strength !== 'bare'),
    )
  );
}

/** Day, time and what takes place: "Monday | 18:00 | Judo | Anna". */
function readEntry({
  cells,
  lexicon,
  defaults,
}: {
  cells: readonly ScannedCell[];
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): RowRead[] {
  const days = cells.find((cell) => cell.days);
  const times = timeCells(cells).filter((cell) => cell !== days);
  const names = cells.filter(
    (cell) => cell !== days && !times.includes(cell) && !cell.days && !cell.value && isNamed(cell),
  );
  const name = names[0];
  if (!days || !name || times.length === 0 || times.length > 2) return [];
  const text = `${days.cell.value}: ${times.map((cell) => cell.cell.value).join(' - ')}`;
  const lines = parseStart({ text, lexicon, defaults });
  if (lines.length === 0) return [];
  const others = names.slice(1).map((cell) => cell.cell.value);
  const subject =
    others[0] === undefined ? name.cell.value : `${name.cell.value} (${others.join(', ')})`;
  const seasonal = cells.flatMap((cell) =>
    cell === days || times.includes(cell) || names.includes(cell)
      ? []
      : timesOfSeason({ cell, when: days.cell.value, lexicon, defaults }),
  );
  return [
    { subject, role: 'activity', text: `${text}: ${subject}`, lines },
    ...seasonal.map((read) => ({ ...read, subject })),
  ];
}

/** "Late night", "Friday night": also a name of nothing but days and parts of the day. */
const isNamed = ({ items, cell }: ScannedCell): boolean =>
  items.some(({ kind }) => kind === 'word' || kind === 'topic') ||
  (/\p{L}{4}/u.test(cell.value) &&
    items.every(({ kind }) => kind === 'sense' || kind === 'weekday' || kind === 'mark') &&
    items.some((item) => isSense(item, 'morning', 'afternoon', 'evening')));
