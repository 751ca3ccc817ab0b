/** What happened in conversations, counted. */
import type { AnalyticsResponse } from '#shared/contract/analytics.ts';
import { type Asked, openSpan } from './open-span.ts';
import { countConversationsByDay, countQuestionsByDay, countTotals } from './queries.ts';

export { getAdvanced } from './advanced.ts';
export { listGaps, listRecentGaps } from './gaps.ts';

export async function getAnalytics(input: Asked): Promise<AnalyticsResponse> {
  const { timeZone, ...span } = await openSpan(input);
  return {
    from: span.from.toISOString(),
    to: (span.to ?? input.deps.clock.now()).toISOString(),
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
