import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#web/state/data-client.tsx';
import { listPings } from './chatbot-calls.ts';

/** On which sites the widget has shown up. Asked again while someone waits for the first one. */
export function usePings(chatbotId: string | null, { isWaiting = false } = {}) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['pings', chatbotId],
    queryFn: ({ signal }) => listPings({ client, id: chatbotId ?? '', signal }),
    enabled: chatbotId !== null,
    refetchInterval: isWaiting ? 5000 : false,
    retry: false,
  });
}
