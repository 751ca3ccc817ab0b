import type { ReactElement } from 'react';
import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import { brand } from '#shared/brand.ts';

type Mail = { subject: string; body: ReactElement };
type TrialMail = { endsAt: string; url: string };

const footnote = 'You get this mail because you own the account.';

export const billingEmails = {
  'trial-ending': ({ endsAt, url }: TrialMail): Mail => ({
    subject: `Your ${brand.name} trial ends on ${dayOf(endsAt)}`,
    body: (
      <MailLayout
        preview="Choose a plan and your chatbots go on answering."
        heading={`Your trial ends on ${dayOf(endsAt)}`}
        footnote={footnote}
      >
        <MailText>
          After that your chatbots stop answering and collect contact details instead. Nothing is
          deleted, and everything is back the moment you choose a plan.
        </MailText>
        <MailAction href={url} label="Choose a plan" />
      </MailLayout>
    ),
  }),
  'trial-ended': ({ url }: TrialMail): Mail => ({
    subject: `Your ${brand.name} trial has ended`,
    body: (
      <MailLayout
        preview="Your data is safe. Choose a plan to go on."
        heading="Your trial has ended"
        footnote={footnote}
      >
        <MailText>
          Your chatbots now collect contact details instead of answering. Your chatbots, documents,
          conversations and leads are all still there, to view, export or delete.
        </MailText>
        <MailText>With a plan everything works again at once.</MailText>
        <MailAction href={url} label="Choose a plan" />
      </MailLayout>
    ),
  }),
  'payment-failed': ({ until, url }: { until: string; url: string }): Mail => ({
    subject: `Your ${brand.name} payment did not go through`,
    body: (
      <MailLayout
        preview={`Please check your card before ${dayOf(until)}.`}
        heading="Your payment did not go through"
        footnote={footnote}
      >
        <MailText>
          We could not collect the payment for your plan. Everything keeps working until{' '}
          {dayOf(until)}; please check your card before then.
        </MailText>
        <MailAction href={url} label="Check my card" />
      </MailLayout>
    ),
  }),
};

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
