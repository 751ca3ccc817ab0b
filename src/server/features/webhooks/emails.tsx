import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';

type WebhookDisabled = { name: string; reason: 'gone' | 'failing'; link: string };

export const webhookEmails = {
  'webhook-disabled': ({ name, reason, link }: WebhookDisabled) => ({
    subject: `The webhook ${name} was switched off`,
    body: (
      <MailLayout
        preview="Events are not sent to it any more."
        heading="A webhook was switched off"
        footnote="Sent once, because you own the account."
      >
        <MailText>
          {reason === 'gone'
            ? `The receiver of ${name} said that it no longer exists (410), so nothing is sent to it any more.`
            : `Nothing reached the receiver of ${name} for three days, so nothing is sent to it any more.`}
        </MailText>
        <MailText>
          Once the receiver works, switch the webhook on again. What is still waiting goes out then.
        </MailText>
        <MailAction href={link} label="Open integrations" />
      </MailLayout>
    ),
  }),
};
