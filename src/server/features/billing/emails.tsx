import type { ReactElement } from 'react';
import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';
import { brand } from '#shared/brand.ts';
import type { PageLanguage } from '#shared/page-languages.ts';

type Mail = { subject: string; body: ReactElement };
type TrialMail = { endsAt: string; url: string; words: MailWords };

export const billingEmails = {
  'trial-ending': ({ endsAt, url, words }: TrialMail): Mail => {
    const { say, language } = words;
    const day = dayOf({ moment: endsAt, language });
    return {
      subject: say('Your {brand} trial ends on {day}', { brand: brand.name, day }),
      body: (
        <MailLayout
          language={language}
          preview={say('Choose a plan and your chatbots go on answering.')}
          heading={say('Your trial ends on {day}', { day })}
          footnote={say('You get this mail because you own the account.')}
        >
          <MailText>
            {say(
              'After that your chatbots stop answering and collect contact details instead. Nothing is deleted, and everything is back the moment you choose a plan.',
            )}
          </MailText>
          <MailAction href={url} label={say('Choose a plan')} words={words} />
        </MailLayout>
      ),
    };
  },
  'trial-ended': ({ url, words }: TrialMail): Mail => {
    const { say, language } = words;
    return {
      subject: say('Your {brand} trial has ended', { brand: brand.name }),
      body: (
        <MailLayout
          language={language}
          preview={say('Your data is safe. Choose a plan to go on.')}
          heading={say('Your trial has ended')}
          footnote={say('You get this mail because you own the account.')}
        >
          <MailText>
            {say(
              'Your chatbots now collect contact details instead of answering. Your chatbots, documents, conversations and leads are all still there, to view, export or delete.',
            )}
          </MailText>
          <MailText>{say('With a plan everything works again at once.')}</MailText>
          <MailAction href={url} label={say('Choose a plan')} words={words} />
        </MailLayout>
      ),
    };
  },
  'payment-failed': ({
    until,
    url,
    words,
  }: {
    until: string;
    url: string;
    words: MailWords;
  }): Mail => {
    const { say, language } = words;
    const day = dayOf({ moment: until, language });
    return {
      subject: say('Your {brand} payment did not go through', { brand: brand.name }),
      body: (
        <MailLayout
          language={language}
          preview={say('Please check your card before {day}.', { day })}
          heading={say('Your payment did not go through')}
          footnote={say('You get this mail because you own the account.')}
        >
          <MailText>
            {say(
              'We could not collect the payment for your plan. Everything keeps working until {day}; please check your card before then.',
              { day },
            )}
          </MailText>
          <MailAction href={url} label={say('Check my card')} words={words} />
        </MailLayout>
      ),
    };
  },
};

function dayOf({ moment, language }: { moment: string; language: PageLanguage }): string {
  const locale = language === 'en' ? 'en-US' : language;
  return new Date(moment).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
