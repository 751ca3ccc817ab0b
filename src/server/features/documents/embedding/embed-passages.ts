/** Search by meaning: vectors for the sentences of a document, in small steps that a crash or an outage only pauses. */
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { bumpLinked } from '#server/features/documents/bump-linked.ts';
import {
  leastPassages,
  queueSnapshot,
} from '#server/features/documents/knowledge/queue-snapshot.ts';
import { updateLeased } from '#server/features/documents/reading/lease-document.ts';
import type { Lease } from '#server/features/documents/reading/lease-queries.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import type { DocumentNote } from '#shared/contract/documents.ts';
import { embedSome, pauseAfter } from './embed-some.ts';
import { replaceVectors } from './replace-vectors.ts';

type Work = { deps: Deps; lease: Lease; signal: AbortSignal };

const stepMs = 4_000;

/** Embeds for one turn. The document is ready once every sentence has a vector, or no model is available. */
export async function embedPassages(work: Work): Promise<void> {
  const embedder = work.deps.embedding.current();
  if (!embedder) {
    await finish({ ...work, embedderId: null, notes: ['words-only'] });
    return;
  }
  if (isEmbeddedByAnother(work.lease, embedder)) return replaceVectors({ ...work, embedder });
  if (!(await begin({ ...work, embedder }))) return;
  const until = Date.now() + stepMs;
  try {
    while (!work.signal.aborted && Date.now() < until) {
      await work.deps.questionTurns.giveWay();
      const { generation } = work.lease.document;
      const progress = await embedSome({ ...work, embedder, generation });
      if (progress === 'lost') return;
      if (progress === 'done') {
        await finish({ ...work, embedderId: embedder.id, notes: [] });
        return;
      }
    }
  } catch (error) {
    if (work.signal.aborted) return;
    await pause({ ...work, error });
  }
}

const isEmbeddedByAnother = ({ document: { state, embedderId } }: Lease, { id }: Embedder) =>
  state === 'ready' && embedderId !== null && embedderId !== id;

/** A document that became ready without a model has to be embedded from the start. */
async function begin({ deps, lease, embedder }: Work & { embedder: Embedder }): Promise<boolean> {
  const { state, embedderId, workspaceId, id } = lease.document;
  if (state === 'embedding' && embedderId === null) return true;
  if (embedderId === embedder.id) return true;
  const changes = { state: 'embedding' as const, embedderId: null, sentencesEmbedded: 0 };
  const within = (transaction: Transaction) => bumpLinked({ deps, transaction, workspaceId, id });
  return updateLeased({ deps, lease, changes, within });
}

async function finish(
  input: Work & { embedderId: string | null; notes: DocumentNote[] },
): Promise<void> {
  const { deps, lease, embedderId } = input;
  const { workspaceId, id, name, generation } = lease.document;
  const notes = [...withoutProgress(lease.document.notes), ...input.notes];
  const changes = { state: 'ready' as const, embedderId, notes, attempts: 0, retryAt: null };
  const within = async (transaction: Transaction) => {
    await bumpLinked({ deps, transaction, workspaceId, id });
    const reading = { documentId: id, generation, embedderId };
    if (lease.document.passages >= leastPassages)
      await queueSnapshot({ deps, transaction, workspaceId, reading });
    // Of a page of a website, its website tells.
    if (lease.document.url !== null) return;
    const event = { type: 'document.ready' as const, data: { documentId: id, name } };
    // Embedded anew by another model its owner isn't told, with another content they are.
    const key = `document-ready-${id}-${generation}`;
    await announceEvent({ deps, transaction, workspaceId, event, key });
  };
  await updateLeased({ deps, lease, changes, within });
}

/** The model does not answer: what is embedded stays, words go on working, and the owner sees why it takes longer. */
async function pause({ deps, lease, error }: Work & { error: unknown }): Promise<void> {
  deps.log.warn({ err: error, documentId: lease.document.id }, 'embedding is delayed');
  const attempts = lease.document.attempts + 1;
  const notes = [...withoutProgress(lease.document.notes), 'embedding-delayed' as const];
  const retryAt = new Date(deps.clock.now().getTime() + pauseAfter(attempts));
  await updateLeased({ deps, lease, changes: { attempts, retryAt, notes } });
}

export const withoutProgress = (notes: readonly DocumentNote[]) =>
  notes.filter((note) => note !== 'words-only' && note !== 'embedding-delayed');
