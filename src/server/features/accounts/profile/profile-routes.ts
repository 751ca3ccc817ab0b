import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AccountData } from '#server/features/accounts/account-data.ts';
import {
  assertOwn,
  requireSession,
  type SessionEnv,
} from '#server/features/accounts/current-session.ts';
import { getAuth } from '#server/features/accounts/sign-in/auth.ts';
import { createAuthCall } from '#server/features/accounts/sign-in/auth-call.ts';
import { limitMail } from '#server/features/accounts/sign-in/sign-in-limits.ts';
import { readPicture } from '#server/http/read-picture.ts';
import { validate } from '#server/http/validate.ts';
import {
  changeEmailInput,
  changePasswordInput,
  deleteAccountInput,
  secureUpdateUserProfileInput,
  validateUserSessionInput,
} from '#shared/contract/accounts.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { changeAvatar, getAvatar, getProfile, updateProfile } from './profile.ts';

/** What a signed-in person does with their own account. */
export function profileRoutes(deps: Deps, accountData: readonly AccountData[]): Hono<SessionEnv> {
  const signedIn = requireSession(deps, 'account');
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
      const avatar = await getAvatar({ deps, userId: c.get('session').userId });
      c.header('Cache-Control', 'private, max-age=86400');
      c.header('Content-Security-Policy', "default-src 'none'");
      return c.body(new Uint8Array(avatar.image), 200, { 'Content-Type': avatar.type });
    })
    .put('/api/profiles/me/avatar', signedIn, async (c) => {
      const picture = await readPicture(c.req.raw);
      return c.json(await changeAvatar({ deps, session: c.get('session'), picture }));
    })
    .delete('/api/profiles/me/avatar', signedIn, async (c) =>
      c.json(await changeAvatar({ deps, session: c.get('session'), picture: null })),
    )
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
        await changePassword({ deps, c, input: c.req.valid('json') });
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
