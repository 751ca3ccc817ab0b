import type { Action, ActionSecret } from '#shared/contract/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useSecret } from './use-secret.ts';

type SecretFieldProps = { chatbotId: string; action: Action; header: string };

/** The key goes to the server at once and never comes back; only its end is shown. */
export function SecretField(props: SecretFieldProps) {
  const secret = useSecret(props);
  return (
    <Field
      label="Key"
      error={secret.problem}
      aside={describeStored(secret.stored)}
      help={
        secret.isWooCommerce
          ? 'The consumer key and secret with a colon between them, such as ck_1:cs_2. Stored encrypted, sent only to this host, never shown again.'
          : 'Stored encrypted, sent only to this host, never shown again.'
      }
    >
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <span className="min-w-48 flex-1">
            <PasswordInput
              {...control}
              value={secret.value}
              autoComplete="off"
              onChange={({ target }) => secret.type(target.value)}
            />
          </span>
          <Button
            variant="secondary"
            busyLabel={secret.isSaving && 'Saving...'}
            onClick={secret.save}
          >
            {secret.stored ? 'Replace key' : 'Store key'}
          </Button>
          {secret.stored && (
            <Button variant="ghost" className="text-bad" onClick={secret.remove}>
              Remove key
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}

function describeStored(stored: ActionSecret | undefined): string {
  if (!stored) return 'None stored';
  return stored.last4 ? `Stored: ends in ${stored.last4}` : 'Stored';
}
