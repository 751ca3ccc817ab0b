import { createHash } from 'node:crypto';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import type { Claim } from './claim-queries.ts';
import { updateClaimed } from './claims.ts';
import { copyVectors, listEmbeddedPassages } from './passage-queries.ts';

const listedAtOnce = 500;
/** So few that no one waits behind them on a database with one session. */
const copiedAtOnce = 100;

/**
 * Gives the next generation of a document the vectors of the current one where the sentences are the same: vectors are
 * made from the sentences alone. False when the claim is over.
 */
export async function reuseVectors({
  deps,
  claim,
  document,
}: {
  deps: Deps;
  claim: Claim;
  document: PreparedDocument;
}): Promise<boolean> {
  const { workspaceId, id: documentId, generation } = claim.document;
  const known = await listKnown({ deps, claim });
  const copies = document.passages.flatMap(({ sentences }, ordinal) => {
    const fromId = known.get(hashSentences(sentences));
    return fromId ? [{ ordinal, fromId }] : [];
  });
  const of = { workspaceId, documentId, generation: generation + 1 };
  for (let from = 0; from < copies.length; from += copiedAtOnce) {
    const some = copies.slice(from, from + copiedAtOnce);
    const within = (transaction: Transaction) => copyVectors({ transaction, ...of, copies: some });
    if (!(await updateClaimed({ deps, claim, changes: {}, isSilent: true, within }))) return false;
  }
  return true;
}

/** The passages that have vectors, by their sentences. */
async function listKnown({ deps, claim }: { deps: Deps; claim: Claim }) {
  const { workspaceId, id: documentId, generation, passages, embedderId } = claim.document;
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
