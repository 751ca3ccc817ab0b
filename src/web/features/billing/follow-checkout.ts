import type { CheckoutState, VerifyAnswer } from '#shared/contract/billing.ts';
import { callApi } from '#web/lib/api.ts';

export const checkoutPoll = { tries: 10, everyMs: 2000 } as const;

export type CheckoutOutcome =
  | { status: 'success'; planId: string }
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
  verify(): Promise<VerifyAnswer>;
  wait(ms: number): Promise<void>;
};

/** Waits until our server has heard of this very payment, and asks the payment provider itself if it never does. */
export async function followCheckout({ readState, verify, wait }: Calls): Promise<CheckoutOutcome> {
  try {
    for (let attempt = 1; attempt <= checkoutPoll.tries; attempt += 1) {
      const state = await readState();
      if (state.subscription_status === 'active' || state.subscription_status === 'trialing') {
        return { status: 'success', planId: state.planId };
      }
      await wait(checkoutPoll.everyMs);
    }
    const { verified, planId } = await verify();
    if (verified) return { status: 'success', planId: planId ?? 'free' };
    return { status: 'error', message: checkoutMessages.processing };
  } catch {
    return { status: 'error', message: checkoutMessages.failed };
  }
}

export function checkoutCalls(o: { sessionId: string; userId: string; refresh: () => unknown }) {
  const { sessionId, userId } = o;
  return {
    async readState() {
      await o.refresh();
      const path = `/api/billing/checkouts/${encodeURIComponent(sessionId)}` as const;
      return callApi<CheckoutState>({ path });
    },
    verify: () =>
      callApi<VerifyAnswer>({
        path: '/api/functions/verify-subscription',
        method: 'POST',
        body: { sessionId, userId },
      }),
  };
}

/** Where a paid checkout leads: back to what was being tried. */
export function targetOf(intent: string | null): string {
  if (intent === 'create-chatbot') return '/app?tab=chatbots&action=create';
  if (intent === 'upload-document') return '/app?tab=documents&action=upload';
  return '/app';
}
