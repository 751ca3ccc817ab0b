import { useState } from 'react';
import {
  type Action,
  type ActionSecret,
  actionSecretInput,
  originOf,
} from '#shared/contract/actions.ts';
import { useActions, useSecretChange } from './use-actions.ts';

/** The key of one header: what is typed, what is stored, and why it can't be stored. */
export function useSecret({
  chatbotId,
  action: { id: actionId, call, kind },
  header,
}: {
  chatbotId: string;
  action: Action;
  header: string;
}) {
  const { data } = useActions(chatbotId);
  const change = useSecretChange(chatbotId);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const origin = originOf(call?.url ?? '');
  const stored = data?.secrets.find(isStored({ actionId, header, origin }));
  const isWooCommerce = kind === 'woocommerce' && header === 'Authorization';

  function save(): void {
    const typed = value.trim();
    const isPair = isWooCommerce && /^ck_\w+:cs_\w+$/.test(typed);
    const key = isPair ? `Basic ${btoa(typed)}` : typed;
    const checked = actionSecretInput.safeParse({
      ...{ actionId, header, value: key },
      address: origin,
    });
    if (!checked.success) {
      const [issue] = checked.error.issues;
      const isAddress = issue?.path[0] === 'address';
      setProblem(isAddress ? 'Enter the address first' : issue?.message);
      return;
    }
    change.mutate(checked.data, {
      onSuccess: () => setValue(''),
      onError: (error) => setProblem(error.message),
    });
  }

  return {
    value,
    type(next: string): void {
      setValue(next);
      setProblem(undefined);
    },
    problem,
    stored,
    isWooCommerce,
    isSaving: change.isPending,
    save,
    remove(): void {
      if (stored) change.mutate({ secretId: stored.id });
    },
  };
}

const isStored =
  ({ actionId, header, origin }: { actionId: string; header: string; origin: string }) =>
  (secret: ActionSecret): boolean =>
    secret.actionId === actionId &&
    secret.header === header.toLowerCase() &&
    secret.origin === origin;
