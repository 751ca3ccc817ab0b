import { createHash } from 'node:crypto';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { referenceTexts } from './reference-texts.ts';
import { toUnit } from './to-unit.ts';

/** Part of the id of every model whose vectors are centered. */
export const referenceChecksum = createHash('sha256')
  .update(JSON.stringify(referenceTexts))
  .digest('hex');

/**
 * Many models give all texts similar vectors: unrelated sentences have a cosine of 0.7 and more. The engine's limits
 * mean the same for every model once the mean of ordinary sentences is subtracted. Also proves that the model works.
 */
export async function centerVectors({
  model,
  signal,
}: {
  model: Omit<Embedder, 'dimensions'>;
  signal: AbortSignal;
}): Promise<Embedder> {
  const means = {
    question: await findMean({ model, as: 'question', signal }),
    passage: await findMean({ model, as: 'passage', signal }),
  };
  return {
    ...model,
    dimensions: means.passage.length,
    async embed(texts, options = {}) {
      const mean = means[options.as ?? 'passage'];
      const vectors = await model.embed(texts, options);
      return vectors.map((vector) => {
        if (vector.length !== mean.length)
          throw new Error(`The model gave a vector of ${vector.length} instead of ${mean.length}.`);
        return toUnit(vector.map((value, at) => value - (mean[at] ?? 0)));
      });
    },
  };
}

async function findMean({
  model,
  as,
  signal,
}: {
  model: Omit<Embedder, 'dimensions'>;
  as: 'question' | 'passage';
  signal: AbortSignal;
}): Promise<Float32Array> {
  const vectors = await model.embed(referenceTexts, { as, signal });
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value / vectors.length;
  }
  if (mean.length === 0 || !mean.every(Number.isFinite))
    throw new Error('The model gave no usable vectors.');
  return mean;
}
