import type { ReactElement } from 'react';
import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import { brand } from '#shared/brand.ts';

type UsageWarning = { percent: number; limit: number; url: string };

export const planEmails = {
  'usage-warning': ({
    percent,
    limit,
    url,
  }: UsageWarning): { subject: string; body: ReactElement } => {
    const isUsedUp = percent >= 100;
    const questions = limit.toLocaleString('en-US');
    return {
      subject: isUsedUp
        ? `Your ${brand.name} messages for this month are used up`
        : `${percent}% of your ${brand.name} messages are used`,
      body: (
        <MailLayout
          preview={`${percent}% of this month's ${questions} messages are used.`}
          heading={isUsedUp ? 'This month’s messages are used up' : `${percent}% of messages used`}
          footnote="You get this mail at most twice a month, because you own the account."
        >
          <MailText>
            Visitors have asked {isUsedUp ? 'all' : `${percent}%`} of the {questions} questions that
            your plan includes this month.
          </MailText>
          <MailText>
            {isUsedUp
              ? 'Until the month ends your chatbots take contact details instead of answering. With a larger plan they answer again at once.'
              : 'When they are used up, your chatbots take contact details instead of answering until the month ends.'}
          </MailText>
          <MailAction href={url} label="See usage and plans" />
        </MailLayout>
      ),
    };
  },
};
