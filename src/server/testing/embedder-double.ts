import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { EmbedderSource } from '#server/adapters/models/embedder-source.ts';

export type EmbedderDouble = EmbedderSource & {
  /** Replaces the model, or takes it away. */
  use(embedder: Embedder | null): void;
  preparing: boolean;
  /** How many texts were embedded so far. */
  texts: number;
  /** The texts from this one on fail. */
  failAfter: number;
};

/** A model that knows nothing but words: texts with the same words point the same way. */
export function createEmbedderDouble(): EmbedderDouble {
  let embedder: Embedder | null = null;
  const double: EmbedderDouble = {
    preparing: false,
    texts: 0,
    failAfter: Number.POSITIVE_INFINITY,
    current: () => embedder,
    isPreparing: () => double.preparing,
    use(next) {
      embedder = next;
    },
    close: async () => {},
  };
  double.use(createWordEmbedder({ id: 'double-1', double }));
  return double;
}

export function createWordEmbedder({
  id,
  double,
}: {
  id: string;
  double: EmbedderDouble;
}): Embedder {
  const dimensions = 64;
  return {
    id,
    dimensions,
    async embed(texts) {
      return texts.map((text) => {
        double.texts += 1;
        if (double.texts > double.failAfter) throw new Error('The model is away.');
        const vector = new Float32Array(dimensions);
        for (const word of text.toLowerCase().match(/\w+/g) ?? []) {
          let at = 7;
          for (const sign of word) at = (at * 31 + sign.charCodeAt(0)) % dimensions;
          vector[at] = (vector[at] ?? 0) + 1;
        }
        const length = Math.hypot(...vector) || 1;
        return vector.map((value) => value / length);
      });
    },
    close: async () => {},
  };
}
