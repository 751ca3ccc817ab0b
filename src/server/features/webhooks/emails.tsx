import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';

type WebhookDisabled = {
  name: string;
  reason: 'gone' | 'failing';
  link: string;
  words: MailWords;
};

export const webhookEmails = {
  'webhook-disabled': ({ name, reason, link, words }: WebhookDisabled) => {
    const { say, language } = words;
    return {
      subject: say('The webhook {name} was switched off', { name }),
      body: (
        <MailLayout
          language={language}
          preview={say('Events are not sent to it any more.')}
          heading={say('A webhook was switched off')}
          footnote={say('Sent once, because you own the account.')}
        >
          <MailText>
            {reason === 'gone'
              ? say(
                  'The receiver of {name} said that it no longer exists (410), so nothing is sent to it any more.',
                  { name },
                )
              : say(
                  'Nothing reached the receiver of {name} for three days, so nothing is sent to it any more.',
                  { name },
                )}
          </MailText>
          <MailText>
            {say(
              'Once the receiver works, switch the webhook on again. What is still waiting goes out then.',
            )}
          </MailText>
          <MailAction href={link} label={say('Open integrations')} words={words} />
        </MailLayout>
      ),
    };
  },
};
