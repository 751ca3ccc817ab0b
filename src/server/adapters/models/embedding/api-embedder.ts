import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Embedder, EmbedOptions } from '#server/adapters/models/embedder.ts';
import { centerVectors, referenceChecksum } from './center-vectors.ts';
import { explainFailure } from './explain-failure.ts';
import { toUnit } from './to-unit.ts';

export type EmbeddingApi = { url: string; key: string | null; model: string };

/** As many as the strictest servers take in one request. */
const textsAtOnce = 32;
/** A visitor is rather answered by words than kept waiting. */
const urgentMs = 4_000;
const importMs = 60_000;
const attempts = 4;
const longestWaitMs = 20_000;

const responseSchema = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
});

/** A model behind an OpenAI-compatible address; asked once at start, so that a wrong key is noticed there. */
export function openApiModel({
  api,
  signal,
}: {
  api: EmbeddingApi;
  signal: AbortSignal;
}): Promise<Embedder> {
  return centerVectors({ model: createApiEmbedder(api), signal });
}

export function apiModelId({ url, model }: Pick<EmbeddingApi, 'url' | 'model'>): string {
  const checksum = createHash('sha256').update(`${url}\0${model}\0${referenceChecksum}`);
  return `${model}-${checksum.digest('hex').slice(0, 12)}`;
}

function createApiEmbedder(api: EmbeddingApi): Omit<Embedder, 'dimensions'> {
  return {
    id: apiModelId(api),
    languages: 'all',
    async embed(texts, options = {}) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += textsAtOnce) {
        const some = texts.slice(from, from + textsAtOnce);
        vectors.push(...(await requestVectors({ api, texts: some, options })));
      }
      return vectors;
    },
    close: async () => {},
  };
}

/** Waits and tries again when the service is busy or away, but not while a visitor waits. */
async function requestVectors({
  api,
  texts,
  options: { signal, urgent },
}: {
  api: EmbeddingApi;
  texts: readonly string[];
  options: EmbedOptions;
}): Promise<Float32Array[]> {
  for (let attempt = 1; ; attempt += 1) {
    const limit = AbortSignal.timeout(urgent ? urgentMs : importMs);
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    const failure = await requestOnce({ api, texts, signal: either }).catch(
      (error: unknown): Failure => ({ reason: explainFailure(error), retryAfterMs: 0 }),
    );
    if (Array.isArray(failure)) return failure;
    signal?.throwIfAborted();
    if (urgent || failure.retryAfterMs === null || attempt === attempts)
      throw new Error(`The embedding service at ${new URL(api.url).host}: ${failure.reason}`);
    const pauseMs = Math.max(failure.retryAfterMs, 200 * 2 ** attempt);
    await wait(Math.min(pauseMs, longestWaitMs), undefined, { signal });
  }
}

/** `retryAfterMs` is null where the same request would fail again. */
type Failure = { reason: string; retryAfterMs: number | null };

async function requestOnce({
  api,
  texts,
  signal,
}: {
  api: EmbeddingApi;
  texts: readonly string[];
  signal: AbortSignal;
}): Promise<Float32Array[] | Failure> {
  const response = await fetch(`${api.url}/embeddings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(api.key && { authorization: `Bearer ${api.key}` }),
    },
    // Services refuse empty texts.
    body: JSON.stringify({
      model: api.model,
      input: texts.map((text) => (text.trim() === '' ? '-' : text)),
      encoding_format: 'float',
    }),
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    const isPassing = response.status === 429 || response.status >= 500;
    const seconds = Number(response.headers.get('retry-after')) || 0;
    const reason = `responded with status ${response.status}`;
    return { reason, retryAfterMs: isPassing ? seconds * 1_000 : null };
  }
  const { data: parsed } = responseSchema.safeParse(await response.json());
  const data = parsed?.data.toSorted((a, b) => a.index - b.index) ?? [];
  if (data.length !== texts.length || data.some(({ index }, at) => index !== at))
    return { reason: `gave ${data.length} vectors for ${texts.length} texts`, retryAfterMs: null };
  return data.map(({ embedding }) => toUnit(Float32Array.from(embedding)));
}
