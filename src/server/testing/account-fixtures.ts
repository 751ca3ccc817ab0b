import { eq } from 'drizzle-orm';
import { mails } from '#server/db/schema/mail.ts';
import { accountEmails } from '#server/features/accounts/emails.tsx';
import { type MailTemplates, mailJobs } from '#server/features/mail/jobs.ts';
import { termsVersion } from '#shared/contract/accounts.ts';
import type { TestApp } from './create-test-app.ts';
import { TestBrowser } from './test-browser.ts';

export const goodPassword = 'Correct-horse-1';

type SignInResponse = { user: { id: string; email: string }; signedIn: boolean };

/** Signs a new person up through the API, in a browser of their own. */
export async function signUp(
  app: TestApp,
  { email, password = goodPassword }: { email: string; password?: string },
) {
  const browser = new TestBrowser(app);
  const response = await browser.call<SignInResponse>('/api/auth/sign-up/email', {
    name: 'Ada Lovelace',
    email,
    password,
    termsVersion,
  });
  return { browser, ...response };
}

export async function signIn(
  app: TestApp,
  { email, password = goodPassword }: { email: string; password?: string },
) {
  const browser = new TestBrowser(app);
  const response = await browser.call<SignInResponse>('/api/auth/sign-in/email', {
    email,
    password,
  });
  return { browser, ...response };
}

/** Does at once what the worker would do with the mails that wait. */
export async function deliverMails({
  deps,
  templates = accountEmails,
}: Pick<TestApp, 'deps'> & { templates?: MailTemplates }): Promise<void> {
  const [job] = mailJobs({ deps, templates });
  const waiting = await deps.database.orm
    .select({ mailId: mails.id })
    .from(mails)
    .where(eq(mails.status, 'queued'));
  for (const data of waiting) await job?.handle(data, new AbortController().signal);
}

/** The secret in the link of a mail. */
export function readLink(mail: { text: string }, name: 'code' | 'token'): string {
  const value = new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail.text)?.[1];
  if (!value) throw new Error(`No ${name} in this mail:\n${mail.text}`);
  return value;
}
