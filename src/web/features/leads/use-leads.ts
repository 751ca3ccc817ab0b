import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Lead, LeadChange, LeadStatus } from '#shared/contract/leads.ts';
import { useDataClient } from '#web/state/data-client.tsx';

const key = ['leads'] as const;

export type LeadFilter = { chatbotId: string; status: LeadStatus | ''; search: string };
type LeadsPage = {
  items: Lead[];
  nextCursor: string | null;
  counts: Record<LeadStatus, number>;
};

export function useLeads(filter: LeadFilter) {
  const client = useDataClient();
  return useInfiniteQuery({
    queryKey: [...key, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = leadQuery(filter);
      if (pageParam) query.set('cursor', pageParam);
      return client.call<LeadsPage>({ path: `/api/leads?${query}`, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // While a filter is typed, what was found before stays in sight.
    placeholderData: keepPreviousData,
  });
}

export function leadQuery({ chatbotId, status, search }: LeadFilter): URLSearchParams {
  return new URLSearchParams({
    ...(chatbotId ? { chatbotId } : {}),
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  });
}

export function useChangeLead(id: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: LeadChange) =>
      client.call<Lead>({
        path: `/api/leads/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: change,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
