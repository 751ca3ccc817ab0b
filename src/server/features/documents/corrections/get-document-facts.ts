/** What was found in a document, as its owner looks at it: with what they corrected, and what the document says instead. */
import type { Deps } from '#server/deps.ts';
import type { Corrections } from '#server/engine/facts/apply-corrections.ts';
import { type KeyedFacts, type KeyedRow, keyFacts } from '#server/engine/facts/fact-keys.ts';
import { getDocumentRow } from '#server/features/documents/get-document.ts';
import { listStoredFacts } from '#server/features/documents/reading/fact-queries.ts';
import type {
  DescribedTable,
  DocumentFactRowsResponse,
  DocumentFactsResponse,
  FactRowsQuery,
  FactTableRow,
  FactValue,
} from '#shared/contract/documents.ts';

type OfDocument = { deps: Deps; workspaceId: string; id: string };

const firstRows = 20;
const moreRows = 100;

export async function getDocumentFacts(of: OfDocument): Promise<DocumentFactsResponse> {
  const found = await findFacts(of);
  if (!found) return { isRead: false, schedules: [], tables: [], contacts: [] };
  const { keyed, corrections } = found;
  const describe = createDescriber(corrections);
  return {
    isRead: true,
    schedules: keyed.schedules.map(({ schedule, lines }) => ({
      subject: schedule.subject,
      lines: lines.map(({ key, line }) => describe(key, line.text)),
    })),
    tables: keyed.tables.map(({ table, rows }) => ({
      title: table.title,
      columns: table.columns.map(({ name, role }) => ({ name, role })),
      rowCount: rows.length,
      categoryCount: countCategories(table),
      rows: rows.slice(0, firstRows).map((row) => describeRow({ row, corrections })),
    })),
    contacts: keyed.contacts.map(({ key, contact: { kind, label, value } }) => ({
      kind,
      label,
      value: describe(key, value),
    })),
  };
}

export async function listFactRows({
  table,
  from,
  ...of
}: OfDocument & FactRowsQuery): Promise<DocumentFactRowsResponse> {
  const found = await findFacts(of);
  const rows = found?.keyed.tables[table]?.rows.slice(from, from + moreRows) ?? [];
  const corrections = found?.corrections ?? new Map();
  return { rows: rows.map((row) => describeRow({ row, corrections })) };
}

async function findFacts({
  deps,
  ...of
}: OfDocument): Promise<{ keyed: KeyedFacts; corrections: Corrections } | null> {
  const { generation } = await getDocumentRow({ deps, ...of });
  const { workspaceId, id } = of;
  const connection = deps.database.orm;
  const stored = await listStoredFacts({ connection, workspaceId, documentIds: [id] });
  const current = stored.find((one) => one.generation === generation);
  if (!current) return null;
  const corrections = new Map(Object.entries(current.corrections ?? {}));
  return { keyed: keyFacts(current.facts), corrections };
}

const createDescriber =
  (corrections: Corrections) =>
  (key: string, original: string): FactValue => {
    const text = corrections.get(key);
    if (text === undefined) return { key, text: original, original, state: 'found' };
    return { key, text: text ?? '', original, state: text === null ? 'hidden' : 'corrected' };
  };

function describeRow({
  row: { key, row, cellKeys },
  corrections,
}: {
  row: KeyedRow;
  corrections: Corrections;
}): FactTableRow {
  const describe = createDescriber(corrections);
  return {
    key,
    row: row.row,
    isHidden: corrections.has(key),
    cells: row.cells.map((cell, at) => describe(cellKeys[at] ?? '', cell)),
  };
}

function countCategories({
  columns,
  rows,
}: {
  columns: readonly Pick<DescribedTable['columns'][number], 'role'>[];
  rows: readonly { cells: readonly string[] }[];
}): number {
  const column = columns.findIndex(({ role }) => role === 'category');
  if (column < 0) return 0;
  return new Set(rows.map(({ cells }) => cells[column]?.trim()).filter(Boolean)).size;
}
