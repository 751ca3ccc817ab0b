import type { Deps } from '#server/deps.ts';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import { findLiveChatbot } from '#server/features/chatbots/service.ts';
import { openKnowledge } from '#server/features/documents/service.ts';
import type { ClosedGapsResponse } from '#shared/contract/analytics.ts';
import { listUnanswered } from './queries.ts';

const days = 90;
/** Each costs a search, so the newest have to do. */
const mostQuestions = 40;

/** What visitors asked in vain is asked again: some of it stands in documents that have come since. */
export async function listClosedGaps(o: {
  deps: Deps;
  workspaceId: string;
}): Promise<ClosedGapsResponse> {
  const { deps, workspaceId } = o;
  const from = new Date(deps.clock.now().getTime() - days * 86_400_000);
  const span = { connection: deps.database.orm, workspaceId, chatbotId: undefined, from };
  const rows = await listUnanswered({ ...span, limit: mostQuestions });
  const asked = new Map(rows.map((row) => [`${row.chatbotId} ${row.text.toLowerCase()}`, row]));
  const chatbotIds = new Set(rows.map(({ chatbotId }) => chatbotId));
  const items: ClosedGapsResponse['items'] = [];
  for (const id of chatbotIds) {
    const chatbot = await findLiveChatbot({ deps, id });
    if (!chatbot) continue;
    const knowledge = await openKnowledge({ deps, chatbot });
    const threshold = chatbot.settings.confidence;
    for (const { chatbotId, text: question, createdAt } of asked.values()) {
      if (chatbotId !== id) continue;
      const documentId = await findAnswering({ ...knowledge, threshold, question, history: [] });
      if (documentId) {
        items.push({ documentId, question, chatbotId, askedAt: createdAt.toISOString() });
      }
    }
  }
  return { items };
}

/** The document that a sure answer rests on. */
async function findAnswering(
  request: Parameters<typeof answerQuestion>[0],
): Promise<string | null> {
  let isSure = false;
  for await (const event of answerQuestion(request)) {
    if (event.type === 'confidence') isSure = event.level === 'confident';
    if (event.type === 'sources') return isSure ? (event.sources[0]?.documentId ?? null) : null;
  }
  return null;
}
