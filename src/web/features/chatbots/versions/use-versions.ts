import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DraftState, VersionComparison, VersionsResponse } from '#shared/contract/versions.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { toast } from '#web/ui/toast.tsx';

const keyOf = (chatbotId: string) => ['versions', chatbotId] as const;
const pathOf = (chatbotId: string, rest: string) =>
  `/api/chatbots/${encodeURIComponent(chatbotId)}/${rest}` as const;

/** A change is tested in the background, here and by others. */
const checkingMs = 2_000;
const quietMs = 10_000;

export function useDraft(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...keyOf(chatbotId), 'draft'],
    queryFn: ({ signal }) => client.call<DraftState>({ path: pathOf(chatbotId, 'draft'), signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'checking' ? checkingMs : quietMs),
  });
}

export function useVersions(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...keyOf(chatbotId), 'list'],
    queryFn: ({ signal }) =>
      client.call<VersionsResponse>({ path: pathOf(chatbotId, 'versions'), signal }),
    refetchInterval: quietMs,
  });
}

export function useComparison({
  chatbotId,
  before,
  after,
}: {
  chatbotId: string;
  before: number;
  /** Null: the draft. */
  after: number | null;
}) {
  const client = useDataClient();
  const query = after === null ? '' : `?with=${after}`;
  return useQuery({
    queryKey: [...keyOf(chatbotId), 'comparison', before, after],
    queryFn: ({ signal }) =>
      client.call<VersionComparison>({
        path: pathOf(chatbotId, `versions/${before}/comparison${query}`),
        signal,
      }),
    gcTime: 0,
  });
}

/** Settings, documents, answers and tests may all be others afterwards. */
function useChange({
  chatbotId,
  path,
  done,
  failed,
}: {
  chatbotId: string;
  path: string;
  done: string;
  failed: string;
}) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      client.call<unknown>({ path: pathOf(chatbotId, path), method: 'POST', body: {} }),
    onSuccess: async () => {
      toast.success({ title: done });
      await queries.invalidateQueries();
    },
    onError: (error) => toast.error({ title: failed, text: error.message }),
  });
}

export const usePublish = (chatbotId: string) =>
  useChange({
    chatbotId,
    path: 'draft/publish',
    done: 'Change published',
    failed: 'Change not published',
  });

export const useUndo = (chatbotId: string) =>
  useChange({ chatbotId, path: 'draft/undo', done: 'Change undone', failed: 'Change not undone' });

export const useRestore = ({ chatbotId, number }: { chatbotId: string; number: number }) =>
  useChange({
    chatbotId,
    path: `versions/${number}/restore`,
    done: `Version ${number} restored`,
    failed: `Version ${number} not restored`,
  });
