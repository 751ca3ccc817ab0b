import { createHash } from 'node:crypto';
import { normalizeText } from '#server/engine/ingest/normalize-text.ts';
import type { Contact } from './contacts/contact.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { Schedule, ScheduleLine } from './schedules/schedule.ts';
import type { FactRow, FactTable } from './tables/fact-table.ts';

/** Facts with the names that corrections know them by. */
export type KeyedFacts = {
  schedules: { schedule: Schedule; lines: { key: string; line: ScheduleLine }[] }[];
  tables: { table: FactTable; rows: KeyedRow[] }[];
  contacts: { key: string; contact: Contact }[];
};

/** The row's key hides the whole row; each cell has one of its own. */
export type KeyedRow = { key: string; row: FactRow; cellKeys: string[] };

/**
 * A key is made from what the document says, not from where: it stays the same when a document is read again, and no
 * longer fits when the document says something else. Facts that say the same are told apart by their order.
 */
export function keyFacts({ schedules, tables, contacts }: DocumentFacts): KeyedFacts {
  const keyOf = createKeys();
  return {
    schedules: schedules.map((schedule) => ({
      schedule,
      lines: schedule.lines.map((line) => ({ key: keyOf(['schedule', line.text]), line })),
    })),
    tables: tables.map((table) => ({
      table,
      rows: table.rows.map((row) => {
        const name = nameOfRow({ table, row });
        return {
          key: keyOf(['row', name, ...row.cells]),
          row,
          cellKeys: row.cells.map((cell, at) =>
            keyOf(['cell', name, table.columns[at]?.name ?? '', cell]),
          ),
        };
      }),
    })),
    contacts: contacts.map((contact) => ({ key: keyOf(['contact', contact.value]), contact })),
  };
}

/** What a row is about: its name, or its first text where no column is known to hold names. */
export function nameOfRow({ table, row }: { table: FactTable; row: FactRow }): string {
  const column = table.columns.findIndex(({ role }) => role === 'name');
  return row.cells[column] || (row.cells.find(Boolean) ?? '');
}

function createKeys(): (parts: readonly string[]) => string {
  const seen = new Map<string, number>();
  return (parts) => {
    const content = parts.map(normalizeText).join('\u0000');
    const times = seen.get(content) ?? 0;
    seen.set(content, times + 1);
    return createHash('sha256').update(`${content}\u0000${times}`).digest('hex').slice(0, 32);
  };
}
