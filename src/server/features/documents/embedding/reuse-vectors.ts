import { createHash } from 'node:crypto';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import { updateLeased } from '#server/features/documents/reading/lease-document.ts';
import type { Lease } from '#server/features/documents/reading/lease-queries.ts';
import {
  copyVectors,
  listEmbeddedPassages,
} from '#server/features/documents/reading/passage-queries.ts';

const listedAtOnce = 500;
/** So few that no one waits behind them on a database with one session. */
const copiedAtOnce = 100;

/**
 * Gives the next generation of a document the vectors of the current one where the sentences are the same: vectors are
 * made from the sentences alone. False when the lease is over.
 */
export async function reuseVectors({
  deps,
  lease,
  document,
  generation,
}: {
  deps: Deps;
  lease: Lease;
  document: PreparedDocument;
  /** The one that gets them. */
  generation: number;
}): Promise<boolean> {
  const { workspaceId, id: documentId } = lease.document;
  const known = await listKnown({ deps, lease });
  const copies = document.passages.flatMap(({ sentences }, ordinal) => {
    const fromId = known.get(hashSentences(sentences));
    return fromId ? [{ ordinal, fromId }] : [];
  });
  const of = { workspaceId, documentId, generation };
  for (let from = 0; from < copies.length; from += copiedAtOnce) {
    const some = copies.slice(from, from + copiedAtOnce);
    const within = (transaction: Transaction) => copyVectors({ transaction, ...of, copies: some });
    if (!(await updateLeased({ deps, lease, changes: {}, isSilent: true, within }))) return false;
  }
  return true;
}

/** The passages that have vectors, by their sentences. */
async function listKnown({ deps, lease }: { deps: Deps; lease: Lease }) {
  const { workspaceId, id: documentId, generation, passages, embedderId } = lease.document;
  const known = new Map<string, string>();
  if (!embedderId) return known;
  const of = { connection: deps.database.orm, workspaceId, documentId, generation, embedderId };
  for (let from = 0; from < passages; from += listedAtOnce) {
    for (const row of await listEmbeddedPassages({ ...of, from, to: from + listedAtOnce })) {
      known.set(hashSentences(row.sentences), row.id);
    }
  }
  return known;
}

const hashSentences = (sentences: readonly { text: string }[]): string =>
  createHash('sha256')
    .update(JSON.stringify(sentences.map(({ text }) => text)))
    .digest('base64');
