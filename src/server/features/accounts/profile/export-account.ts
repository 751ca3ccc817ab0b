import type { Deps } from '#server/deps.ts';
import type { AccountData } from '#server/features/accounts/account-data.ts';
import type { CurrentSession } from '#server/features/accounts/current-session.ts';
import { describeDevice } from '#server/features/accounts/sign-in/describe-device.ts';
import { listSessions } from '#server/features/accounts/sign-in/session-queries.ts';
import { getProfile } from './profile.ts';
import {
  findAvatar,
  findProfileRow,
  listDevices,
  listMails,
  listSignInMethods,
} from './profile-queries.ts';

/** Everything the account owns, in one document a person can read. No secrets: hashes and tokens are of no use to anyone. */
export async function exportAccount({
  deps,
  session: { userId, ownWorkspaceId: workspaceId },
  accountData,
}: {
  deps: Deps;
  session: CurrentSession;
  accountData: readonly AccountData[];
}): Promise<Record<string, unknown>> {
  const { database, clock } = deps;
  const of = { database, userId };
  const row = await findProfileRow(of);
  const avatar = await findAvatar(of);
  const sessions = await listSessions({ ...of, now: clock.now() });
  const held: Record<string, unknown> = {};
  for (const part of accountData) {
    held[part.name] = await part.exportData({ userId, workspaceId });
  }
  return {
    exported_at: clock.now().toISOString(),
    profile: await getProfile({ deps, session: { userId, workspaceId, role: 'owner' } }),
    terms: { version: row?.user.termsVersion, accepted_at: row?.user.termsAcceptedAt },
    sign_up: { new_user: row?.user.newUser, app_name: row?.user.appName },
    workspace: { id: workspaceId, created_at: row?.workspaceCreatedAt },
    sign_in_methods: await listSignInMethods(of),
    sessions: sessions.map((session) => ({
      device: describeDevice(session.userAgent),
      user_agent: session.userAgent,
      ip_address: session.ipAddress,
      created_at: session.createdAt,
      last_used_at: session.lastUsedAt,
    })),
    known_devices: await listDevices(of),
    mails: await listMails(of),
    avatar: avatar && { type: avatar.type, base64: avatar.image.toString('base64') },
    ...held,
  };
}
