import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { ClauseDefaults } from './clause.ts';
import { isEndColumn, readEndColumn } from './end-columns.ts';
import { readSeasons, topicsOf } from './headings.ts';
import { isSectionColumn } from './hours-cells.ts';
import { type Item, isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { isPeriodCell, timeCells } from './read-season-row.ts';
import { quoteCell, readTimesInRemark } from './remark-times.ts';
import { isRemarksColumn } from './remarks-column.ts';
import {
  hasOwnDays,
  parseClause,
  parseStart,
  type RowRead,
  type ScannedCell,
} from './scan-cell.ts';
import { scanText } from './scan-text.ts';
import type { Schedule } from './schedule.ts';
import { isUnreadPeriod, quotePeriod, seasonsOfColumn } from './seasons-of-column.ts';
import { withTailOfCell } from './tail-of-cell.ts';

/** "Sat | only on the first Saturday of the month, 9 to 11": which of the row's days are meant. */
export const namesOwnDays = ({ items, value, days }: ScannedCell): boolean =>
  !value &&
  !days &&
  items.some((item) => item.kind === 'weekday') &&
  items.some((item) => item.kind === 'time' && item.strength !== 'bare');

const noteColumn =
  /^\s*$|not(?:e|a|iz)|remark|comment|info|detail|book|hinweis|bemerk|anmerk|buchung|observa|reserva|remarque|opmerk|uwag/iu;

/** "No" below the fare for children says that none come along, not that it's closed. */
const priceColumn = withLanguages(
  'price-above-hours',
  /[€$£¥]|\b(?:price|fee|fare|rate|cost|preis|gebühr|precio|tarifa|prix|tarif|prezzo|tariffa|preço|prijs|tarief|opłata)s?\b/iu,
);

/** Said in a column of times that a row has none for. */
const none =
  /^(?:none|no|not|keine?|kein|ningun\p{L}*|aucun\p{L}*|nessun\p{L}*|nenhum\p{L}*|geen|brak)(?!\p{L})/iu;

/** "Day | Range | Mini golf (April–October)": one thing that isn't open all year, beside others that are. */
const isSeasonalPart = ({
  column,
  columns,
  lexicon,
}: {
  column: string;
  /** The heads of all columns with times. */
  columns: readonly string[];
  lexicon: Lexicon;
}): boolean =>
  /^\p{L}[^()]{2,40}\([^()]{3,40}\)$/u.test(column.trim()) &&
  columns.some((other) => seasonsOfColumn({ column: other, lexicon }).length === 0);

/** A cell with days and others with times. */
export function readDown({
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
  const isPeriod = isPeriodCell(days);
  const hasDays = (cell: ScannedCell): boolean =>
    namesOwnDays(cell) || (isPeriod && hasOwnDays(cell));
  const written = cells.filter((cell) => cell !== days && (cell.value || hasDays(cell)));
  const noted = written.filter(({ cell }) => isRemarksColumn(cell.column));
  // "Pilates | 8–12 | Mon | 9:15": where a class has a time with minutes, other numbers are none.
  const sure = later ? timeCells(written) : written;
  const values = written.filter(
    (cell) =>
      (sure.includes(cell) || hasDays(cell)) &&
      (noted.length === written.length || !noted.includes(cell)),
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
      !priceColumn.test(cell.cell.column) &&
      cell.cell.value.length <= shortDenial,
  );
  // "–" stands for no times: the row still has a column for each thing.
  const slots = cells.filter(
    (cell) =>
      cell !== days &&
      (cell.value ||
        hasDays(cell) ||
        denied.includes(cell) ||
        cell.items.every((item) => item.kind === 'mark')),
  );
  const said =
    noted.find((cell) => !values.includes(cell)) ??
    cells.find(
      (cell, index) =>
        index > at &&
        cell !== days &&
        !cell.value &&
        !hasDays(cell) &&
        !priceColumn.test(cell.cell.column) &&
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
  const daily = lexicon.words.senses.daily[0] ?? '';
  const heads = values.map((cell) => cell.cell.column);
  const subject = later?.cell.value ?? '';
  const isOfClass = later !== undefined && !isSectionColumn(later.cell.column);
  const isPart = (column: string): boolean =>
    topicsOf({ text: column, lexicon }).length > 0 ||
    seasonsOfColumn({ column, lexicon }).length > 0 ||
    isUnreadPeriod({ column, lexicon });
  // "Trip | Days | Leaves | Back": what the second time of a trip is, only its column says.
  const read = isOfClass && !heads.some(isPart) ? values.slice(0, 1) : values;
  const reads = read.flatMap((cell, index) => {
    const items = columns[index] ?? [];
    const isOnly = slots.every(
      (other) => other === cell || isEndColumn({ column: other.cell.column, lexicon }),
    );
    const end = isOnly ? null : endOf(cell);
    if (end) return end;
    const meal = items.find((item) => item.kind === 'meal');
    // "Day | Summer | Winter": the same thing at other times of the year.
    const { column } = cell.cell;
    const seasons = slots.length > 1 ? seasonsOfColumn({ column, lexicon }) : [];
    // "Day | School days | Holidays": parts, as no calendar has these days.
    const isUnread = isOfClass && slots.length > 1 && isUnreadPeriod({ column, lexicon });
    // "Day | Doors | Last entry": the one column with hours is the business, whatever it is called.
    const isWhole = isOnly && slots.length > 1 && items.every(({ kind }) => kind !== 'topic');
    const own =
      !isWhole &&
      !isUnread &&
      (seasons.length === 0 || isSeasonalPart({ column, columns: heads, lexicon })) &&
      // A row that names its class isn't about a thing called "Time".
      items.some((item) =>
        isOfClass
          ? item.kind === 'topic' && values.length > 1
          : item.kind === 'topic' || item.kind === 'word',
      ) &&
      (slots.length > 1 || mainColumn !== null);
    // "1 June – 31 August | 8–20": every day of these months.
    const isDaily = isPeriod && days.when === days.cell.value && cell.items.every(isBareHour);
    const hasOwn = namesOwnDays(cell) || hasOwnDays(cell) || isDaily;
    const text = hasOwn
      ? `${isDaily ? `${daily}: ` : ''}${cell.cell.value}`
      : line(meal ? cell.cell.column : '', cell.cell.value);
    return finish({
      text,
      remark,
      role,
      subject: own && !meal ? cell.cell.column : (later?.cell.value ?? ''),
      lexicon,
      // "Musical | 3 – 28 March | Fri, Sat 8 pm": only between these dates.
      defaults: {
        ...defaults,
        seasons:
          seasons.length > 0 ? seasons : hasOwn && isPeriod ? readSeasons(days) : defaults.seasons,
      },
    })
      .map((read) =>
        hasOwn && isPeriod ? { ...read, text: `${days.when}: ${cell.cell.value}` } : read,
      )
      .map((read) => (isUnread ? quotePeriod({ read, column }) : read))
      .map((read) => (column === mainColumn ? { ...read, main: true as const } : read));
  });
  const closed = lexicon.words.senses.closed[0] ?? '';
  const off = denied.flatMap((cell) => {
    const seasons = seasonsOfColumn({ column: cell.cell.column, lexicon });
    return finish({
      text: line('', closed),
      remark: undefined,
      role,
      // "Stargazing | Fri | Winter: 18:00 | Summer: none": in summer there's none of it.
      subject: seasons.length > 0 ? subject : cell.cell.column,
      lexicon,
      defaults: seasons.length > 0 ? { ...defaults, seasons } : defaults,
    }).map((read) => ({ ...read, text: `${days.when}: ${cell.cell.value}` }));
  });
  return [...reads, ...(reads.length > 0 && mainColumn === null ? off : []), ...quoted.flat()];
}

const isBareHour = (item: Item): boolean =>
  item.kind === 'time' ? item.strength === 'bare' : isMark(item, '-–');

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
  if (read.length === 0) return [];
  const lines = remark ? read : withTailOfCell({ lines: read, text, lexicon });
  const noted = remark
    ? lines.map((line) => ({ ...line, note: line.note === '' ? remark.cell.value : line.note }))
    : lines;
  return [
    { subject, role, text, lines: noted },
    ...(remark ? readTimesInRemark({ remark, hours: lines, subject, role, lexicon }) : []),
  ];
}
