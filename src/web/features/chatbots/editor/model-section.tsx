import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ModelPlace, modelKeyInput } from '#shared/contract/chatbots.ts';
import { type ModelProvider, modelProviders, providerNames } from '#shared/model-providers.ts';
import { deleteModelKey, saveModelKey, testModel } from '#web/features/chatbots/chatbot-calls.ts';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { useStoreChatbot } from '#web/features/chatbots/use-chatbots.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { TextLineField } from './form-fields.tsx';
import { SectionCard } from './section-card.tsx';

export function ModelSection({ saving }: { saving: ChatbotSaving }) {
  const { form } = saving;
  const model = form.watch('model');
  return (
    <SectionCard
      title="Model"
      text="Choose how answers are written. What is said always comes from your documents."
    >
      <ChoiceCards
        label="Writer"
        value={model ? 'own' : 'built-in'}
        onChange={(choice) =>
          form.setValue(
            'model',
            choice === 'own' ? { provider: 'cohere', name: '', baseUrl: null } : null,
            { shouldDirty: true },
          )
        }
        options={[
          {
            value: 'built-in',
            label: 'Included',
            text: 'No key needed. Quotes your documents word for word.',
          },
          {
            value: 'own',
            label: 'Your own provider',
            text: 'A language model on your account, with your key.',
          },
        ]}
      />
      {model && (
        <>
          <Field label="Provider" error={form.formState.errors.model?.provider?.message}>
            {(control) => (
              <Select
                {...control}
                value={model.provider}
                onChange={({ target }) => {
                  const provider = target.value as ModelProvider;
                  const baseUrl = provider === 'openai-compatible' ? (model.baseUrl ?? '') : null;
                  form.setValue('model', { ...model, provider, baseUrl }, { shouldDirty: true });
                }}
                className="max-w-sm"
              >
                {modelProviders.map((provider) => (
                  <option key={provider} value={provider}>
                    {providerNames[provider]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <TextLineField
            form={form}
            name="model.name"
            label="Model name"
            aside="Optional"
            help="Leave blank to use the provider's default."
          />
          {model.provider === 'openai-compatible' && (
            <Field
              label="Address of the server"
              error={form.formState.errors.model?.baseUrl?.message}
            >
              {(control) => (
                <Input
                  {...control}
                  value={model.baseUrl ?? ''}
                  placeholder="https://models.example.com/v1"
                  onChange={({ target }) =>
                    form.setValue('model.baseUrl', target.value, { shouldDirty: true })
                  }
                />
              )}
            </Field>
          )}
          <KeyField saving={saving} />
          <TestButton saving={saving} />
        </>
      )}
    </SectionCard>
  );
}

/** The key goes to the server at once and never comes back; only its end is shown. */
function KeyField({ saving }: { saving: ChatbotSaving }) {
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

function TestButton({ saving }: { saving: ChatbotSaving }) {
  const client = useDataClient();
  const test = useMutation({ mutationFn: () => testModel({ client, id: saving.loaded.id }) });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        disabled={saving.isChanged}
        busyLabel={test.isPending && 'Testing...'}
        onClick={() => test.mutate()}
      >
        Test connection
      </Button>
      {saving.isChanged && (
        <p className="text-[13.5px] text-ink-muted">Save your changes first, then test them.</p>
      )}
      {test.data && (
        <Notice
          tone={test.data.works ? 'good' : 'bad'}
          title={
            test.data.works
              ? `It works: answered in ${(test.data.milliseconds / 1000).toFixed(1)} s`
              : 'Connection failed'
          }
        >
          {test.data.message}
        </Notice>
      )}
      {test.error && (
        <Notice tone="bad" title="The test couldn't run">
          {test.error.message}
        </Notice>
      )}
    </div>
  );
}
