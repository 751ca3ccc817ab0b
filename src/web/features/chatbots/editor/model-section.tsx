import { type ModelProvider, modelProviders, providerNames } from '#shared/model-providers.ts';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { TextLineField } from './form-fields.tsx';
import { ModelKeyField } from './model-key-field.tsx';
import { ModelTest } from './model-test.tsx';
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
          <ModelKeyField saving={saving} />
          <ModelTest saving={saving} />
        </>
      )}
    </SectionCard>
  );
}
