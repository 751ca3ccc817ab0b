import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  type CreateWebhookInput,
  createWebhookInput,
  type WebhookEndpoint,
  type WebhookWithSecret,
  webhookEventTypes,
} from '#shared/contract/webhooks.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { eventLabels } from './event-labels.ts';
import { useCreateWebhook, useUpdateWebhook } from './use-webhooks.ts';

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true });

type WebhookDialogProps = {
  /** Null makes a new one. */
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
  onCreated: (created: WebhookWithSecret) => void;
};

export function WebhookDialog({ endpoint, onClose, onCreated }: WebhookDialogProps) {
  const creation = useCreateWebhook();
  const update = useUpdateWebhook(endpoint?.id ?? '');
  const { register, handleSubmit, formState, setError, watch } = useForm<CreateWebhookInput>({
    resolver: zodResolver(createWebhookInput) as never,
    defaultValues: endpoint ?? { name: '', url: '', format: 'standard', events: [] },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const isSlack = watch('format') === 'slack';
  const isBusy = creation.isPending || update.isPending;
  const failure = creation.error ?? update.error;

  function showFields(error: Error) {
    if (!(error instanceof ApiError)) return;
    const { url } = error.fields;
    if (url) setError('url', { message: url });
  }

  const submit = handleSubmit((input) => {
    if (isBusy) return;
    if (!endpoint) return creation.mutate(input, { onSuccess: onCreated, onError: showFields });
    const { name, url, events } = input;
    update.mutate({ name, url, events }, { onSuccess: onClose, onError: showFields });
  });

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
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        {failure && !errors.url && (
          <Notice tone="bad" title="Webhook not saved">
            {failure.message}
          </Notice>
        )}
        <Field label="Name" error={errors.name?.message}>
          {(control) => <Input {...register('name')} {...control} placeholder="Our CRM" />}
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
              <Select {...register('format')} {...control}>
                <option value="standard">Events for programs</option>
                <option value="slack">Messages for Slack</option>
              </Select>
            )}
          </Field>
        )}
        <Field label="Address" error={errors.url?.message}>
          {(control) => (
            <Input
              {...register('url')}
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
              <Checkbox key={type} {...register('events')} value={type} label={eventLabels[type]} />
            ))}
          </div>
          <FieldError>{errors.events?.message}</FieldError>
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
