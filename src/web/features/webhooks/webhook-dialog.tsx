import {
  createWebhookInput,
  type WebhookEndpoint,
  type WebhookWithSecret,
  webhookEventTypes,
} from '#shared/contract/webhooks.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { eventLabels } from './event-labels.ts';
import { useCreateWebhook, useUpdateWebhook } from './use-webhooks.ts';

type WebhookDialogProps = {
  /** Null makes a new one. */
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
  onCreated: (created: WebhookWithSecret) => void;
};

export function WebhookDialog({ endpoint, onClose, onCreated }: WebhookDialogProps) {
  const creation = useCreateWebhook();
  const update = useUpdateWebhook(endpoint?.id ?? '');
  const { bind, errorOf, failure, formProps, isBusy, watch } = useContractForm({
    schema: createWebhookInput,
    defaultValues: endpoint ?? { name: '', url: '', format: 'standard', events: [] },
    async submit(input) {
      if (!endpoint) return onCreated(await creation.mutateAsync(input));
      const { name, url, events } = input;
      await update.mutateAsync({ name, url, events });
      onClose();
    },
  });
  const isSlack = watch('format') === 'slack';

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={endpoint ? 'Change webhook' : 'Add a webhook'}
      description="What happens in your account is sent to this address as it happens."
      className="sm:w-[min(36rem,calc(100vw-2rem))]"
    >
      <form {...formProps} className="flex flex-col gap-4">
        {failure && <FormFailure title="Webhook not saved">{failure}</FormFailure>}
        <Field label="Name" error={errorOf('name')}>
          {(control) => <Input {...bind('name')} {...control} placeholder="Our CRM" />}
        </Field>
        {!endpoint && (
          <Field
            label="Sends"
            help={
              isSlack
                ? 'Slack: Apps → Incoming Webhooks → Add to Slack, then paste the address. Mattermost takes the same.'
                : 'Signed by the Standard Webhooks specification. Zapier, Make and n8n take it as it is.'
            }
          >
            {(control) => (
              <Select {...bind('format')} {...control}>
                <option value="standard">Events for programs</option>
                <option value="slack">Messages for Slack</option>
              </Select>
            )}
          </Field>
        )}
        <Field label="Address" error={errorOf('url')}>
          {(control) => (
            <Input
              {...bind('url')}
              {...control}
              type="url"
              inputMode="url"
              placeholder={isSlack ? 'https://hooks.slack.com/services/…' : 'https://'}
            />
          )}
        </Field>
        <fieldset>
          <legend className="text-[15px] font-[560]">When</legend>
          <div className="mt-1 grid sm:grid-cols-2 sm:gap-x-4">
            {webhookEventTypes.map((type) => (
              <Checkbox key={type} {...bind('events')} value={type} label={eventLabels[type]} />
            ))}
          </div>
          <FieldError>{errorOf('events')}</FieldError>
        </fieldset>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busyLabel={isBusy && 'Saving...'}>
            {endpoint ? 'Save changes' : 'Add webhook'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
