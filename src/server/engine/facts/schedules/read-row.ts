import type { Block } from '#server/engine/ingest/document.ts';
import type { ClauseDefaults } from './clause.ts';
import { isEndColumn, readEndColumn } from './end-columns.ts';
import { readSeasons } from './headings.ts';
import { type Item, isSense } from './items.ts';
import type { TableUse } from './judge-tables.ts';
import type { Lexicon } from './lexicon.ts';
import { readEnds } from './read-ends.ts';
import { readSeasonRow, timeCells, timesOfSeason } from './read-season-row.ts';
import { readWithin } from './read-within-cell.ts';
import { quoteCell, readTimesInRemark } from './remark-times.ts';
import { isShort, parseClause, type RowRead, type ScannedCell, scanCell } from './scan-cell.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine, Schedule } from './schedule.ts';
import { seasonsOfColumn } from './seasons-of-column.ts';
import { addTailRemark } from './tail-remark.ts';

type Row = Extract<Block, { kind: 'row' }>;

/** Reads opening hours from a table row: days down the side, days across the top, or a line of hours in a cell. */
export function readRow({
  block,
  lexicon,
  defaults,
  headerIsData,
  use,
  mainColumn = null,
}: {
  block: Row;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
  headerIsData: boolean;
  use: TableUse;
  /** The column with the hours of the business, where others are for parts of it. */
  mainColumn?: string | null;
}): RowRead[] {
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
  return reads;
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

/** Days across the top: a row a branch, or a timetable with times down the side. */
function readAcross({
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
    if (cell.value || cell.items.some((item) => isSense(item, 'closed'))) {
      const text = `${cell.cell.column}: ${cell.cell.value}`;
      const lines = name
        ? parseStart({ text, lexicon, defaults })
        : parseClause({ text, lexicon, defaults }).lines;
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
    (cell) =>
      cell !== days &&
      !cell.value &&
      cell.items.some((item) => item.kind === 'word' || item.kind === 'topic'),
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

/** A single time in a timetable is when something starts. */
export function parseStart({
  text,
  lexicon,
  defaults,
}: {
  text: string;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): ClauseLine[] {
  const { lines } = parseClause({ text, lexicon, defaults: { ...defaults, starts: true } });
  if (lines.length > 0) return lines;
  const from = lexicon.words.senses.from[0] ?? '';
  return parseClause({ text: text.replace(/:\s/, `: ${from} `), lexicon, defaults }).lines;
}

/** "Sat | only on the first Saturday of the month, 9 to 11": which of the row's days are meant. */
const namesOwnDays = ({ items, value, days }: ScannedCell): boolean =>
  !value &&
  !days &&
  items.some((item) => item.kind === 'weekday') &&
  items.some((item) => item.kind === 'time' && item.strength !== 'bare');

/** "closed on Sundays in winter" in a column of remarks. */
const isOtherDays = ({ cell, items, value }: ScannedCell): boolean =>
  value &&
  cell.column.trim() !== '' &&
  noteColumn.test(cell.column) &&
  items.some((item) => item.kind === 'weekday');

const noteColumn =
  /^\s*$|not(?:e|a|iz)|remark|comment|info|detail|book|hinweis|bemerk|anmerk|buchung|observa|reserva|remarque|opmerk|uwag/iu;

/** Said in a column of times that a row has none for. */
const none =
  /^(?:none|no|not|keine?|kein|ningun\p{L}*|aucun\p{L}*|nessun\p{L}*|nenhum\p{L}*|geen|brak)(?!\p{L})/iu;

/** "Day | Range | Mini golf (April–October)": one thing that isn't open all year, beside others that are. */
const isSeasonalPart = ({
  column,
  columns,
}: {
  column: string;
  columns: readonly (readonly Item[])[];
}): boolean =>
  /^\p{L}[^()]{2,40}\([^()]{3,40}\)$/u.test(column.trim()) &&
  columns.some((items) => readSeasons({ items }).length === 0);

/** A cell with days and others with times. */
function readDown({
  cells,
  lexicon,
  defaults,
  mainColumn,
}: {
  cells: readonly ScannedCell[];
  lexicon: Lexicon;
  defaults: ClauseDefaults;
  mainColumn: string | null;
}): RowRead[] {
  const at = cells.findIndex((cell) => cell.days);
  const days = cells[at];
  if (!days) return [];
  const name = cells
    .slice(0, at)
    .find((cell) => cell.items.some((item) => item.kind === 'word' || item.kind === 'topic'));
  const later = at === 0 ? undefined : name;
  const values = cells.filter(
    (cell) => cell !== days && (cell.value || namesOwnDays(cell)) && !isOtherDays(cell),
  );
  const isEmpty = (cell: ScannedCell): boolean =>
    cell.items.every((item) => item.kind === 'mark' || item.kind === 'other');
  // "No lessons" in a column of its own: that thing isn't on, whatever the others do.
  const denied = cells.filter(
    (cell, index) =>
      index > at &&
      !cell.value &&
      none.test(cell.cell.value) &&
      !noteColumn.test(cell.cell.column) &&
      cell.cell.value.length <= shortDenial,
  );
  // "–" stands for no times: the row still has a column for each thing.
  const slots = cells.filter(
    (cell) =>
      cell !== days &&
      (cell.value || denied.includes(cell) || cell.items.every((item) => item.kind === 'mark')),
  );
  const said = cells.find(
    (cell, index) =>
      index > at &&
      cell !== days &&
      !cell.value &&
      !namesOwnDays(cell) &&
      !cell.days &&
      !isEmpty(cell) &&
      !none.test(cell.cell.value),
  );
  // "Saturday | closed | booked groups": in a column of its own it says nothing about the other one.
  const isOwn = mainColumn !== null && said !== undefined && !noteColumn.test(said.cell.column);
  const remark = isOwn ? undefined : said;
  const role = later ? 'activity' : 'hours';
  const line = (part: string, values: string) =>
    `${days.when}: ${part === '' ? '' : `${part} `}${values}`;
  const columns = values.map((cell) => scanText({ text: cell.cell.column, lexicon }));
  const singles = values.every((cell) => cell.items.length === 1 && cell.items[0]?.kind === 'time');
  if (values.length === 2 && singles) {
    const text = line('', `${values[0]?.cell.value} - ${values[1]?.cell.value}`);
    return finish({
      text,
      remark,
      role,
      subject: later?.cell.value ?? '',
      lexicon,
      defaults,
    });
  }
  const dayparts = columns.every((items) =>
    items.some((item) => isSense(item, 'morning', 'afternoon', 'evening')),
  );
  if (values.length > 1 && dayparts) {
    const open = values.filter((cell) => !isSense(cell.items[0], 'closed'));
    const text = line(
      '',
      (open.length > 0 ? open : values.slice(0, 1)).map((cell) => cell.cell.value).join(', '),
    );
    return finish({
      text,
      remark,
      role,
      subject: later?.cell.value ?? '',
      lexicon,
      defaults,
    });
  }
  const endOf = (scanned: ScannedCell): RowRead[] | null =>
    readEndColumn({ scanned, when: days.when, lexicon, defaults });
  const quoted = isOwn && said ? [quoteCell({ cell: said, when: days.when, lexicon })] : [];
  const reads = values.flatMap((cell, index) => {
    const items = columns[index] ?? [];
    const isOnly = slots.every(
      (other) => other === cell || isEndColumn({ column: other.cell.column, lexicon }),
    );
    const end = isOnly ? null : endOf(cell);
    if (end) return end;
    const meal = items.find((item) => item.kind === 'meal');
    // "Day | Summer | Winter": the same thing at other times of the year.
    const seasons = slots.length > 1 ? seasonsOfColumn({ column: cell.cell.column, lexicon }) : [];
    // "Day | Doors | Last entry": the one column with hours is the business, whatever it is called.
    const isWhole = isOnly && slots.length > 1 && items.every(({ kind }) => kind !== 'topic');
    const own =
      !isWhole &&
      (seasons.length === 0 || isSeasonalPart({ column: cell.cell.column, columns })) &&
      items.some((item) => item.kind === 'word' || item.kind === 'topic') &&
      (slots.length > 1 || mainColumn !== null);
    const text = namesOwnDays(cell)
      ? cell.cell.value
      : line(meal ? cell.cell.column : '', cell.cell.value);
    return finish({
      text,
      remark,
      role,
      subject: own && !meal ? cell.cell.column : (later?.cell.value ?? ''),
      lexicon,
      defaults: seasons.length > 0 ? { ...defaults, seasons } : defaults,
    }).map((read) => (cell.cell.column === mainColumn ? { ...read, main: true as const } : read));
  });
  const closed = lexicon.words.senses.closed[0] ?? '';
  const off = denied.flatMap((cell) =>
    finish({
      text: line('', closed),
      remark: undefined,
      role,
      subject: cell.cell.column,
      lexicon,
      defaults,
    }).map((read) => ({ ...read, text: `${days.when}: ${cell.cell.value}` })),
  );
  return [...reads, ...(reads.length > 0 && mainColumn === null ? off : []), ...quoted.flat()];
}

const shortDenial = 30;

function finish({
  text,
  remark,
  role,
  subject,
  lexicon,
  defaults,
}: {
  text: string;
  remark: ScannedCell | undefined;
  role: Schedule['role'];
  subject: string;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): RowRead[] {
  const read =
    role === 'activity'
      ? parseStart({ text, lexicon, defaults })
      : parseClause({ text, lexicon, defaults }).lines;
  const lines = addTailRemark({ lines: read, text, lexicon });
  if (lines.length === 0) return [];
  const noted = remark
    ? lines.map((line) => ({ ...line, note: line.note === '' ? remark.cell.value : line.note }))
    : lines;
  return [
    { subject, role, text, lines: noted },
    ...(remark ? readTimesInRemark({ remark, hours: lines, subject, role, lexicon }) : []),
  ];
}
