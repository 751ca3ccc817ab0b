import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, CreateApiKeyInput, CreatedApiKey } from '#shared/contract/api-keys.ts';
import { useDataClient } from '#web/state/data-client.tsx';

const queryKey = ['api-keys'] as const;

/** The keys of the workspace; what is secret about them is not among it. */
export function useApiKeys() {
  const client = useDataClient();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { items } = await client.call<{ items: ApiKey[] }>({ path: '/api/api-keys', signal });
      return items;
    },
  });
}

export function useCreateApiKey() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateApiKeyInput) =>
      client.call<CreatedApiKey>({ path: '/api/api-keys', method: 'POST', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    // The key itself must not outlive the dialog that shows it.
    gcTime: 0,
  });
}

export function useRevokeApiKey() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      client.call<unknown>({ path: `/api/api-keys/${encodeURIComponent(id)}`, method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}
