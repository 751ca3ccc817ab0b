import type { Deps } from '#server/deps.ts';
import { sendMail } from '#server/features/mail/index.ts';

/** The mails about an account and what each one says; emails.tsx holds their words. */
export type AccountMails = {
  'confirm-email': { name: string; link: string };
  'confirm-new-email': { name: string; link: string };
  'reset-password': { name: string; link: string };
  'email-changed': { name: string; newEmail: string };
  'new-sign-in': { name: string; device: string; time: string; profileLink: string };
};

export function sendAccountMail<T extends keyof AccountMails>({
  deps,
  ...mail
}: {
  deps: Deps;
  userId: string;
  to: string;
  template: T;
  props: AccountMails[T];
}): Promise<void> {
  const budget = isWarning(mail.template) ? 'security' : 'links';
  return sendMail({ deps, mail, budget });
}

const isWarning = (template: keyof AccountMails): boolean =>
  template === 'email-changed' || template === 'new-sign-in';
