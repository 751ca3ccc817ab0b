import type { Deps } from '#server/deps.ts';
import type { ClosedGapsResponse } from '#shared/contract/analytics.ts';
import { askAgain } from './ask-again.ts';
import { listUnanswered } from './queries.ts';

const days = 90;
/** Each costs a search, so the newest have to do. */
const mostQuestions = 40;

/** Asks unanswered questions again: documents that were added since may answer some of them. */
export async function listClosedGaps({
  deps,
  workspaceId,
}: {
  deps: Deps;
  workspaceId: string;
}): Promise<ClosedGapsResponse> {
  const from = new Date(deps.clock.now().getTime() - days * 86_400_000);
  const span = { connection: deps.database.reading, workspaceId, chatbotId: undefined, from };
  const rows = await listUnanswered({ ...span, limit: mostQuestions });
  const asked = new Map(rows.map((row) => [`${row.chatbotId} ${row.text.toLowerCase()}`, row]));
  const chatbotIds = new Set(rows.map(({ chatbotId }) => chatbotId));
  const items: ClosedGapsResponse['items'] = [];
  for (const id of chatbotIds) {
    const own = [...asked.values()].filter(({ chatbotId }) => chatbotId === id);
    const questions = own.map(({ text }) => text);
    const verdicts = await askAgain({ deps, chatbotId: id, questions });
    for (const { text: question, createdAt } of own) {
      const { state, documentId } = verdicts.get(question) ?? { state: 'open', documentId: null };
      if (state !== 'answered' || !documentId) continue;
      items.push({ documentId, question, chatbotId: id, askedAt: createdAt.toISOString() });
    }
  }
  return { items };
}
