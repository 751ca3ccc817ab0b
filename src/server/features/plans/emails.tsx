import type { ReactElement } from 'react';
import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';
import { brand } from '#shared/brand.ts';

type UsageWarning = { percent: number; limit: number; url: string; words: MailWords };

export const planEmails = {
  'usage-warning': ({
    percent,
    limit,
    url,
    words,
  }: UsageWarning): { subject: string; body: ReactElement } => {
    const { say, language } = words;
    const isUsedUp = percent >= 100;
    const questions = limit.toLocaleString(language);
    return {
      subject: isUsedUp
        ? say('Your {brand} messages for this month are used up', { brand: brand.name })
        : say('{percent}% of your {brand} messages are used', { percent, brand: brand.name }),
      body: (
        <MailLayout
          language={language}
          preview={say('{percent}% of this month’s {questions} messages are used.', {
            percent,
            questions,
          })}
          heading={
            isUsedUp
              ? say('This month’s messages are used up')
              : say('{percent}% of messages used', { percent })
          }
          footnote={say('You get this mail at most twice a month, because you own the account.')}
        >
          <MailText>
            {isUsedUp
              ? say(
                  'Visitors have asked all of the {questions} questions that your plan includes this month.',
                  { questions },
                )
              : say(
                  'Visitors have asked {percent}% of the {questions} questions that your plan includes this month.',
                  { percent, questions },
                )}
          </MailText>
          <MailText>
            {isUsedUp
              ? say(
                  'Until the month ends your chatbots take contact details instead of answering. With a larger plan they answer again at once.',
                )
              : say(
                  'When they are used up, your chatbots take contact details instead of answering until the month ends.',
                )}
          </MailText>
          <MailAction href={url} label={say('See usage and plans')} words={words} />
        </MailLayout>
      ),
    };
  },
};
