/** Browsers an account has been used from, known by a cookie of their own: unknown ones are told to the owner. */
import { createHash, randomBytes } from 'node:crypto';
import type { GenericEndpointContext } from 'better-auth';
import type { Deps } from '#server/deps.ts';
import { sendAccountMail } from '#server/features/accounts/account-mail.ts';
import { describeDevice } from './describe-device.ts';
import { findSignInNotice, hasKnownDevice, saveDevice } from './session-queries.ts';

/** Long-lived on purpose and worthless alone: it never signs anyone in. */
const cookieName = 'askwell.device';
const cookieDays = 400;

type NewSession = { userId: string; userAgent?: string | null };

/** Called for every new session. The owner hears of a device never seen before, except of the very first. */
export async function recordDevice({
  deps,
  session,
  context,
}: {
  deps: Deps;
  session: NewSession;
  context: GenericEndpointContext;
}): Promise<void> {
  const { database, clock } = deps;
  const given = readDevice(context.headers?.get('cookie'));
  const device = given ?? randomBytes(24).toString('base64url');
  const { isNew, isFirst } = await saveDevice({
    database,
    userId: session.userId,
    deviceHash: hashDevice(device),
    now: clock.now(),
  });
  context.setCookie(cookieName, device, {
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.env.http.publicUrl.startsWith('https://'),
    path: '/api/auth',
    maxAge: cookieDays * 86_400,
  });
  if (isNew && !isFirst) await sendNotice({ deps, session });
}

/** Whether this browser has signed in to the account of this address before. */
export async function isKnownDevice({
  deps,
  email,
  cookie,
}: {
  deps: Deps;
  email: string;
  cookie: string | undefined;
}): Promise<boolean> {
  const device = readDevice(cookie);
  if (!device) return false;
  return hasKnownDevice({ database: deps.database, email, deviceHash: hashDevice(device) });
}

async function sendNotice({ deps, session }: { deps: Deps; session: NewSession }): Promise<void> {
  const user = await findSignInNotice({ database: deps.database, userId: session.userId });
  if (!user) return;
  await sendAccountMail({
    deps,
    userId: session.userId,
    to: user.email,
    template: 'new-sign-in',
    props: {
      name: user.name,
      device: describeDevice(session.userAgent),
      time: deps.clock.now().toISOString(),
      profileLink: `${deps.env.http.publicUrl}/profile`,
    },
  });
}

function readDevice(cookie: string | null | undefined): string | null {
  return /(?:^|;\s*)askwell\.device=([\w-]{32})(?:;|$)/.exec(cookie ?? '')?.[1] ?? null;
}

function hashDevice(device: string): string {
  return createHash('sha256').update(device).digest('base64url');
}
