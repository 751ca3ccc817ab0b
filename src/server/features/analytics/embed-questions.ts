import type { Deps } from '#server/deps.ts';
import { questionForModel } from '#server/engine/understand/question-for-model.ts';

/** The meaning of each. Without a model, or when it fails, words have to do. */
export async function embedQuestions({
  deps,
  texts,
}: {
  deps: Deps;
  texts: string[];
}): Promise<Float32Array[]> {
  const embedder = deps.embedding.current();
  if (!embedder || texts.length === 0) return [];
  try {
    const given = texts.map((text) => questionForModel({ text, embedder }));
    return await embedder.embed(given, { as: 'question' });
  } catch (error) {
    deps.log.warn({ err: error }, 'questions were grouped by their words only');
    return [];
  }
}
