import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdvancedAnalyticsResponse,
  AnalyticsResponse,
  GapsResponse,
  ReportSettings,
  SavingsSettings,
  TopicsResponse,
} from '#shared/contract/analytics.ts';
import { useDataClient } from '#web/state/data-client.tsx';

/** `from` and `to` are days and go before `days` where both are there. */
export type AnalyticsFilter = { chatbotId: string; days: number; from: string; to: string };

const reportKey = ['analytics-report'] as const;

export function useAnalytics(filter: AnalyticsFilter) {
  return useFigures<AnalyticsResponse>({ part: '', filter });
}

export function useAdvanced(filter: AnalyticsFilter) {
  return useFigures<AdvancedAnalyticsResponse>({ part: '/advanced', filter });
}

export function useTopics(filter: AnalyticsFilter) {
  return useFigures<TopicsResponse>({ part: '/topics', filter });
}

export function useGaps(filter: AnalyticsFilter) {
  return useFigures<GapsResponse>({ part: '/gaps', filter });
}

/** Hides a gap, or shows it again. The lists are read again afterwards. */
export function useDismissGap() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { chatbotId: string; question: string; isDismissed: boolean }) =>
      client.call<unknown>({ path: '/api/analytics/gaps/dismiss', method: 'POST', body: input }),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: ['home'] });
      await queries.invalidateQueries({ queryKey: ['analytics', '/gaps'] });
    },
  });
}

function useFigures<ResponseBody>({
  part,
  filter,
}: {
  part: '' | '/advanced' | '/topics' | '/gaps';
  filter: AnalyticsFilter;
}) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['analytics', part, filter],
    queryFn: ({ signal }) =>
      client.call<ResponseBody>({ path: `/api/analytics${part}?${queryOf(filter)}`, signal }),
  });
}

export function queryOf({ chatbotId, days, from, to }: AnalyticsFilter): URLSearchParams {
  const time: Record<string, string> = from && to ? { from, to } : { days: String(days) };
  return new URLSearchParams({ ...time, ...(chatbotId ? { chatbotId } : {}) });
}

export function useReport() {
  const client = useDataClient();
  return useQuery({
    queryKey: reportKey,
    queryFn: ({ signal }) => client.call<ReportSettings>({ path: '/api/analytics/report', signal }),
  });
}

export function useSaveReport() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportSettings) =>
      client.call<ReportSettings>({ path: '/api/analytics/report', method: 'PUT', body }),
    onSuccess: (saved) => queries.setQueryData(reportKey, saved),
  });
}

export function useSaveSavings() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SavingsSettings) =>
      client.call<SavingsSettings>({ path: '/api/analytics/savings', method: 'PUT', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['analytics', ''] }),
  });
}
