import type { ClauseDefaults } from './clause.ts';
import { isAlways } from './complete-times.ts';
import { readSeasons } from './headings.ts';
import { isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { isPeriodCell } from './read-season-row.ts';
import { isRemarksColumn } from './remarks-column.ts';
import { parseClause, type RowRead, type ScannedCell } from './scan-cell.ts';
import { scanText } from './scan-text.ts';
import { isUnreadPeriod, quotePeriod, seasonsOfColumn } from './seasons-of-column.ts';

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
  const daily = lexicon.words.senses.daily[0] ?? '';
  const dated = cells.find((cell) => cell !== name && isPeriodCell(cell));
  const period = dated ? readSeasons({ items: dated.items }) : [];
  for (const cell of cells) {
    if (cell === name && cells.length > 1) continue;
    const { column } = cell.cell;
    const own = seasonsOfColumn({ column, lexicon });
    const seasons = own.length > 0 ? own : isPeriodCell(cell) ? [] : period;
    const isUnread = isUnreadPeriod({ column, lexicon });
    // "Department | Summer | Winter": closed all winter.
    const isOff = own.length > 0 && cell.items.length === 1 && isSense(cell.items[0], 'closed');
    const { text, note } = withoutRemark({
      text: isOff ? `${daily} ${cell.cell.value}` : cell.cell.value,
      lexicon,
    });
    const clause = parseClause({
      text: `${meal}${text}`,
      lexicon,
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
    if (!sure) continue;
    const read: RowRead = {
      subject: meal !== '' ? '' : clause.label || (name && name !== cell ? name.cell.value : ''),
      role:
        meal !== '' || isPlace({ text: name?.cell.value ?? '', lexicon }) ? 'hours' : 'activity',
      text: cell.cell.value,
      lines: clause.lines.map((line, at) =>
        note === '' || at < clause.lines.length - 1 ? line : { ...line, note },
      ),
    };
    reads.push(isUnread ? quotePeriod({ read, column }) : read);
  }
  const remark = cells.find(
    ({ cell }) => isRemarksColumn(cell.column) && !reads.some(({ text }) => text === cell.value),
  );
  return reads.map((read) => ({
    ...read,
    lines: read.lines.map((line) =>
      remark && line.note === '' && line.state === 'open'
        ? { ...line, note: remark.cell.value }
        : line,
    ),
  }));
}

const isPlace = ({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean => {
  const items = scanText({ text, lexicon });
  return (
    items.length === 0 || items.some((item) => item.kind === 'topic' || isSense(item, 'hours'))
  );
};

/** "Mon 10–1 and Fri 1–4, bookings best": the hours, and the words behind them. */
function withoutRemark({ text, lexicon }: { text: string; lexicon: Lexicon }): {
  text: string;
  note: string;
} {
  const items = scanText({ text, lexicon });
  // "daily 10–4.30, last entry 3.30"
  const final = items.findIndex((item, at) => isSense(item, 'last-orders') && at > 0);
  if (final > 0 && isMark(items[final - 1], ',;'))
    return {
      text: text.slice(0, items[final - 1]?.start),
      note: text.slice(items[final]?.start).replace(/\.$/, ''),
    };
  const last = items.findLastIndex(({ kind }) => kind === 'time');
  const end = items[last]?.end ?? text.length;
  const [, remark = ''] = /^[,;.]\s(.{4,100})$/u.exec(text.slice(end)) ?? [];
  const rest = items.slice(last + 1);
  const isPlain =
    rest.some(({ kind }) => kind === 'word' || kind === 'topic') &&
    rest.every(({ kind }) => ['word', 'topic', 'mark', 'sense', 'number'].includes(kind)) &&
    !rest.some((item) => isSense(item, 'closed', 'public-holidays', 'daily', 'weekend'));
  return last >= 0 && remark !== '' && isPlain
    ? { text: text.slice(0, end), note: remark.replace(/\.$/, '') }
    : { text, note: '' };
}
