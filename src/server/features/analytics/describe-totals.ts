import { countTotals, type Span } from '#server/features/counts/index.ts';
import type { AnalyticsTotals } from '#shared/contract/analytics.ts';

export async function describeTotals(span: Span): Promise<AnalyticsTotals> {
  const { unhandled, ...totals } = await countTotals(span);
  return { ...totals, handled: totals.conversations - unhandled };
}
