import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import { updateLeased } from './lease-document.ts';
import type { Lease } from './lease-queries.ts';
import { createFacts, createPages, createPassages } from './passage-queries.ts';

const rowsAtOnce = 50;

/**
 * Writes a document's pages, passages and facts as a generation of their own. Rows are written in small transactions,
 * so that no one waits behind a large document; the last one writes the facts and runs `complete`, which says what the
 * generation is for. False when the lease is over.
 */
export async function writeReading({
  deps,
  lease,
  document,
  generation,
  isSilent = false,
  complete,
}: {
  deps: Deps;
  lease: Lease;
  document: PreparedDocument;
  generation: number;
  isSilent?: boolean;
  complete: {
    changes: Partial<Lease['document']>;
    within?: (transaction: Transaction) => Promise<void>;
  };
}): Promise<boolean> {
  const { id: documentId, workspaceId } = lease.document;
  const of = { workspaceId, documentId, generation };
  const insert = (within: (transaction: Transaction) => Promise<void>) =>
    updateLeased({ deps, lease, changes: {}, isSilent, within });
  for (const { from, batch } of cut(document.texts)) {
    const rows = batch.map((page, at) => ({ ...of, page: from + at + 1, ...page }));
    if (!(await insert((transaction) => createPages({ transaction, rows })))) return false;
  }
  for (const { from, batch } of cut(document.passages)) {
    const rows = batch.map((passage, at) => ({
      ...of,
      ordinal: from + at,
      text: passage.text,
      sentences: passage.sentences,
      context: passage.context,
      place: passage.place,
      words: Buffer.from(passage.words),
    }));
    if (!(await insert((transaction) => createPassages({ transaction, rows })))) return false;
  }
  return updateLeased({
    deps,
    lease,
    changes: complete.changes,
    isSilent,
    within: async (transaction) => {
      await createFacts({
        transaction,
        row: { ...of, facts: document.facts, dates: document.dates },
      });
      await complete.within?.(transaction);
    },
  });
}

/** What is said about a reading on its document. */
export function describeReading({ pages, passages, warnings }: PreparedDocument) {
  return {
    pages,
    passages: passages.length,
    sentencesTotal: passages.reduce((sum, { sentences }) => sum + sentences.length, 0),
    notes: [...warnings],
  };
}

function* cut<T>(all: readonly T[]): Generator<{ from: number; batch: readonly T[] }> {
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    yield { from, batch: all.slice(from, from + rowsAtOnce) };
  }
}
