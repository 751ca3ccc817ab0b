import type { BuyablePlan } from '#shared/contract/billing.ts';
import { startCheckout } from '#web/features/billing/start-checkout.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { fetchPublicConfig } from '#web/lib/use-public-config.ts';
import { toast } from '#web/ui/toast.tsx';

/** Takes a signed-in person to the payment page; gives where to go where that is not possible. */
export async function buyPlan(planId: BuyablePlan): Promise<string> {
  const payments = await fetchPublicConfig().then(
    (config) => config.payments,
    () => null,
  );
  if (!payments?.enabled || !payments.publishableKey) return '/app';
  const id = toast.loading({ title: 'Starting checkout...' });
  try {
    await startCheckout({ planId, isYearly: false, intent: 'general' });
    // The browser is leaving; until it has, nothing else may happen here.
    return await new Promise<never>(() => undefined);
  } catch (error) {
    toast.dismiss(id);
    // Whoever has a subscription changes that one instead of buying a second.
    if (error instanceof ApiError && error.code === 'conflict')
      return `/app/settings?plan=${planId}`;
    const message = error instanceof Error && error.message;
    toast.error({ title: message || 'Failed to start checkout' });
    return '/app';
  }
}
