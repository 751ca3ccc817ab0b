import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataClient } from '#web/state/data-client.tsx';
import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
} from './conversation-calls.ts';

const key = ['saved-replies'] as const;

export function useSavedReplies() {
  const client = useDataClient();
  return useQuery({ queryKey: key, queryFn: ({ signal }) => listSavedReplies({ client, signal }) });
}

/** Without an id it is a new one. */
export function useSaveReply() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...input }: { id?: string; title: string; text: string }) =>
      id
        ? updateSavedReply({ client, reply: { id, ...input } })
        : createSavedReply({ client, input }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

export function useDeleteReply() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteSavedReply({ client, id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
