import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ModelPlace, modelKeyInput } from '#shared/contract/chatbots.ts';
import { deleteModelKey, saveModelKey } from '#web/features/chatbots/chatbot-calls.ts';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { useStoreChatbot } from '#web/features/chatbots/use-chatbots.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The key goes to the server at once and never comes back; only its end is shown. */
export function ModelKeyField({ saving }: { saving: ChatbotSaving }) {
  const client = useDataClient();
  const { store } = useStoreChatbot();
  const [key, setKey] = useState('');
  const [error, setError] = useState<string>();
  const { id, modelKeyLast4 } = saving.loaded;
  const change = useMutation({
    mutationFn: (next: { key: string; for?: ModelPlace | undefined } | null) =>
      next
        ? saveModelKey({ client, id, key: next.key, place: next.for })
        : deleteModelKey({ client, id }),
    onSuccess: (chatbot) => {
      setKey('');
      store(chatbot);
      toast.success({ title: 'Settings saved' });
    },
    onError: (failure) => setError(failure.message),
  });

  function save(): void {
    const model = saving.form.getValues('model');
    const place = model && { provider: model.provider, baseUrl: model.baseUrl };
    const checked = modelKeyInput.safeParse({ key, for: place ?? undefined });
    if (checked.success) change.mutate(checked.data);
    else setError(checked.error.issues[0]?.message);
  }

  return (
    <Field
      label="Key"
      error={error}
      aside={modelKeyLast4 ? `Stored: ends in ${modelKeyLast4}` : 'None stored'}
      help="Stored encrypted, used only for this chatbot and this provider, never shown again."
    >
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <span className="min-w-56 flex-1">
            <PasswordInput
              {...control}
              value={key}
              autoComplete="off"
              placeholder={modelKeyLast4 ? `••••••••${modelKeyLast4}` : ''}
              onChange={({ target }) => {
                setKey(target.value);
                setError(undefined);
              }}
            />
          </span>
          <Button variant="secondary" busyLabel={change.isPending && 'Saving...'} onClick={save}>
            {modelKeyLast4 ? 'Replace key' : 'Store key'}
          </Button>
          {modelKeyLast4 && (
            <Button variant="ghost" className="text-bad" onClick={() => change.mutate(null)}>
              Remove
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
