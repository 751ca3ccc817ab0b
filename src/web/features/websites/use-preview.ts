import { useQuery } from '@tanstack/react-query';
import type { Website, WebsitePreview } from '#shared/contract/websites.ts';
import { useDataClient } from '#web/state/data-client.tsx';

const progressMs = 1000;

/** What a website has to offer, followed for as long as it is being read. */
export function usePreview({ id, state }: Pick<Website, 'id' | 'state'>) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['websites', 'preview', id, state],
    queryFn: ({ signal }) =>
      client.call<WebsitePreview>({
        path: `/api/websites/${encodeURIComponent(id)}/preview`,
        signal,
      }),
    refetchInterval: state === 'finding' ? progressMs : false,
    placeholderData: (before) => before,
  });
}
