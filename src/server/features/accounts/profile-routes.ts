import { Hono } from 'hono';
import { hashFirst } from '#server/adapters/passwords/hashing-queue.ts';
import type { Deps } from '#server/deps.ts';
import { readPicture } from '#server/http/read-picture.ts';
import { validate } from '#server/http/validate.ts';
import {
  changeEmailInput,
  changePasswordInput,
  deleteAccountInput,
  secureUpdateUserProfileInput,
  validateUserSessionInput,
} from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { AccountData } from './account-data.ts';
import { getAuth } from './auth.ts';
import { createAuthCall } from './auth-call.ts';
import { changeEmail } from './change-email.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { getProfile, updateProfile } from './profile.ts';
import { deleteAvatar, findAvatar, saveAvatar } from './profile-queries.ts';
import { deletePendingProofs } from './queries.ts';
import { assertOwn, requireSession, type SessionEnv } from './service.ts';
import { limitMail, limitPasswordChecks } from './sign-in-limits.ts';

/** What a signed-in person does with their own account. */
export function profileRoutes(deps: Deps, accountData: readonly AccountData[]): Hono<SessionEnv> {
  const signedIn = requireSession(deps, 'account');
  const { database, clock } = deps;
  return new Hono<SessionEnv>()
    .get('/api/profiles/me', signedIn, async (c) =>
      c.json(await getProfile({ deps, session: c.get('session') })),
    )
    .post(
      '/api/rpc/validate_user_session',
      signedIn,
      validate({ json: validateUserSessionInput }),
      (c) => {
        const session = c.get('session');
        assertOwn({ session, userUuid: c.req.valid('json').user_uuid });
        return c.json({ valid: true, user_id: session.userId, expires_at: session.expiresAt });
      },
    )
    .post(
      '/api/rpc/secure_update_user_profile',
      signedIn,
      validate({ json: secureUpdateUserProfileInput }),
      async (c) => {
        const { user_uuid: userUuid, profile_data: changes } = c.req.valid('json');
        const session = c.get('session');
        assertOwn({ session, userUuid });
        return c.json(await updateProfile({ deps, session, changes }));
      },
    )
    .get('/api/profiles/me/avatar', signedIn, async (c) => {
      const avatar = await findAvatar({ database, userId: c.get('session').userId });
      if (!avatar) throw new AppError('not_found', 'There is no picture.');
      c.header('Cache-Control', 'private, max-age=86400');
      c.header('Content-Security-Policy', "default-src 'none'");
      return c.body(new Uint8Array(avatar.image), 200, { 'Content-Type': avatar.type });
    })
    .put('/api/profiles/me/avatar', signedIn, async (c) => {
      const picture = await readPicture(c.req.raw);
      const { userId } = c.get('session');
      await saveAvatar({ database, userId, ...picture, now: clock.now() });
      return c.json(await getProfile({ deps, session: c.get('session') }));
    })
    .delete('/api/profiles/me/avatar', signedIn, async (c) => {
      const { userId } = c.get('session');
      await deleteAvatar({ database, userId });
      return c.json(await getProfile({ deps, session: c.get('session') }));
    })
    .get('/api/profiles/me/export', signedIn, async (c) => {
      const data = await exportAccount({ deps, session: c.get('session'), accountData });
      c.header('Content-Disposition', 'attachment; filename="askwell-account.json"');
      return c.body(JSON.stringify(data, null, 2), 200, { 'Content-Type': 'application/json' });
    })
    .post(
      '/api/profiles/me/deletion',
      signedIn,
      validate({ json: deleteAccountInput }),
      async (c) => {
        const session = c.get('session');
        await deleteAccount({ deps, session, accountData, ...c.req.valid('json') });
        await createAuthCall(c)((options) => getAuth(deps).api.signOut(options));
        return c.json({ deleted: true });
      },
    )
    .post(
      '/api/auth/change-password',
      signedIn,
      validate({ json: changePasswordInput }),
      async (c) => {
        const { userId } = c.get('session');
        await limitPasswordChecks({ deps, userId });
        const body = { ...c.req.valid('json'), revokeOtherSessions: true };
        await hashFirst(() =>
          createAuthCall(c)((options) => getAuth(deps).api.changePassword({ ...options, body })),
        );
        await deletePendingProofs({ database, userId });
        return c.json({ changed: true });
      },
    )
    .post('/api/auth/change-email', signedIn, validate({ json: changeEmailInput }), async (c) => {
      const session = c.get('session');
      const { newEmail, password } = c.req.valid('json');
      await limitMail({ deps, c, email: newEmail });
      return c.json(await changeEmail({ deps, session, newEmail, password }));
    });
}
