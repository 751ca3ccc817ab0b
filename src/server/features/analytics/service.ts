/** What happened in conversations, counted, and what visitors asked in vain. */
import type { AnalyticsResponse, GapsResponse } from '#shared/contract/analytics.ts';
import { embedQuestions } from './embed-questions.ts';
import { groupQuestions } from './group-questions.ts';
import { type Asked, openSpan } from './open-span.ts';
import {
  countConversationsByDay,
  countQuestionsByDay,
  countTotals,
  listUnanswered,
} from './queries.ts';

export { getAdvanced } from './advanced.ts';

const mostQuestions = 200;
const mostGroups = 50;

export async function getAnalytics(o: Asked): Promise<AnalyticsResponse> {
  const { timeZone, ...span } = await openSpan(o);
  return {
    from: span.from.toISOString(),
    to: (span.to ?? o.deps.clock.now()).toISOString(),
    timeZone,
    totals: await countTotals(span),
    byDay: await countByDay({ ...span, timeZone }),
  };
}

async function countByDay(
  span: Parameters<typeof countQuestionsByDay>[0],
): Promise<AnalyticsResponse['byDay']> {
  const read = (rows: { day: string; count: number }[]) =>
    new Map(rows.map(({ day, count }) => [day, count]));
  const messages = read(await countQuestionsByDay(span));
  const conversations = read(await countConversationsByDay(span));
  const days = [...new Set([...messages.keys(), ...conversations.keys()])].sort();
  return days.map((day) => ({
    day,
    conversations: conversations.get(day) ?? 0,
    messages: messages.get(day) ?? 0,
  }));
}

/** Unanswered questions, those of one meaning together, so that an owner sees what to write next. */
export async function listGaps(o: Asked): Promise<GapsResponse> {
  const span = await openSpan(o);
  const rows = await listUnanswered({ ...span, limit: mostQuestions });
  const vectors = await embedQuestions({ deps: o.deps, texts: rows.map(({ text }) => text) });
  const asked = rows.map((row, at) => ({ ...row, vector: vectors[at] ?? null }));
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
  return { items: items.sort((a, b) => b.count - a.count).slice(0, mostGroups) };
}
