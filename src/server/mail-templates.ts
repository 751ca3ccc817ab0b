import { accountEmails } from '#server/features/accounts/emails.tsx';
import { analyticsEmails } from '#server/features/analytics/emails.tsx';
import { answerTestEmails } from '#server/features/answer-tests/emails.tsx';
import { billingEmails } from '#server/features/billing/emails.tsx';
import { bookingEmails } from '#server/features/booking/emails.tsx';
import { conversationEmails } from '#server/features/conversations/emails.tsx';
import { documentEmails } from '#server/features/documents/emails.tsx';
import { leadEmails } from '#server/features/leads/emails.tsx';
import { planEmails } from '#server/features/plans/emails.tsx';
import { requestEmails } from '#server/features/requests/emails.tsx';
import { teamEmails } from '#server/features/team/emails.tsx';
import { webhookEmails } from '#server/features/webhooks/emails.tsx';

/** Every email that is sent, by the name it is queued under. */
export const mailTemplates = {
  ...accountEmails,
  ...analyticsEmails,
  ...answerTestEmails,
  ...billingEmails,
  ...bookingEmails,
  ...conversationEmails,
  ...documentEmails,
  ...leadEmails,
  ...planEmails,
  ...requestEmails,
  ...teamEmails,
  ...webhookEmails,
};
