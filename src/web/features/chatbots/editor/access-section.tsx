import { useMutation } from '@tanstack/react-query';
import { text } from '#shared/text.ts';
import {
  createIdentitySecret,
  deleteIdentitySecret,
} from '#web/features/chatbots/chatbot-calls.ts';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { useStoreChatbot } from '#web/features/chatbots/use-chatbots.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CheckField, NumberField, TextAreaField, TextLineField } from './form-fields.tsx';
import { ListField } from './list-field.tsx';
import { SectionCard } from './section-card.tsx';

const usualRetentionDays = 365;

export function AccessSection({ saving }: { saving: ChatbotSaving }) {
  const { form } = saving;
  const days = form.watch('retentionDays');
  return (
    <div className="flex flex-col gap-5">
      <SectionCard title="Access" text="Where it may appear, and how long chats are kept.">
        <ListField
          form={form}
          name="allowedDomains"
          label="Allowed domains"
          help="Only these sites can show this chat. Leave the list empty to allow any site. *.example.com covers all its subdomains."
          noun={text('domain')}
          placeholder="example.com"
          max={50}
        />
        <ChoiceCards
          label="Keep conversations"
          value={days === null ? 'forever' : 'days'}
          onChange={(choice) =>
            form.setValue('retentionDays', choice === 'days' ? usualRetentionDays : null, {
              shouldDirty: true,
            })
          }
          options={[
            {
              value: 'forever',
              label: 'Until deleted',
              text: 'Conversations are kept until you delete them.',
            },
            { value: 'days', label: 'For a number of days', text: 'Older ones are deleted daily.' },
          ]}
        />
        {days !== null && (
          <NumberField
            form={form}
            name="retentionDays"
            label="Days to keep"
            min={1}
            max={3650}
            unit={text('days')}
          />
        )}
      </SectionCard>
      <SectionCard
        title="Privacy"
        text="Every chat starts by saying that an AI assistant answers, with a link to your privacy policy. Nothing is stored on a visitor's device before they use the chat."
      >
        <TextLineField
          form={form}
          name="privacyUrl"
          label="Privacy policy"
          help="The address of your own policy. Leave it empty to link to ours."
          placeholder="https://example.com/privacy"
        />
        <TextAreaField
          form={form}
          name="privacyNotice"
          label="Privacy notice"
          help="Shown before the link, in your own words. If you ask visitors to agree, write what they agree to."
          rows={2}
        />
        <CheckField
          form={form}
          name="requiresConsent"
          label="Ask visitors to agree first"
          help="They tick a box with your notice before their first message. What they agreed to is kept with the conversation."
        />
      </SectionCard>
      <IdentityCard saving={saving} />
    </div>
  );
}

/** The secret is shown once and can't be read again. */
function IdentityCard({ saving }: { saving: ChatbotSaving }) {
  const client = useDataClient();
  const { store, refresh } = useStoreChatbot();
  const { id, hasIdentitySecret } = saving.loaded;
  const creation = useMutation({
    mutationFn: () => createIdentitySecret({ client, id }),
    onSuccess: () => refresh(id),
    onError: (error) => toast.error({ title: 'No secret was made', text: error.message }),
  });
  const removal = useMutation({
    mutationFn: () => deleteIdentitySecret({ client, id }),
    onSuccess: (chatbot) => {
      creation.reset();
      store(chatbot);
      toast.success({ title: 'Settings saved', text: 'The identity secret no longer counts.' });
    },
    onError: (error) => toast.error({ title: 'The secret was not removed', text: error.message }),
  });
  return (
    <SectionCard
      title="Verified visitors"
      text="Your own server can sign who is signed in on your site, so that the inbox shows a proven name. For developers; nothing else needs it."
    >
      {creation.data && (
        <Notice tone="warn" title="Copy it now: it is shown only this once">
          <code className="my-2 block break-all select-all">{creation.data.secret}</code>
          <CopyButton text={creation.data.secret} label="Copy secret" />
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busyLabel={creation.isPending && 'Making...'}
          onClick={() => creation.mutate()}
        >
          {hasIdentitySecret ? 'Replace the secret' : 'Generate secret'}
        </Button>
        {hasIdentitySecret && (
          <Button variant="ghost" className="text-bad" onClick={() => removal.mutate()}>
            Remove
          </Button>
        )}
      </div>
    </SectionCard>
  );
}
