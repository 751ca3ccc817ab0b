import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { EmbedderSource } from '#server/adapters/models/embedder-source.ts';
import type { LinkedDocument } from '#server/features/documents/knowledge/knowledge-queries.ts';

/** How many passages of a chatbot's documents each model has embedded. */
export type Embedded = ReadonlyMap<string, number>;

export function countEmbedded(documents: readonly LinkedDocument[]): Embedded {
  const counts = new Map<string, number>();
  for (const { embedderIds, passages } of documents)
    for (const id of new Set(embedderIds)) counts.set(id, (counts.get(id) ?? 0) + passages);
  return counts;
}

/**
 * The model that a question is embedded with: the one that knows most of the documents, and of equals the current one.
 * A model that can't be used any more is passed over; what only it has embedded is then searched by words.
 */
export function chooseEmbedder({
  embedding,
  embedded,
}: {
  embedding: EmbedderSource;
  embedded: Embedded;
}): Embedder | null {
  const current = embedding.current();
  const ranked = [...embedded].sort(
    ([a, passagesA], [b, passagesB]) =>
      passagesB - passagesA || Number(b === current?.id) - Number(a === current?.id),
  );
  for (const [id] of ranked) {
    const found = embedding.find(id);
    if (found) return found;
  }
  return current;
}
