import type { Deps } from '#server/deps.ts';
import { findCuratedAnswer } from '#server/engine/answer/curated-answers.ts';
import { findLiveChatbot } from '#server/features/chatbots/service.ts';
import type { SimilarAnswerResponse } from '#shared/contract/answers.ts';
import { AppError } from '#shared/errors.ts';
import { listKnownAnswers } from './known-answers.ts';

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
  const curated = known.filter(({ id }) => id !== exceptId);
  const vector = curated.length > 0 ? await embedQuestion({ deps, question }) : null;
  const found = findCuratedAnswer({ question, vector, curated });
  return { similar: found && { id: found.id, question: found.question, answer: found.answer } };
}

/** Without a model, or when it fails, the words are compared. */
async function embedQuestion({
  deps,
  question,
}: {
  deps: Deps;
  question: string;
}): Promise<Float32Array | null> {
  try {
    const vectors = await deps.embedding.current()?.embed([question], { urgent: true });
    return vectors?.[0] ?? null;
  } catch (err) {
    deps.log.warn({ err }, 'a question was compared without its meaning');
    return null;
  }
}
