import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { getChatbot, listChatbots } from './chatbot-calls.ts';

const listKey = ['chatbots'] as const;
const oneKey = (id: string) => ['chatbot', id] as const;

export function useChatbots() {
  const client = useDataClient();
  const mayRead = useMay('chatbots.read');
  return useQuery({
    enabled: mayRead,
    queryKey: listKey,
    queryFn: ({ signal }) => listChatbots({ client, signal }),
  });
}

export function useChatbot(id: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => getChatbot({ client, id, signal }),
  });
}

/** After a change: the one is known from the server's answer, the list is asked for again. */
export function useStoreChatbot() {
  const queries = useQueryClient();
  return {
    store(chatbot: Chatbot): void {
      queries.setQueryData(oneKey(chatbot.id), chatbot);
      void queries.invalidateQueries({ queryKey: listKey });
    },
    remove(id: string): void {
      queries.removeQueries({ queryKey: oneKey(id) });
      void queries.invalidateQueries({ queryKey: listKey });
    },
    refresh(id: string): void {
      void queries.invalidateQueries({ queryKey: oneKey(id) });
      void queries.invalidateQueries({ queryKey: listKey });
    },
  };
}
