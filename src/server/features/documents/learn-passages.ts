/** Search by meaning: vectors for the sentences of a document, in small steps that a crash or an outage only pauses. */
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import type { DocumentNote } from '#shared/contract/documents.ts';
import { bumpLinked } from './bump-linked.ts';
import type { Claim } from './claim-queries.ts';
import { updateClaimed } from './claims.ts';
import { listUnlearntPassages, saveVectors } from './passage-queries.ts';

type Work = { deps: Deps; claim: Claim; signal: AbortSignal };

/** About a second of a model's work: what is lost by a crash, and how long another workspace waits for its turn. */
const passagesAtOnce = 6;
const stepMs = 4_000;
const longestPauseMs = 10 * 60_000;

/** Learns for one turn. The document is ready once nothing is left to learn, or there is nothing to learn with. */
export async function learnPassages(work: Work): Promise<void> {
  const embedder = work.deps.embedding.current();
  if (!embedder) {
    await finish({ ...work, embedderId: null, notes: ['words-only'] });
    return;
  }
  if (!(await begin({ ...work, embedder }))) return;
  const until = Date.now() + stepMs;
  try {
    while (!work.signal.aborted && Date.now() < until) {
      const progress = await learnSome({ ...work, embedder });
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

/** Another model's vectors are of no use to this one: the document counts as unlearnt until all are new. */
async function begin({ deps, claim, embedder }: Work & { embedder: Embedder }): Promise<boolean> {
  const { state, embedderId, workspaceId, id } = claim.document;
  if (state === 'learning' && embedderId === null) return true;
  if (embedderId === embedder.id) return true;
  const changes = { state: 'learning' as const, embedderId: null, sentencesLearnt: 0 };
  const within = (transaction: Transaction) => bumpLinked({ transaction, workspaceId, id });
  return updateClaimed({ deps, claim, changes, within });
}

async function learnSome(o: Work & { embedder: Embedder }): Promise<'more' | 'done' | 'lost'> {
  const { deps, claim, embedder, signal } = o;
  const { id: documentId, generation, workspaceId } = claim.document;
  const embedderId = embedder.id;
  const rows = await listUnlearntPassages({
    connection: deps.database.orm,
    workspaceId,
    documentId,
    generation,
    embedderId,
    limit: passagesAtOnce,
  });
  if (rows.length === 0) return 'done';
  const texts = rows.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const vectors = await embedder.embed(texts, { signal });
  let at = 0;
  const learnt = rows.map(({ id, sentences }) => {
    const own = vectors.slice(at, at + sentences.length);
    at += sentences.length;
    return { id, vectors: Buffer.from(quantiseVectors(own)) };
  });
  const isOurs = await updateClaimed({
    deps,
    claim,
    changes: { attempts: 0, retryAt: null },
    newlyLearnt: texts.length,
    within: (transaction) => saveVectors({ transaction, workspaceId, learnt, embedderId }),
  });
  return isOurs ? 'more' : 'lost';
}

async function finish(
  o: Work & { embedderId: string | null; notes: DocumentNote[] },
): Promise<void> {
  const { deps, claim, embedderId } = o;
  const { workspaceId, id, name, generation } = claim.document;
  const notes = [...withoutProgress(claim.document.notes), ...o.notes];
  const changes = { state: 'ready' as const, embedderId, notes, attempts: 0, retryAt: null };
  const within = async (transaction: Transaction) => {
    await bumpLinked({ transaction, workspaceId, id });
    const event = { type: 'document.ready' as const, data: { documentId: id, name } };
    // Learnt anew by another model it is no news to its owner, with another content it is.
    const key = `document-ready-${id}-${generation}`;
    await announceEvent({ deps, transaction, workspaceId, event, key });
  };
  await updateClaimed({ deps, claim, changes, within });
}

/** The model does not answer: what is learnt stays, words go on working, and the owner sees why it takes longer. */
async function pause({ deps, claim, error }: Work & { error: unknown }): Promise<void> {
  deps.log.warn({ err: error, documentId: claim.document.id }, 'learning is delayed');
  const attempts = claim.document.attempts + 1;
  const pauseMs = Math.min(longestPauseMs, 15_000 * 2 ** Math.min(attempts, 10));
  const notes = [...withoutProgress(claim.document.notes), 'learning-delayed' as const];
  const retryAt = new Date(deps.clock.now().getTime() + pauseMs);
  await updateClaimed({ deps, claim, changes: { attempts, retryAt, notes } });
}

const withoutProgress = (notes: readonly DocumentNote[]) =>
  notes.filter((note) => note !== 'words-only' && note !== 'learning-delayed');
