/**
 * Embeds a document again after the operator changed the model. The vectors of the model before stay and answer until
 * all documents of the workspace have new ones, so that no chatbot has documents that its question can't be compared
 * with. Its owner sees a ready document all the time.
 */
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { bumpLinked } from '#server/features/documents/bump-linked.ts';
import { updateLeased } from '#server/features/documents/reading/lease-document.ts';
import type { Lease } from '#server/features/documents/reading/lease-queries.ts';
import { replaceSomeVectors } from '#server/features/documents/reading/passage-queries.ts';
import { embedSome, pauseAfter } from './embed-some.ts';

type Work = { deps: Deps; lease: Lease; signal: AbortSignal; embedder: Embedder };

const stepMs = 4_000;
/** So few that no one waits behind them on a database with one session. */
const replacedAtOnce = 100;

export async function replaceVectors(work: Work): Promise<void> {
  const { deps, lease, embedder } = work;
  const isComplete = lease.document.nextEmbedderId === embedder.id;
  try {
    await (isComplete ? putInPlace(work) : embed(work));
  } catch (error) {
    if (work.signal.aborted) return;
    const attempts = lease.document.attempts + 1;
    const retryAt = new Date(deps.clock.now().getTime() + pauseAfter(attempts));
    await updateLeased({ deps, lease, changes: { attempts, retryAt }, isSilent: true });
    const { id: documentId } = lease.document;
    deps.log.warn({ err: error, documentId }, 'embedding with the new model is delayed');
  }
}

async function embed({ deps, lease, signal, embedder }: Work): Promise<void> {
  const { workspaceId, id, generation } = lease.document;
  const until = Date.now() + stepMs;
  while (!signal.aborted && Date.now() < until) {
    const of = { deps, lease, signal, embedder, generation };
    const progress = await embedSome({ ...of, isNext: true });
    if (progress === 'lost') return;
    if (progress === 'more') continue;
    const changes = { nextEmbedderId: embedder.id, attempts: 0, retryAt: null };
    const within = (transaction: Transaction) => bumpLinked({ deps, transaction, workspaceId, id });
    await updateLeased({ deps, lease, changes, isSilent: true, within });
    return;
  }
}

async function putInPlace({ deps, lease, signal, embedder }: Work): Promise<void> {
  const { workspaceId, id, generation } = lease.document;
  const of = { workspaceId, documentId: id, generation, embedderId: embedder.id };
  let isMore = true;
  while (isMore && !signal.aborted) {
    const within = async (transaction: Transaction) => {
      isMore = await replaceSomeVectors({ transaction, ...of, limit: replacedAtOnce });
    };
    if (!(await updateLeased({ deps, lease, changes: {}, isSilent: true, within }))) return;
  }
  if (isMore) return;
  const changes = { embedderId: embedder.id, nextEmbedderId: null };
  const within = (transaction: Transaction) => bumpLinked({ deps, transaction, workspaceId, id });
  await updateLeased({ deps, lease, changes, isSilent: true, within });
}
