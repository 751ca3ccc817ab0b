/** What happened in conversations, counted. */
import { countTotalsByDay } from '#server/features/counts/service.ts';
import type { AnalyticsResponse } from '#shared/contract/analytics.ts';
import { describeTotals } from './describe-totals.ts';
import { type Asked, openSpan } from './open-span.ts';

export { getAdvanced } from './advanced.ts';
export { listGaps, listRecentGaps } from './gaps.ts';

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
