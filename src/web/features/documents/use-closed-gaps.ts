import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClosedGapsResponse } from '#shared/contract/analytics.ts';
import type { Document } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';

export type ClosedGap = { question: string; chatbotId: string };

/** By document: questions that went unanswered before it was there. Looked up again when a file gets ready. */
export function useClosedGaps(documents: readonly Document[]): ReadonlyMap<string, ClosedGap[]> {
  const client = useDataClient();
  const hasAnalytics = usePublicConfig()?.flags.analytics !== false;
  const ready = documents.filter(({ state }) => state === 'ready');
  const newest = ready.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '');
  const { data } = useQuery({
    queryKey: ['closed-gaps', newest],
    queryFn: ({ signal }) =>
      client.call<ClosedGapsResponse>({ path: '/api/analytics/closed-gaps', signal }),
    enabled: newest !== '' && hasAnalytics,
    // A hint beside the list; without it the list is whole all the same.
    retry: false,
    staleTime: 300_000,
  });
  const gaps = new Map<string, ClosedGap[]>();
  for (const { documentId, question, chatbotId, askedAt } of data?.items ?? []) {
    const document = ready.find(({ id }) => id === documentId);
    if (!document || askedAt >= document.updatedAt) continue;
    gaps.set(documentId, [...(gaps.get(documentId) ?? []), { question, chatbotId }]);
  }
  return gaps;
}

/** Makes tests of questions that a document answers now, so that a later change that breaks them is noticed. */
export function useSaveGapTests(documentId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(gaps: readonly ClosedGap[]) {
      for (const chatbotId of new Set(gaps.map((gap) => gap.chatbotId))) {
        const own = gaps.filter((gap) => gap.chatbotId === chatbotId);
        const items = own.map(({ question }) => ({
          question,
          expectations: { documentId },
          origin: 'gap',
        }));
        await client.call<unknown>({
          path: `/api/chatbots/${encodeURIComponent(chatbotId)}/tests/bulk`,
          method: 'POST',
          body: { items },
        });
        void queries.invalidateQueries({ queryKey: ['answer-tests', chatbotId] });
      }
    },
  });
}
