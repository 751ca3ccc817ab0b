import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WhiteLabelInput, WhiteLabelResponse } from '#shared/contract/white-label.ts';
import { useDataClient } from '#web/state/data-client.tsx';

const key = ['white-label'] as const;
const path = '/api/white-label';

export function useWhiteLabel() {
  const client = useDataClient();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call<WhiteLabelResponse>({ path, signal }),
  });
}

export function useSaveWhiteLabel() {
  const client = useDataClient();
  return useChange((body: WhiteLabelInput) =>
    client.call<WhiteLabelResponse>({ path, method: 'PUT', body }),
  );
}

export function useDeleteWhiteLabel() {
  const client = useDataClient();
  return useChange(() => client.call<WhiteLabelResponse>({ path, method: 'DELETE' }));
}

/** Null takes it away. */
export function useSaveLogo() {
  const client = useDataClient();
  return useChange((logo: File | null) =>
    logo
      ? client.call<WhiteLabelResponse>({ path: `${path}/logo`, method: 'PUT', body: logo })
      : client.call<WhiteLabelResponse>({ path: `${path}/logo`, method: 'DELETE' }),
  );
}

function useChange<Input>(mutationFn: (input: Input) => Promise<WhiteLabelResponse>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (response) => queries.setQueryData(key, response),
  });
}
