import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, AnswerInput } from '#shared/contract/answers.ts';
import { useDataClient } from '#web/lib/data-client.tsx';

const keyOf = (chatbotId: string) => ['answers', chatbotId] as const;
const pathOf = (chatbotId: string, rest = '') =>
  `/api/chatbots/${encodeURIComponent(chatbotId)}/answers${rest}` as const;

/** The pairs an owner wrote for one chatbot. */
export function useAnswers(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: keyOf(chatbotId),
    queryFn: async ({ signal }) => {
      const { items } = await client.call<{ items: Answer[] }>({ path: pathOf(chatbotId), signal });
      return items;
    },
  });
}

/** With an id the pair is changed, without one it is new. */
export function useSaveAnswer(chatbotId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: string | null; input: AnswerInput }) =>
      client.call<Answer>({
        path: pathOf(chatbotId, id ? `/${id}` : ''),
        method: id ? 'PATCH' : 'POST',
        body: input,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(chatbotId) }),
  });
}

export function useDeleteAnswer(chatbotId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      client.call<unknown>({ path: pathOf(chatbotId, `/${id}`), method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(chatbotId) }),
  });
}
