import type { Block } from '#server/engine/ingest/document.ts';
import { isDayHeading } from './is-day-heading.ts';
import { isSense } from './items.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';
import { mainColumn } from './main-column.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';

/**
 * - `rates`: days and times say when a price holds, not when something is open
 * - `across`: days are columns, so that a row with a single day filled in is still read by its column
 * - `timetable`: each row is something that takes place on a day at a time
 */
export type TableUse = 'rates' | 'across' | 'timetable' | 'hours';

export type JudgedTable = { use: TableUse; mainColumn: string | null };

const money = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|(?:EUR|CHF|PLN|zł|USD|GBP)\b)/;

/** What tables with days or times are for can only be told from all of their rows. */
export function judgeTables({
  blocks,
  lexicon,
}: {
  blocks: readonly Block[];
  lexicon: Lexicon;
}): ReadonlyMap<number, JudgedTable> {
  const tables = new Map<number, Extract<Block, { kind: 'row' }>[]>();
  for (const block of blocks) {
    if (block.kind !== 'row') continue;
    const rows = tables.get(block.table);
    if (rows) rows.push(block);
    else tables.set(block.table, [block]);
  }
  const uses = new Map<number, JudgedTable>();
  for (const [table, rows] of tables) {
    const starts = rows.map((row) => {
      const items = scanText({ text: row.cells[0]?.value.slice(0, 120) ?? '', lexicon });
      return {
        row,
        when: readWhen({ items, at: 0 }),
        named: items.some((item) => item.kind === 'word' || item.kind === 'topic'),
      };
    });
    const dated = starts.filter(({ when }) => when !== null);
    // "Easter camp | Tue–Fri | 10–3 | €90" names what takes place, not when a price holds.
    const priced = dated.filter(
      ({ row, named }) =>
        row.cells.slice(1).some(({ value }) => money.test(value)) &&
        !(named && row.cells.slice(1).some(({ value }) => isWholeWhen({ text: value, lexicon }))),
    );
    const use =
      priced.length > 0
        ? 'rates'
        : hasDayColumns({ rows, lexicon })
          ? 'across'
          : isTimetable({ starts: dated, lexicon })
            ? 'timetable'
            : 'hours';
    uses.set(table, { use, mainColumn: use === 'hours' ? mainColumn({ rows, lexicon }) : null });
  }
  return uses;
}

/** "Tue–Fri", "Thu 14 Jan": nothing but when something is. */
function isWholeWhen({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const items = scanText({ text: text.slice(0, 80), lexicon });
  const next = readWhen({ items, at: 0 })?.next;
  return next !== undefined && items.slice(next).every(({ kind }) => kind === 'mark');
}

function hasDayColumns({
  rows,
  lexicon,
}: {
  rows: readonly Extract<Block, { kind: 'row' }>[];
  lexicon: Lexicon;
}): boolean {
  const columns = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const days = [...columns].filter((column) => isDayHeading({ text: column, lexicon }));
  return columns.size <= 24 && days.length >= 2;
}

/** Day, time and name in every row, with days that come back or a column of classes: a shop's hours name each day once. */
function isTimetable({
  starts,
  lexicon,
}: {
  starts: readonly { row: Extract<Block, { kind: 'row' }>; when: ReturnType<typeof readWhen> }[];
  lexicon: Lexicon;
}): boolean {
  if (starts.length < 3) return false;
  const activities = new Set(lexicon.words.ask.activity.map(phraseKey));
  const listed = starts.every(({ row }) =>
    row.cells.slice(1).some(({ column }) =>
      phraseKey(column)
        .split(' ')
        .some((word) => activities.has(word)),
    ),
  );
  const seen = new Set<number>();
  let repeated = false;
  let named = 0;
  for (const { row, when } of starts) {
    for (const day of when?.when.days ?? []) {
      repeated ||= seen.has(day);
      seen.add(day);
    }
    const names = row.cells.slice(1).some(({ value }) => {
      const items = scanText({ text: value.slice(0, 120), lexicon });
      return (
        items.some((item) => item.kind === 'word' || item.kind === 'topic') &&
        !items.some((item) => item.kind === 'time' || isSense(item, 'closed'))
      );
    });
    if (names) named += 1;
  }
  return (repeated || listed) && named >= starts.length * 0.9;
}
