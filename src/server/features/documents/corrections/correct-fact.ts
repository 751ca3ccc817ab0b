/** An owner knows better than their document: a fact is corrected or hidden, and answers change at once. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import { keyFacts, nameOfRow } from '#server/engine/facts/fact-keys.ts';
import { bumpLinked } from '#server/features/documents/bump-linked.ts';
import {
  bumpFacts,
  countCorrections,
  deleteCorrection,
  listStoredFacts,
  saveCorrection,
} from '#server/features/documents/reading/fact-queries.ts';
import { AppError } from '#shared/errors.ts';
import { changeCorrections } from './change-corrections.ts';

type OfFact = { deps: Deps; workspaceId: string; userId: string; id: string; key: string };

/** Anyone who has more to correct needs a better file. */
const mostCorrections = 2_000;

export async function correctFact({ text, ...of }: OfFact & { text: string | null }) {
  const { deps, workspaceId, userId, id: documentId, key } = of;
  await change({
    ...of,
    within: async ({ transaction, generation }) => {
      const stored = await listStoredFacts({
        connection: transaction,
        workspaceId,
        documentIds: [documentId],
      });
      const facts = stored.find((one) => one.generation === generation)?.facts;
      const fact = facts && findFact({ facts, key });
      if (!fact) {
        const message = 'This is no longer in the document. Reload the page and try again.';
        throw new AppError('not_found', message);
      }
      if (fact.isRow && text !== null) {
        const message = 'A whole row can only be hidden. Correct its values one by one.';
        throw new AppError('invalid_input', message, { fields: { text: message } });
      }
      if (text === fact.original) {
        await deleteCorrection({ transaction, workspaceId, documentId, key });
        return;
      }
      const of = { connection: transaction, workspaceId, documentId };
      if ((await countCorrections(of)) >= mostCorrections) {
        const message =
          'This document has too many corrections. Correct the file itself and upload it again.';
        throw new AppError('conflict', message);
      }
      const updatedAt = deps.clock.now();
      const { original } = fact;
      const correction = { workspaceId, documentId, key, original, text, userId, updatedAt };
      await saveCorrection({ transaction, correction });
    },
  });
}

/** The document's own words count again. */
export async function undoCorrection(of: OfFact): Promise<void> {
  const { workspaceId, id: documentId, key } = of;
  await change({
    ...of,
    within: async ({ transaction }) => {
      if (await deleteCorrection({ transaction, workspaceId, documentId, key })) return;
      throw new AppError('not_found', 'This correction was already undone.');
    },
  });
}

/** Answers change at once: no reading is needed. */
function change({
  within,
  ...of
}: OfFact & {
  within: (options: { transaction: Transaction; generation: number }) => Promise<void>;
}): Promise<void> {
  const { deps, workspaceId, userId, id } = of;
  return changeCorrections({
    ...of,
    async within({ transaction, locked: { generation } }) {
      await within({ transaction, generation });
      await bumpFacts({ transaction, workspaceId, documentId: id });
      await bumpLinked({ deps, transaction, workspaceId, id, userId });
    },
  });
}

/** What the document says; of a whole row, its name. */
function findFact({
  facts,
  key,
}: {
  facts: DocumentFacts;
  key: string;
}): { original: string; isRow: boolean } | null {
  const { schedules, tables, contacts } = keyFacts(facts);
  for (const { lines } of schedules) {
    const found = lines.find((one) => one.key === key);
    if (found) return { original: found.line.text, isRow: false };
  }
  for (const { table, rows } of tables) {
    for (const { key: rowKey, row, cellKeys } of rows) {
      if (rowKey === key) return { original: nameOfRow({ table, row }), isRow: true };
      const at = cellKeys.indexOf(key);
      if (at >= 0) return { original: row.cells[at] ?? '', isRow: false };
    }
  }
  const found = contacts.find((one) => one.key === key);
  return found ? { original: found.contact.value, isRow: false } : null;
}
