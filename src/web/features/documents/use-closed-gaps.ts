import { useQuery } from '@tanstack/react-query';
import type { ClosedGapsResponse } from '#shared/contract/analytics.ts';
import type { Document } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/lib/data-client.tsx';
import { usePublicConfig } from '#web/lib/use-public-config.ts';

/** By document: questions that visitors asked in vain before it was there. Looked up again when a file gets ready. */
export function useClosedGaps(documents: readonly Document[]): ReadonlyMap<string, string[]> {
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
  const questions = new Map<string, string[]>();
  for (const { documentId, question, askedAt } of data?.items ?? []) {
    const document = ready.find(({ id }) => id === documentId);
    if (!document || askedAt >= document.updatedAt) continue;
    questions.set(documentId, [...(questions.get(documentId) ?? []), question]);
  }
  return questions;
}
