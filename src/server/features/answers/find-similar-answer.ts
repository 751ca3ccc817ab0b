import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { Deps } from '#server/deps.ts';
import { findCuratedAnswer } from '#server/engine/answer/curated-answers.ts';
import { questionForModel } from '#server/engine/understand/question-for-model.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import type { SimilarAnswerResponse } from '#shared/contract/answers.ts';
import { AppError } from '#shared/errors.ts';
import { comparableAnswers, listKnownAnswers } from './known-answers.ts';

/** The pair that already answers a question, found as the chat finds it, so that an owner doesn't write a second one. */
export async function findSimilarAnswer({
  deps,
  workspaceId,
  chatbotId,
  question,
  exceptId,
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  question: string;
  exceptId?: string | undefined;
}): Promise<SimilarAnswerResponse> {
  const chatbot = await findLiveChatbot({ deps, id: chatbotId, view: 'draft' });
  if (chatbot?.workspaceId !== workspaceId) {
    throw new AppError('not_found', 'This chatbot does not exist.');
  }
  const known = await listKnownAnswers({ deps, chatbot });
  const others = known.filter(({ id }) => id !== exceptId);
  const embedderId = others.find(({ vector }) => vector !== null)?.embedderId;
  const embedder = embedderId ? deps.embedding.find(embedderId) : null;
  const curated = comparableAnswers({ answers: others, knowledge: { embedder, conflicts: [] } });
  const vector = embedder && (await embedQuestion({ deps, embedder, question }));
  const found = findCuratedAnswer({ question, vector, curated });
  return { similar: found && { id: found.id, question: found.question, answer: found.answer } };
}

/** Without a model, or when it fails, the words are compared. */
async function embedQuestion({
  deps,
  embedder,
  question,
}: {
  deps: Deps;
  embedder: Embedder;
  question: string;
}): Promise<Float32Array | null> {
  try {
    const text = questionForModel({ text: question, embedder });
    const [vector = null] = await embedder.embed([text], { as: 'question', urgent: true });
    return vector;
  } catch (err) {
    deps.log.warn({ err }, 'a question was compared without its meaning');
    return null;
  }
}
