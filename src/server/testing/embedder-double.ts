import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { EmbedderSource } from '#server/adapters/models/embedder-source.ts';

export type EmbedderDouble = EmbedderSource & {
  /** Replaces the model, or takes it away. The one before can still be found. */
  use(embedder: Embedder | null): void;
  /** Earlier models can no longer be found. */
  forget(): void;
  preparing: boolean;
  /** How many texts were embedded so far. */
  texts: number;
  /** The texts from this one on fail. */
  failAfter: number;
};

/** A model that knows nothing but words: texts with the same words point the same way. */
export function createEmbedderDouble(): EmbedderDouble {
  let embedder: Embedder | null = null;
  const known = new Map<string, Embedder>();
  const double: EmbedderDouble = {
    preparing: false,
    texts: 0,
    failAfter: Number.POSITIVE_INFINITY,
    current: () => embedder,
    find: (id) => (embedder?.id === id ? embedder : (known.get(id) ?? null)),
    isPreparing: () => double.preparing,
    use(next) {
      if (embedder) known.set(embedder.id, embedder);
      embedder = next;
    },
    forget: () => known.clear(),
    close: async () => {},
  };
  double.use(createWordEmbedder({ id: 'double-1', double }));
  return double;
}

export function createWordEmbedder({
  id,
  double,
  dimensions = 64,
}: {
  id: string;
  double: EmbedderDouble;
  dimensions?: number;
}): Embedder {
  return {
    id,
    dimensions,
    languages: 'all',
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
