import type { BetterAuthOptions } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
import type { Deps } from '#server/deps.ts';
import { findUserState } from '#server/features/accounts/queries.ts';
import { restoreWorkspace } from '#server/features/accounts/tenant-queries.ts';
import { tellSessionsEnded } from '#server/features/live/index.ts';
import { brand } from '#shared/brand.ts';
import { termsVersion } from '#shared/contract/accounts.ts';
import { recordDevice } from './known-devices.ts';

/** What must hold for every row better-auth writes, whichever way a person came in. */
export function createAuthHooks(deps: Deps): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    user: {
      create: {
        async before(user) {
          // Who signs up with a password accepts the terms in the form; Google's way back has them in its state.
          const state = user.termsVersion ? null : await getOAuthState();
          const accepted = user.termsVersion ?? state?.termsVersion;
          const isAccepted = accepted === termsVersion;
          const now = deps.clock.now();
          return {
            data: {
              ...user,
              createdAt: now,
              updatedAt: now,
              // Pictures are uploaded by their owner; a foreign address would tell that site who looks.
              image: null,
              locale: user.locale ?? state?.locale,
              termsVersion: isAccepted ? termsVersion : null,
              termsAcceptedAt: isAccepted ? now : null,
              newUser: true,
              appName: user.appName ?? brand.name,
              verificationWaived: deps.env.mail === null,
            },
          };
        },
      },
    },
    account: {
      create: {
        // Nothing is ever asked of Google on the owner's behalf, so its keys are not kept.
        before: async (account) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
      },
    },
    session: {
      create: {
        async before(session) {
          const user = await findUserState({ database: deps.database, userId: session.userId });
          if (!user || user.suspendedAt) {
            throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' });
          }
          if (deps.env.mail && !user.emailVerified && !user.verificationWaived) {
            throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' });
          }
        },
        async after(session, context) {
          const { id: sessionId, userId } = session;
          await restoreWorkspace({ database: deps.database, userId, sessionId });
          if (context) await recordDevice({ deps, session, context });
        },
      },
      delete: {
        after: ({ userId }) => tellSessionsEnded({ deps, userId }),
      },
    },
  };
}
