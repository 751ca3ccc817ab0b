import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Action,
  ActionSecret,
  ActionsResponse,
  TestActionResponse,
} from '#shared/contract/actions.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { toast } from '#web/ui/toast.tsx';

const pathOf = (id: string, rest = ''): `/api/${string}` =>
  `/api/chatbots/${encodeURIComponent(id)}/actions${rest}`;
const keyOf = (chatbotId: string) => ['actions', chatbotId];

/** Which keys are stored, and the latest calls. */
export function useActions(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: keyOf(chatbotId),
    queryFn: ({ signal }) => client.call<ActionsResponse>({ path: pathOf(chatbotId), signal }),
  });
}

/** Stores a key at once; it never comes back. Without a value, the stored one is removed. */
export function useSecretChange(chatbotId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  type Change =
    | { actionId: string; header: string; address: string; value: string }
    | { secretId: string };
  return useMutation({
    mutationFn: (change: Change) =>
      'secretId' in change
        ? client.call<{ secrets: ActionSecret[] }>({
            path: pathOf(chatbotId, `/secrets/${change.secretId}`),
            method: 'DELETE',
          })
        : client.call<{ secrets: ActionSecret[] }>({
            path: pathOf(chatbotId, '/secrets'),
            method: 'PUT',
            body: change,
          }),
    onSuccess: ({ secrets }, change) => {
      queries.setQueryData<ActionsResponse>(keyOf(chatbotId), (known) => ({
        calls: known?.calls ?? [],
        secrets,
      }));
      toast.success({ title: 'secretId' in change ? 'Key removed' : 'Key stored' });
    },
  });
}

export function useActionTest(chatbotId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { action: Action; fields: Record<string, string> }) =>
      client.call<TestActionResponse>({ path: pathOf(chatbotId, '/test'), method: 'POST', body }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(chatbotId) }),
  });
}
