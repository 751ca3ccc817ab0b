/** What happened in conversations, counted, and what visitors asked in vain. */
import type { Deps } from '#server/deps.ts';
import { countTotalsByDay } from '#server/features/counts/service.ts';
import {
  type AnalyticsResponse,
  basicDays,
  type GapsResponse,
} from '#shared/contract/analytics.ts';
import { describeTotals } from './describe-totals.ts';
import { embedQuestions } from './embed-questions.ts';
import { groupQuestions } from './group-questions.ts';
import { type Asked, openSpan } from './open-span.ts';
import { listUnanswered } from './queries.ts';

export { getAdvanced } from './advanced.ts';

const mostQuestions = 200;
const mostGroups = 50;

export async function getAnalytics(input: Asked): Promise<AnalyticsResponse> {
  const span = await openSpan(input);
  const now = input.deps.clock.now();
  return {
    from: span.from.toISOString(),
    to: (span.to < now ? span.to : now).toISOString(),
    timeZone: span.timeZone,
    totals: await describeTotals(span),
    byDay: await countTotalsByDay(span),
  };
}

/** Unanswered questions, those of one meaning together, so that an owner sees what to write next. */
export async function listGaps(input: Asked): Promise<GapsResponse> {
  const span = await openSpan(input);
  const rows = await listUnanswered({ ...span, limit: mostQuestions });
  const vectors = await embedQuestions({ deps: input.deps, texts: rows.map(({ text }) => text) });
  const asked = rows.map((row, at) => ({ ...row, vector: vectors[at] ?? null }));
  return { items: groupGaps(asked).slice(0, mostGroups) };
}

/** The most frequent of the last 30 days for a first look: grouped by their words, which costs next to nothing. */
export async function listRecentGaps({
  deps,
  workspaceId,
  limit,
}: {
  deps: Deps;
  workspaceId: string;
  limit: number;
}): Promise<GapsResponse['items']> {
  const from = new Date(deps.clock.now().getTime() - basicDays * 86_400_000);
  const span = { connection: deps.database.orm, workspaceId, chatbotId: undefined, from };
  const rows = await listUnanswered({ ...span, limit: mostQuestions });
  return groupGaps(rows.map((row) => ({ ...row, vector: null }))).slice(0, limit);
}

type Unanswered = Awaited<ReturnType<typeof listUnanswered>>[number];

/** Of each chatbot apart, the most frequent first. */
function groupGaps(
  asked: readonly (Unanswered & { vector: Float32Array | null })[],
): GapsResponse['items'] {
  const chatbotIds = [...new Set(asked.map(({ chatbotId }) => chatbotId))];
  const groups = chatbotIds.flatMap((id) =>
    groupQuestions(asked.filter(({ chatbotId }) => chatbotId === id)),
  );
  const items = groups.flatMap(({ members }) => {
    const [newest] = members;
    if (!newest) return [];
    const { text, chatbotId, conversationId, createdAt } = newest;
    return {
      question: text,
      count: members.length,
      chatbotId,
      conversationId,
      examples: [...new Set(members.slice(1).map((one) => one.text))].slice(0, 5),
      lastAskedAt: createdAt.toISOString(),
    };
  });
  return items.sort((a, b) => b.count - a.count);
}
