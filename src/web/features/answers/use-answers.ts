import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type {
  AnswerInput,
  CuratedAnswer,
  SimilarAnswerResponse,
} from '#shared/contract/answers.ts';
import { useDataClient } from '#web/state/data-client.tsx';

export const answersKey = (chatbotId: string) => ['answers', chatbotId] as const;
export const answersPath = (chatbotId: string, rest = '') =>
  `/api/chatbots/${encodeURIComponent(chatbotId)}/answers${rest}` as const;

/** The pairs an owner wrote for one chatbot. */
export function useAnswers(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: answersKey(chatbotId),
    queryFn: async ({ signal }) => {
      const { items } = await client.call<{ items: CuratedAnswer[] }>({
        path: answersPath(chatbotId),
        signal,
      });
      return items;
    },
  });
}

const typingPauseMs = 400;

/** The pair that visitors who ask this question get now; null where there is none, or while someone types. */
export function useSimilarAnswer({
  chatbotId,
  question,
  exceptId,
}: {
  chatbotId: string;
  question: string;
  exceptId: string | undefined;
}): SimilarAnswerResponse['similar'] {
  const client = useDataClient();
  const [asked, setAsked] = useState(question);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), typingPauseMs);
    return () => clearTimeout(timer);
  }, [question]);
  const query = `${new URLSearchParams({ question: asked, ...(exceptId && { exceptId }) })}`;
  const { data } = useQuery({
    queryKey: [...answersKey(chatbotId), 'similar', query],
    queryFn: ({ signal }) =>
      client.call<SimilarAnswerResponse>({
        path: answersPath(chatbotId, `/similar?${query}`),
        signal,
      }),
    enabled: asked.trim() !== '' && asked.length <= 500,
  });
  return asked === question ? (data?.similar ?? null) : null;
}

/** With an id the pair is changed, without one it is new. */
export function useSaveAnswer(chatbotId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: string | null; input: AnswerInput }) =>
      client.call<CuratedAnswer>({
        path: answersPath(chatbotId, id ? `/${id}` : ''),
        method: id ? 'PATCH' : 'POST',
        body: input,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: answersKey(chatbotId) }),
  });
}

export function useDeleteAnswer(chatbotId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      client.call<unknown>({ path: answersPath(chatbotId, `/${id}`), method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: answersKey(chatbotId) }),
  });
}
