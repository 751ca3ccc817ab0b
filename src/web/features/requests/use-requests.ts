import { useInfiniteQuery } from '@tanstack/react-query';
import type { RequestsResponse } from '#shared/contract/requests.ts';
import { callApi } from '#web/lib/api.ts';

/** What was written to the people who run this installation, newest first. */
export function useRequests() {
  return useInfiniteQuery({
    queryKey: ['requests'],
    queryFn: ({ pageParam, signal }) =>
      callApi<RequestsResponse>({
        path: `/api/requests${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`,
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
