/** Buying a plan and looking after it. The account always comes from the session; anyone who names another is refused. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import {
  assertOwn,
  type CurrentSession,
  requireSession,
  type SessionEnv,
} from '#server/features/accounts/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import {
  changePlanInput,
  checkoutInput,
  verifySubscriptionInput,
} from '#shared/contract/billing.ts';
import { AppError } from '#shared/errors.ts';
import { changePlan, openPortal, setEndsAtPeriodEnd } from './change-subscription.ts';
import { describeBilling } from './describe-billing.ts';
import { startCheckout } from './start-checkout.ts';
import { findCheckoutState, verifyCheckout } from './verify-checkout.ts';

export function billingRoutes(deps: Deps): Hono<SessionEnv> {
  const isOn = requireFlag({ flags: deps.env.flags, flag: 'stripePayments' });
  const isOwner = requireSession(deps, 'billing.edit');
  /** Each of these asks Stripe, which limits us in turn. */
  const isPatient = rateLimit<SessionEnv>({
    deps,
    name: 'billing',
    requests: 120,
    windowSeconds: 3600,
    by: (c) => c.get('session').userId,
  });
  return new Hono<SessionEnv>()
    .post(
      '/api/functions/stripe-checkout',
      isOn,
      isOwner,
      isPatient,
      validate({ json: checkoutInput }),
      async (c) => {
        const session = c.get('session');
        const { userId, userEmail, ...choice } = c.req.valid('json');
        assertNamesCaller({ session, userId, userEmail });
        return c.json(await startCheckout({ deps, session, choice }));
      },
    )
    .post(
      '/api/functions/verify-subscription',
      isOn,
      isOwner,
      isPatient,
      validate({ json: verifySubscriptionInput }),
      async (c) => {
        const session = c.get('session');
        const { sessionId, userId } = c.req.valid('json');
        assertNamesCaller({ session, userId });
        return c.json(await verifyCheckout({ deps, userId: session.userId, sessionId }));
      },
    )
    .get(
      '/api/billing/checkouts/:sessionId',
      isOn,
      isOwner,
      validate({ param: z.object({ sessionId: z.string().max(200) }) }),
      async (c) => {
        const { sessionId } = c.req.valid('param');
        const state = await findCheckoutState({
          deps,
          userId: c.get('session').userId,
          sessionId: sessionId === 'newest' ? null : sessionId,
        });
        if (!state) throw new AppError('not_found', 'This payment is not known here.');
        return c.json(state);
      },
    )
    .get('/api/billing', isOn, isOwner, isPatient, async (c) =>
      c.json(await describeBilling({ deps, userId: c.get('session').userId })),
    )
    .post(
      '/api/billing/plan',
      isOn,
      isOwner,
      isPatient,
      validate({ json: changePlanInput }),
      async (c) => {
        const { userId } = c.get('session');
        await changePlan({ deps, userId, ...c.req.valid('json') });
        return c.json(await describeBilling({ deps, userId }));
      },
    )
    .post('/api/billing/cancel', isOn, isOwner, isPatient, async (c) => {
      const { userId } = c.get('session');
      await setEndsAtPeriodEnd({ deps, userId, endsAtPeriodEnd: true });
      return c.json(await describeBilling({ deps, userId }));
    })
    .post('/api/billing/resume', isOn, isOwner, isPatient, async (c) => {
      const { userId } = c.get('session');
      await setEndsAtPeriodEnd({ deps, userId, endsAtPeriodEnd: false });
      return c.json(await describeBilling({ deps, userId }));
    })
    .post('/api/billing/portal', isOn, isOwner, isPatient, async (c) =>
      c.json(await openPortal({ deps, userId: c.get('session').userId })),
    );
}

function assertNamesCaller({
  userId,
  session,
  userEmail,
}: {
  session: CurrentSession;
  userId?: string | undefined;
  userEmail?: string | undefined;
}): void {
  if (userId !== undefined) assertOwn({ session, userUuid: userId });
  if (userEmail !== undefined && userEmail.toLowerCase() !== session.user.email) {
    throw new AppError('forbidden', 'This is someone else’s account.');
  }
}
