import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Conflict,
  ConflictsResponse,
  DecideConflictInput,
} from '#shared/contract/conflicts.ts';
import type { HealthResponse } from '#shared/contract/health.ts';
import { useDataClient } from '#web/state/data-client.tsx';

const conflictsKey = (chatbotId: string) => ['conflicts', chatbotId] as const;
const pathOf = (chatbotId: string, rest: string) =>
  `/api/chatbots/${encodeURIComponent(chatbotId)}/${rest}` as const;

/** Sources are compared about a second after they were read. */
const checkingMs = 1_500;

export function useConflicts(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: conflictsKey(chatbotId),
    queryFn: ({ signal }) =>
      client.call<ConflictsResponse>({ path: pathOf(chatbotId, 'conflicts'), signal }),
    refetchInterval: ({ state: { data } }) => (data?.isChecking ? checkingMs : false),
  });
}

export function useDecideConflict(chatbotId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: DecideConflictInput }) =>
      client.call<Conflict>({
        path: pathOf(chatbotId, `conflicts/${encodeURIComponent(key)}`),
        method: 'POST',
        body: input,
      }),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: ['home'] });
      await queries.invalidateQueries({ queryKey: conflictsKey(chatbotId) });
    },
  });
}

export function useSourceHealth(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['health', chatbotId],
    queryFn: ({ signal }) =>
      client.call<HealthResponse>({ path: pathOf(chatbotId, 'health'), signal }),
  });
}
