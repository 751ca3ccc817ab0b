import type { CheckoutState, VerifyResponse } from '#shared/contract/billing.ts';
import { callApi } from '#web/lib/api.ts';

export const checkoutPoll = { tries: 10, everyMs: 2000 } as const;

export type CheckoutOutcome =
  | { status: 'success'; planId: string; sessionId: string }
  | { status: 'error'; message: string };

export const checkoutMessages = {
  processing:
    'Your payment succeeded and your subscription is being processed. This can take a few minutes.',
  failed:
    'There was an error processing your subscription. Please contact support if you were charged.',
  canceled: 'Payment was canceled. You can try again anytime.',
  unknown: 'Invalid checkout status. Please contact support if you were charged.',
} as const;

type Calls = {
  readState(): Promise<CheckoutState>;
  /** Asks the payment provider itself. `null` where nothing is known to ask about. */
  verify(): Promise<VerifyResponse | null>;
  wait(ms: number): Promise<void>;
};

/** Waits until our server has heard of this payment, and asks the payment provider itself if it never does. */
export async function followCheckout({ readState, verify, wait }: Calls): Promise<CheckoutOutcome> {
  for (let attempt = 1; attempt <= checkoutPoll.tries; attempt += 1) {
    // One failed look says nothing about the payment: the next one may succeed.
    const state = await readState().catch(() => null);
    if (state && ['active', 'trialing'].includes(state.subscription_status ?? '')) {
      return { status: 'success', planId: state.planId, sessionId: state.sessionId };
    }
    await wait(checkoutPoll.everyMs);
  }
  const answer = await verify().catch(() => null);
  if (!answer) return { status: 'error', message: checkoutMessages.failed };
  if (!answer.verified) return { status: 'error', message: checkoutMessages.processing };
  return { status: 'success', planId: answer.planId ?? 'free', sessionId: answer.sessionId };
}

/** Without the payment's id, which a return address may have lost, the account's newest checkout is followed. */
export function checkoutCalls({
  sessionId,
  userId,
  refresh,
}: {
  sessionId: string | null;
  userId: string;
  refresh: () => unknown;
}): Pick<Calls, 'readState' | 'verify'> {
  let known = sessionId;
  return {
    async readState() {
      await refresh();
      const path = `/api/billing/checkouts/${encodeURIComponent(sessionId ?? 'newest')}` as const;
      const state = await callApi<CheckoutState>({ path });
      known = state.sessionId;
      return state;
    },
    async verify() {
      if (!known) return null;
      return callApi<VerifyResponse>({
        path: '/api/functions/verify-subscription',
        method: 'POST',
        body: { sessionId: known, userId },
      });
    },
  };
}

/** Where a paid checkout leads: back to what was being tried. */
export function targetOf(intent: string | null): string {
  if (intent === 'create-chatbot') return '/app?tab=chatbots&action=create';
  if (intent === 'upload-document') return '/app?tab=documents&action=upload';
  return '/app';
}
