import { and, desc, eq } from 'drizzle-orm';
import { mails } from '#server/db/schema/mail.ts';
import type { MemberRole } from '#shared/permissions.ts';
import { signUp } from './account-fixtures.ts';
import type { TestApp } from './create-test-app.ts';
import type { TestBrowser } from './test-browser.ts';

let made = 0;

/** Invites someone new and lets them accept: a browser signed in to the team, as this role. */
export async function joinTeam(input: { app: TestApp; owner: TestBrowser; role: MemberRole }) {
  made += 1;
  const email = `${input.role}-${made}@team.test`;
  await sendInvitation({ ...input, email });
  const { browser, body } = await signUp(input.app, { email });
  const token = await readInvitation({ app: input.app, email });
  const accepted = await browser.call('/api/invitations/accept', { token });
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body));
  return { browser, email, userId: body.user.id };
}

export async function sendInvitation({
  owner,
  email,
  role,
}: {
  owner: TestBrowser;
  email: string;
  role: MemberRole;
}) {
  const invited = await owner.call('/api/team/invitations', { email, role });
  if (invited.status !== 201) throw new Error(JSON.stringify(invited.body));
}

/** The secret of the newest link that was mailed to this address. */
export async function readInvitation({
  app,
  email,
}: {
  app: TestApp;
  email: string;
}): Promise<string> {
  const [mail] = await app.deps.database.orm
    .select({ props: mails.props })
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, 'invitation')))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  const token = /#([\w-]{43})$/.exec(String(mail?.props?.link))?.[1];
  if (!token) throw new Error(`No invitation was mailed to ${email}`);
  return token;
}
