import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushResponse } from '#shared/contract/push.ts';
import { toast } from '#web/ui/toast.tsx';
import { changePushDevice, deletePushDevice, fetchPush, testPushDevice } from './push-calls.ts';
import { NotAllowed, turnPushOff, turnPushOn } from './push-subscription.ts';

const queryKey = ['push'];

export function usePush() {
  return useQuery({ queryKey, queryFn: ({ signal }) => fetchPush(signal) });
}

export function useTurnPushOn(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => turnPushOn(userId),
    onSuccess: (push) => {
      queries.setQueryData(queryKey, push);
      toast.success({ title: 'Notifications are on for this device' });
    },
    onError: (error) => {
      const text =
        error instanceof NotAllowed
          ? 'Your browser blocks notifications from this site. Allow them in its site settings.'
          : 'Your browser couldn’t reach its push service. Check your connection and try again.';
      toast.error({ title: 'Notifications are still off', text });
    },
  });
}

export function useTurnPushOff() {
  return usePushChange({
    change: async ({ id, isCurrent }: { id: string; isCurrent: boolean }) => {
      if (isCurrent) await turnPushOff();
      return deletePushDevice(id);
    },
    failed: 'Notifications were not turned off',
  });
}

export function useChangePush() {
  return usePushChange({ change: changePushDevice, failed: 'Not saved' });
}

export function useTestPush() {
  return useMutation({
    mutationFn: testPushDevice,
    onSuccess: () => toast.success({ title: 'Test notification sent' }),
    onError: (error) => toast.error({ title: 'Not sent', text: error.message }),
  });
}

function usePushChange<Input>({
  change,
  failed,
}: {
  change: (input: Input) => Promise<PushResponse>;
  failed: string;
}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (push) => queries.setQueryData(queryKey, push),
    onError: (error) => toast.error({ title: failed, text: error.message }),
  });
}
