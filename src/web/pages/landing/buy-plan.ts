import type { BuyablePlan } from '#shared/plans.ts';
import { startCheckout } from '#web/features/billing/start-checkout.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { fetchPublicConfig } from '#web/state/use-public-config.ts';
import { toast } from '#web/ui/toast.tsx';

/** Takes a signed-in person to the payment page ('stay-busy'), or returns the address to go to instead. */
export async function buyPlan(planId: BuyablePlan): Promise<'stay-busy' | `/app${string}`> {
  const payments = await fetchPublicConfig().then(
    (config) => config.payments,
    () => null,
  );
  if (!payments?.enabled || !payments.publishableKey) return '/app';
  const id = toast.loading({ title: 'Starting checkout...' });
  try {
    return await startCheckout({ planId, isYearly: false, intent: 'general' });
  } catch (error) {
    toast.dismiss(id);
    // Anyone who has a subscription changes that one instead of buying a second.
    if (error instanceof ApiError && error.code === 'conflict')
      return `/app/settings?plan=${planId}`;
    const message = error instanceof Error && error.message;
    toast.error({ title: message || 'Failed to start checkout' });
    return '/app';
  }
}
