import type { ReactElement } from 'react';
import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import { brand } from '#shared/brand.ts';
import type { AccountMails } from './account-mail.ts';

const notAsked = 'If you did not ask for this, you can ignore this mail. Nothing will change.';

/** The words of every mail about an account. */
export const accountEmails: {
  [T in keyof AccountMails]: (props: AccountMails[T]) => { subject: string; body: ReactElement };
} = {
  'confirm-email': ({ name, link }) => ({
    subject: `Confirm your email for ${brand.name}`,
    body: (
      <MailLayout
        preview="One click and your account is ready."
        heading="Confirm your email"
        footnote={notAsked}
      >
        <MailText>Hello {name},</MailText>
        <MailText>
          welcome to {brand.name}. Please confirm that this is your email address, and your account
          is ready. The link works once and for 24 hours.
        </MailText>
        <MailAction href={link} label="Confirm email" />
      </MailLayout>
    ),
  }),
  'confirm-new-email': ({ name, link }) => ({
    subject: `Confirm your new email for ${brand.name}`,
    body: (
      <MailLayout
        preview="Confirm the new address of your account."
        heading="Confirm your new email"
        footnote={notAsked}
      >
        <MailText>Hello {name},</MailText>
        <MailText>
          you asked to use this address for your {brand.name} account. It takes effect once you
          confirm it. The link works once and for 24 hours.
        </MailText>
        <MailAction href={link} label="Use this address" />
      </MailLayout>
    ),
  }),
  'reset-password': ({ name, link }) => ({
    subject: `Reset your ${brand.name} password`,
    body: (
      <MailLayout
        preview="Choose a new password."
        heading="Reset your password"
        footnote={notAsked}
      >
        <MailText>Hello {name},</MailText>
        <MailText>
          choose a new password with the link below. It works once and for one hour. Every device
          that is signed in will be signed out.
        </MailText>
        <MailAction href={link} label="Choose a new password" />
      </MailLayout>
    ),
  }),
  'email-changed': ({ name, newEmail }) => ({
    subject: `Your ${brand.name} email was changed`,
    body: (
      <MailLayout
        preview={`Your account now uses ${newEmail}.`}
        heading="Your email was changed"
        footnote={`This mail went to the address your account used before.`}
      >
        <MailText>Hello {name},</MailText>
        <MailText>
          your {brand.name} account now uses {newEmail}. You sign in with the new address from now
          on.
        </MailText>
        <MailText>
          If this was not you, write to {brand.supportEmail} at once: someone else may be using your
          account.
        </MailText>
      </MailLayout>
    ),
  }),
  'new-sign-in': ({ name, device, time, profileLink }) => ({
    subject: `New sign-in to your ${brand.name} account`,
    body: (
      <MailLayout
        preview={`${device}, ${time}`}
        heading="New sign-in to your account"
        footnote="You can switch these mails off in your profile settings."
      >
        <MailText>Hello {name},</MailText>
        <MailText>
          your account was just used on a device we have not seen before: {device}, {time}.
        </MailText>
        <MailText>
          If this was you, there is nothing to do. If not, change your password: that ends every
          other session.
        </MailText>
        <MailAction href={profileLink} label="Review your account" />
      </MailLayout>
    ),
  }),
};
