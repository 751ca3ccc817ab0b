import type { ReactElement } from 'react';
import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';
import { brand } from '#shared/brand.ts';
import type { PageLanguage } from '#shared/page-languages.ts';
import type { AccountMails } from './account-mail.ts';

/** The words of every mail about an account. */
export const accountEmails: {
  [T in keyof AccountMails]: (props: AccountMails[T] & { words: MailWords }) => {
    subject: string;
    body: ReactElement;
  };
} = {
  'confirm-email': ({ name, link, words }) => {
    const { say, language } = words;
    return {
      subject: say('Confirm your email for {brand}', { brand: brand.name }),
      body: (
        <MailLayout
          language={language}
          preview={say('One click and your account is ready.')}
          heading={say('Confirm your email')}
          footnote={notAsked(words)}
        >
          <MailText>{say('Hello {name},', { name })}</MailText>
          <MailText>
            {say(
              'welcome to {brand}. Please confirm that this is your email address, and your account is ready. The link works once and for 24 hours.',
              { brand: brand.name },
            )}
          </MailText>
          <MailAction href={link} label={say('Confirm email')} words={words} />
        </MailLayout>
      ),
    };
  },
  'confirm-new-email': ({ name, link, words }) => {
    const { say, language } = words;
    return {
      subject: say('Confirm your new email for {brand}', { brand: brand.name }),
      body: (
        <MailLayout
          language={language}
          preview={say('Confirm the new address of your account.')}
          heading={say('Confirm your new email')}
          footnote={notAsked(words)}
        >
          <MailText>{say('Hello {name},', { name })}</MailText>
          <MailText>
            {say(
              'you asked to use this address for your {brand} account. It takes effect once you confirm it. The link works once and for 24 hours.',
              { brand: brand.name },
            )}
          </MailText>
          <MailAction href={link} label={say('Use this address')} words={words} />
        </MailLayout>
      ),
    };
  },
  'reset-password': ({ name, link, words }) => {
    const { say, language } = words;
    return {
      subject: say('Reset your {brand} password', { brand: brand.name }),
      body: (
        <MailLayout
          language={language}
          preview={say('Choose a new password.')}
          heading={say('Reset your password')}
          footnote={notAsked(words)}
        >
          <MailText>{say('Hello {name},', { name })}</MailText>
          <MailText>
            {say(
              'choose a new password with the link below. It works once and for one hour. Every device that is signed in will be signed out.',
            )}
          </MailText>
          <MailAction href={link} label={say('Choose a new password')} words={words} />
        </MailLayout>
      ),
    };
  },
  'email-changed': ({ name, newEmail, words: { say, language } }) => ({
    subject: say('Your {brand} email was changed', { brand: brand.name }),
    body: (
      <MailLayout
        language={language}
        preview={say('Your account now uses {newEmail}.', { newEmail })}
        heading={say('Your email was changed')}
        footnote={say('This mail went to the address your account used before.')}
      >
        <MailText>{say('Hello {name},', { name })}</MailText>
        <MailText>
          {say(
            'your {brand} account now uses {newEmail}. You sign in with the new address from now on.',
            { brand: brand.name, newEmail },
          )}
        </MailText>
        <MailText>
          {say(
            'If this was not you, write to {support} at once: someone else may be using your account.',
            { support: brand.supportEmail },
          )}
        </MailText>
      </MailLayout>
    ),
  }),
  'new-sign-in': ({ name, device, time, profileLink, words }) => {
    const { say, language } = words;
    const used = { device: showDevice({ device, words }), time: showTime({ time, language }) };
    return {
      subject: say('New sign-in to your {brand} account', { brand: brand.name }),
      body: (
        <MailLayout
          language={language}
          preview={`${used.device}, ${used.time}`}
          heading={say('New sign-in to your account')}
          footnote={say('You can switch these mails off in your profile settings.')}
        >
          <MailText>{say('Hello {name},', { name })}</MailText>
          <MailText>
            {say(
              'your account was just used on a device we have not seen before: {device}, {time}.',
              used,
            )}
          </MailText>
          <MailText>
            {say(
              'If this was you, there is nothing to do. If not, change your password: that ends every other session.',
            )}
          </MailText>
          <MailAction href={profileLink} label={say('Review your account')} words={words} />
        </MailLayout>
      ),
    };
  },
};

const notAsked = ({ say }: MailWords): string =>
  say('If you did not ask for this, you can ignore this mail. Nothing will change.');

/** "Chrome on Windows", as describeDevice writes it. */
function showDevice({ device, words }: { device: string; words: MailWords }): string {
  const [browser = '', system] = device.split(' on ');
  return system ? words.say('{browser} on {system}', { browser, system }) : words.sayKnown(browser);
}

function showTime({ time, language }: { time: string; language: PageLanguage }): string {
  const moment = new Date(time);
  // Emails that were queued by an earlier version have the time in words.
  if (Number.isNaN(moment.getTime())) return time;
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, style).format(moment)} UTC`;
}
