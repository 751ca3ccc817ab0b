import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataClient } from '#web/lib/data-client.tsx';
import { useMay } from '#web/lib/permissions.tsx';
import type { ConversationsAnswer } from './conversation-calls.ts';

const refetchMs = 60_000;

/** How many visitors wait for a human. 0 while nobody knows: the header must not fail over it. */
export function useWaitingCount(): number {
  const client = useDataClient();
  const mayRead = useMay('conversations.read');
  const { data, refetch } = useQuery({
    enabled: mayRead,
    queryKey: ['conversations', 'waiting-count'],
    queryFn: async ({ signal }) => {
      const path = '/api/conversations?state=waiting&limit=1';
      const { counts } = await client.call<ConversationsAnswer>({ path, signal });
      return counts.waiting;
    },
    refetchInterval: refetchMs,
    retry: false,
  });
  useEffect(() => {
    if (!mayRead) return;
    return client.subscribe((event) => {
      if (event.type === 'conversation' && event.needsHuman) void refetch();
    });
  }, [client, mayRead, refetch]);
  return data ?? 0;
}
