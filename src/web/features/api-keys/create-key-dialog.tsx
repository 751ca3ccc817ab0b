import {
  apiKeyLifetimes,
  apiScopes,
  type CreateApiKeyInput,
  createApiKeyInput,
} from '#shared/contract/api-keys.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { scopeTexts } from './scope-texts.ts';
import { ShownOnce } from './shown-once.tsx';
import { useCreateApiKey } from './use-api-keys.ts';

type CreateKeyDialogProps = {
  chatbots: readonly { id: string; name: string }[];
  onClose: () => void;
};

const start: CreateApiKeyInput = {
  name: '',
  scopes: ['read'],
  chatbotId: null,
  expiresInDays: 365,
};
const orNull = (value: unknown) => (value === '' || value === null ? null : value);
const numberOrNull = (value: unknown) => (value === '' || value === null ? null : Number(value));

/** Asks what the key is for, then shows it for the only time. */
export function CreateKeyDialog({ chatbots, onClose }: CreateKeyDialogProps) {
  const creation = useCreateApiKey();
  const form = useContractForm({
    schema: createApiKeyInput,
    defaultValues: start,
    submit: (input) => creation.mutateAsync(input),
  });
  const made = creation.data;
  const close = (open: boolean) => {
    if (!open && !form.isBusy) onClose();
  };
  if (made) {
    return (
      <Dialog
        open
        onOpenChange={close}
        title="Your new key"
        description="Copy it now: it is shown only this once, and stored in a form that cannot be read back."
      >
        <ShownOnce made={made} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title="New API key"
      description="A key lets one of your own programs work with this account. Give it no more than it needs."
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        {form.failure && <FormFailure title="Key not created">{form.failure}</FormFailure>}
        <Field
          label="Name"
          help="Where it is used, for example “Web shop”."
          error={form.errorOf('name')}
        >
          {(control) => <Input {...form.bind('name')} {...control} autoComplete="off" />}
        </Field>
        <fieldset>
          <legend className="text-[15px] font-[560]">What it may do</legend>
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              {...form.bind('scopes')}
              label={
                <>
                  <strong className="font-[600] text-ink">{scopeTexts[scope].name}:</strong>{' '}
                  {scopeTexts[scope].text}
                </>
              }
            />
          ))}
          <FieldError>{form.errorOf('scopes')}</FieldError>
        </fieldset>
        <Field label="For" error={form.errorOf('chatbotId')}>
          {(control) => (
            <Select {...form.bind('chatbotId', { setValueAs: orNull })} {...control}>
              <option value="">All chatbots</option>
              {chatbots.map(({ id, name }) => (
                <option key={id} value={id}>
                  Only {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Ends" error={form.errorOf('expiresInDays')}>
          {(control) => (
            <Select {...form.bind('expiresInDays', { setValueAs: numberOrNull })} {...control}>
              {apiKeyLifetimes.map((days) => (
                <option key={days} value={days ?? ''}>
                  {days ? `After ${days} days` : 'Never'}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busyLabel={form.isBusy && 'Making...'}>
            Make key
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
