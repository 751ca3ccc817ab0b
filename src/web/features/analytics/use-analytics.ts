import { useQuery } from '@tanstack/react-query';
import type { AnalyticsAnswer, GapsAnswer } from '#shared/contract/analytics.ts';
import { useDataClient } from '#web/lib/data-client.tsx';

export type AnalyticsFilter = { chatbotId: string; days: number };

export function useAnalytics(filter: AnalyticsFilter) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['analytics', filter],
    queryFn: ({ signal }) =>
      client.call<AnalyticsAnswer>({ path: `/api/analytics?${queryOf(filter)}`, signal }),
  });
}

export function useGaps(filter: AnalyticsFilter) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['gaps', filter],
    queryFn: ({ signal }) =>
      client.call<GapsAnswer>({ path: `/api/analytics/gaps?${queryOf(filter)}`, signal }),
  });
}

function queryOf({ chatbotId, days }: AnalyticsFilter): URLSearchParams {
  return new URLSearchParams({ days: String(days), ...(chatbotId ? { chatbotId } : {}) });
}
