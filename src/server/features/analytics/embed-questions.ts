import { type MemoryPart, RecentMap } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import { questionForModel } from '#server/engine/understand/question-for-model.ts';

/** By model and text: someone who looks through their figures asks for the same questions again and again. */
const meanings: MemoryPart<RecentMap<string, Float32Array>> = { name: 'meanings of questions' };
/** About 8 MB. */
const mostMeanings = 5_000;

/** The meaning of each. Without a model, or when it fails, words have to do. */
export async function embedQuestions({
  deps,
  texts,
}: {
  deps: Pick<Deps, 'embedding' | 'memory' | 'log'>;
  texts: string[];
}): Promise<(Float32Array | undefined)[]> {
  const embedder = deps.embedding.current();
  if (!embedder || texts.length === 0) return [];
  const known = deps.memory.get(meanings, () => new RecentMap(mostMeanings));
  const keyOf = (text: string) => `${embedder.id} ${text}`;
  // Held here as well, because the memory may forget some before all are there.
  const found = new Map(texts.map((text) => [text, known.get(keyOf(text))]));
  const missing = [...found].flatMap(([text, vector]) => (vector ? [] : text));
  try {
    const given = missing.map((text) => questionForModel({ text, embedder }));
    const vectors = given.length > 0 ? await embedder.embed(given, { as: 'question' }) : [];
    for (const [at, text] of missing.entries()) {
      const vector = vectors[at];
      if (!vector) continue;
      found.set(text, vector);
      known.set(keyOf(text), vector);
    }
    return texts.map((text) => found.get(text));
  } catch (error) {
    deps.log.warn({ err: error }, 'questions were grouped by their words only');
    return [];
  }
}
