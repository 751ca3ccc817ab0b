import type { Embedder } from '#server/adapters/models/embedder.ts';
import { traceStep } from '#server/config/active-span.ts';
import type { Deps } from '#server/deps.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';
import { textForModel } from '#server/engine/language/text-for-model.ts';
import { updateLeased } from '#server/features/documents/reading/lease-document.ts';
import type { Lease } from '#server/features/documents/reading/lease-queries.ts';
import {
  keepSomeVectors,
  listUnembeddedPassages,
  readLanguage,
  saveVectors,
} from '#server/features/documents/reading/passage-queries.ts';

/** About a second of a model's work: what is lost by a crash, and how long another workspace waits for its turn. */
const passagesAtOnce = 6;
/** So few that no one waits behind them on a database with one session. */
const keptAtOnce = 100;
const longestPauseMs = 10 * 60_000;

/** Computes vectors for the next few passages of a generation that have none of this model. */
export async function embedSome({
  deps,
  lease,
  signal,
  embedder,
  generation,
  isNext = false,
}: {
  deps: Deps;
  lease: Lease;
  signal: AbortSignal;
  embedder: Embedder;
  generation: number;
  /** Beside the vectors of another model. */
  isNext?: boolean;
}): Promise<'more' | 'done' | 'lost'> {
  const { id: documentId, workspaceId } = lease.document;
  const isNoticed = !isNext && generation === lease.document.generation;
  const embedderId = embedder.id;
  const of = { workspaceId, documentId, generation };
  const rows = await listUnembeddedPassages({
    connection: deps.database.orm,
    ...of,
    embedderId,
    isNext,
    limit: passagesAtOnce,
  });
  if (rows.length === 0) return 'done';
  const language = await readLanguage({ connection: deps.database.orm, ...of });
  const isRead = embedder.languages === 'read-in-english' && language !== 'en';
  if (isNext && !isRead && embedder.writtenId === lease.document.embedderId) {
    const kept = await keepVectors({ deps, lease, embedder, generation });
    if (kept !== 'none') return kept;
  }
  const texts = rows.flatMap(({ sentences }) =>
    sentences.map(({ text }) => textForModel({ text, language, embedder })),
  );
  const attributes = { 'askwell.texts': texts.length, 'askwell.workspace.id': workspaceId };
  const vectors = await traceStep({ name: 'embed passages', attributes }, () =>
    embedder.embed(texts, { signal }),
  );
  let at = 0;
  const embedded = rows.map(({ id, sentences }) => {
    const own = vectors.slice(at, at + sentences.length);
    at += sentences.length;
    return { id, vectors: Buffer.from(quantiseVectors(own)) };
  });
  const isOurs = await updateLeased({
    deps,
    lease,
    changes: { attempts: 0, retryAt: null },
    newlyEmbedded: isNoticed ? texts.length : 0,
    isSilent: !isNoticed,
    within: (transaction) =>
      saveVectors({ transaction, workspaceId, embedded, embedderId, isNext }),
  });
  return isOurs ? 'more' : 'lost';
}

/** English texts are given to the model as they always were: their vectors stay. */
async function keepVectors({
  deps,
  lease,
  embedder,
  generation,
}: {
  deps: Deps;
  lease: Lease;
  embedder: Embedder;
  generation: number;
}): Promise<'more' | 'none' | 'lost'> {
  const { id: documentId, workspaceId } = lease.document;
  let kept = 0;
  const isOurs = await updateLeased({
    deps,
    lease,
    changes: { attempts: 0, retryAt: null },
    isSilent: true,
    async within(transaction) {
      kept = await keepSomeVectors({
        transaction,
        workspaceId,
        documentId,
        generation,
        fromEmbedderId: embedder.writtenId ?? '',
        embedderId: embedder.id,
        limit: keptAtOnce,
      });
    },
  });
  if (!isOurs) return 'lost';
  return kept > 0 ? 'more' : 'none';
}

/** How long to wait before a model that failed is asked again. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPauseMs, 15_000 * 2 ** Math.min(attempts, 10));
