import type { Contact } from './contacts/contact.ts';
import type { DocumentFacts } from './document-facts.ts';
import { keyFacts } from './fact-keys.ts';
import { reparseScheduleLine } from './schedules/reparse-schedule-line.ts';
import type { Schedule, ScheduleLine } from './schedules/schedule.ts';
import type { FactRow, FactTable } from './tables/fact-table.ts';

/** What the owner says instead, by the key of the fact; null hides it. */
export type Corrections = ReadonlyMap<string, string | null>;

/** Set on what the owner has corrected: it's true although the document says something else. */
type Corrected = { isCorrected?: true };

/** Facts as they're answered with: corrected values in place, hidden ones left out. */
export type CorrectedFacts = Omit<DocumentFacts, 'tables' | 'schedules' | 'contacts'> & {
  tables: (Omit<FactTable, 'rows'> & { rows: CorrectedRow[] })[];
  schedules: (Omit<Schedule, 'lines'> & { lines: (ScheduleLine & Corrected)[] })[];
  contacts: (Contact & Corrected)[];
};
/** `correctedCells`: the columns whose text is the owner's. */
type CorrectedRow = FactRow & { correctedCells?: number[] };

export function applyCorrections({
  facts,
  corrections,
}: {
  facts: DocumentFacts;
  corrections: Corrections;
}): CorrectedFacts {
  if (corrections.size === 0) return facts;
  const keyed = keyFacts(facts);
  const isHidden = ({ key }: { key: string }) => corrections.get(key) === null;
  return {
    ...facts,
    tables: keyed.tables.map(({ table, rows }) => ({
      ...table,
      rows: rows
        .filter((row) => !isHidden(row))
        .map(({ row, cellKeys }) => correctRow({ row, cellKeys, corrections })),
    })),
    schedules: keyed.schedules
      .map(({ schedule, lines }) => ({
        ...schedule,
        lines: lines
          .filter((line) => !isHidden(line))
          .map(({ key, line }) => {
            const text = corrections.get(key);
            if (typeof text !== 'string') return line;
            const { language } = schedule;
            return {
              ...reparseScheduleLine({ line, text, language }),
              isCorrected: true as const,
            };
          }),
      }))
      .filter(({ lines }) => lines.length > 0),
    contacts: keyed.contacts
      .filter((contact) => !isHidden(contact))
      .map(({ key, contact }) => {
        const value = corrections.get(key);
        if (typeof value !== 'string') return contact;
        return { ...contact, value, isCorrected: true as const };
      }),
  };
}

/** A hidden cell becomes an empty one, so that the others stay under their columns. */
function correctRow({
  row,
  cellKeys,
  corrections,
}: {
  row: FactRow;
  cellKeys: readonly string[];
  corrections: Corrections;
}): CorrectedRow {
  const correctedCells = cellKeys.flatMap((key, at) => (corrections.has(key) ? [at] : []));
  if (correctedCells.length === 0) return row;
  const cells = row.cells.map((cell, at) => {
    const text = corrections.get(cellKeys[at] ?? '');
    return text === undefined ? cell : (text ?? '');
  });
  return { ...row, cells, correctedCells };
}
