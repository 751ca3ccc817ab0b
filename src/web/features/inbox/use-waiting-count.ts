import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { readAgain } from '#web/state/read-again.ts';
import type { ConversationsResponse } from './conversation-calls.ts';

const queryKey = ['conversations', 'waiting-count'];
const refetchMs = 60_000;

/** How many visitors wait for a human. 0 while no one knows: the header must not fail over it. */
export function useWaitingCount(): number {
  const client = useDataClient();
  const mayRead = useMay('conversations.read');
  const queries = useQueryClient();
  const { data } = useQuery({
    enabled: mayRead,
    queryKey,
    queryFn: async ({ signal }) => {
      const path = '/api/conversations?state=waiting&limit=1';
      const { counts } = await client.call<ConversationsResponse>({ path, signal });
      return counts.waiting;
    },
    refetchInterval: refetchMs,
    retry: false,
  });
  useEffect(() => {
    if (!mayRead) return;
    return client.subscribe((event) => {
      if (event.type === 'conversation' && event.needsHuman) void readAgain({ queries, queryKey });
    });
  }, [client, mayRead, queries]);
  return data ?? 0;
}
