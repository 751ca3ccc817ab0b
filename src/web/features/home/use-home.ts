import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HomeResponse } from '#shared/contract/home.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { readAgain } from '#web/state/read-again.ts';

const queryKey = ['home'] as const;
const refetchMs = 60_000;

/** What needs the team and how it goes; kept current while the page is open. */
export function useHome() {
  const client = useDataClient();
  const mayRead = useMay('chatbots.read');
  const queries = useQueryClient();
  useEffect(() => {
    if (!mayRead) return;
    return client.subscribe(({ type }) => {
      if (type === 'conversation' || type === 'lead' || type === 'document')
        void readAgain({ queries, queryKey });
    });
  }, [client, mayRead, queries]);
  return useQuery({
    enabled: mayRead,
    queryKey,
    queryFn: ({ signal }) => client.call<HomeResponse>({ path: '/api/home', signal }),
    refetchInterval: refetchMs,
    retry: false,
  });
}
