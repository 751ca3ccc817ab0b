import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentValidityResponse, ValidDatesInput } from '#shared/contract/validity.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useRefreshDocuments } from './use-documents.ts';

const validityKey = (id: string) => ['document-validity', id] as const;
const pathOf = (id: string) => `/api/documents/${encodeURIComponent(id)}/validity` as const;

/** From when until when a document and its parts may be quoted. */
export function useValidity(id: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: validityKey(id),
    queryFn: ({ signal }) => client.call<DocumentValidityResponse>({ path: pathOf(id), signal }),
    // The demo has no dates.
    enabled: client.link('/') !== null,
  });
}

export function useSetValidity(id: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  const refresh = useRefreshDocuments();
  return useMutation({
    mutationFn: ({ key, dates }: { key: string; dates: ValidDatesInput }) =>
      client.call<DocumentValidityResponse>({
        path: `${pathOf(id)}/${encodeURIComponent(key)}`,
        method: 'PUT',
        body: dates,
      }),
    onSuccess: (data) => {
      queries.setQueryData(validityKey(id), data);
      refresh();
      void queries.invalidateQueries({ queryKey: ['health'] });
    },
  });
}
