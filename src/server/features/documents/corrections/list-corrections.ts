/** Everything that owners corrected, in texts and in facts, with what became of it. */
import type { Deps } from '#server/deps.ts';
import { keyFacts } from '#server/engine/facts/fact-keys.ts';
import { listStoredFacts } from '#server/features/documents/reading/fact-queries.ts';
import type {
  Correction,
  CorrectionState,
  CorrectionsQuery,
  CorrectionsResponse,
} from '#shared/contract/corrections.ts';
import { type CorrectionRow, listCorrectionRows } from './correction-queries.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };

export async function listCorrections({
  deps,
  workspaceId,
  query,
}: OfWorkspace & { query: CorrectionsQuery }): Promise<CorrectionsResponse> {
  const connection = deps.database.orm;
  const { rows, total } = await listCorrectionRows({ connection, workspaceId, query });
  const isFactThere = await findFacts({ deps, workspaceId, rows });
  return { total, items: rows.map((row) => describe({ row, isFactThere })) };
}

type FactTest = (row: CorrectionRow) => boolean;

/** Tells whether the document still says what a correction of a fact is for. */
async function findFacts({
  deps,
  workspaceId,
  rows,
}: OfWorkspace & { rows: readonly CorrectionRow[] }): Promise<FactTest> {
  const ofFacts = rows.filter(({ kind }) => kind === 'fact');
  const documentIds = [...new Set(ofFacts.map(({ documentId }) => documentId))];
  if (documentIds.length === 0) return () => false;
  const connection = deps.database.orm;
  const stored = await listStoredFacts({ connection, workspaceId, documentIds });
  const known = new Set(
    stored.flatMap(({ documentId, generation, facts }) => {
      const { schedules, tables, contacts } = keyFacts(facts);
      const keys = [
        ...schedules.flatMap(({ lines }) => lines.map(({ key }) => key)),
        ...tables.flatMap((table) => table.rows.flatMap(({ key, cellKeys }) => [key, ...cellKeys])),
        ...contacts.map(({ key }) => key),
      ];
      return keys.map((key) => `${documentId}.${generation}.${key}`);
    }),
  );
  return ({ documentId, generation, key }) => known.has(`${documentId}.${generation}.${key}`);
}

function describe({ row, isFactThere }: { row: CorrectionRow; isFactThere: FactTest }): Correction {
  const { kind, documentId, documentName, url, key, original, text, updatedAt } = row;
  const isUsed = kind === 'fact' ? isFactThere(row) : row.isInText;
  const state: CorrectionState = isUsed ? 'used' : row.isWaiting ? 'waiting' : 'not-found';
  const named = { kind, documentId, documentName, url, key, original, text };
  return { ...named, state, updatedAt: updatedAt.toISOString() };
}
