import { Link, useSearchParams } from 'react-router';
import type { CheckoutIntent, PlanOffer } from '#shared/contract/billing.ts';
import { checkoutIntents } from '#shared/contract/billing.ts';
import { isGrantedPlan, plans } from '#shared/plans.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { refetchProfile } from '#web/features/accounts/observe-profile.ts';
import { InvoiceList } from '#web/features/billing/invoice-list.tsx';
import { PlanOffers } from '#web/features/billing/plan-offers.tsx';
import { startCheckout } from '#web/features/billing/start-checkout.ts';
import { SubscriptionSummary } from '#web/features/billing/subscription-summary.tsx';
import {
  type BillingChange,
  useBilling,
  useChangeBilling,
  usePortal,
} from '#web/features/billing/use-billing.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

const done: Record<Exclude<BillingChange['kind'], 'plan'>, string> = {
  cancel: 'Your plan ends with the paid period',
  resume: 'Your plan goes on',
};

/** Buying, changing and ending a plan, where this installation takes payments. */
export function BillingSection() {
  const { profile } = useMember();
  const [params] = useSearchParams();
  const { data: billing, error, refetch } = useBilling();
  const change = useChangeBilling({ onChanged: () => refetchProfile(profile.id) });
  const portal = usePortal();
  const intent = checkoutIntents.find((known) => known === params.get('intent')) ?? 'general';
  const buying = useOneAtATime(buy);

  function apply(asked: Exclude<BillingChange, { kind: 'plan' }>) {
    const onSuccess = () => toast.success({ title: done[asked.kind] });
    change.mutate(asked, { onSuccess, onError: fail });
  }

  function choose({ planId, isYearly, amount }: PlanOffer) {
    const subscription = billing?.subscription;
    if (!subscription) {
      void buying.start({ planId, isYearly, intent });
      return;
    }
    const title = amount > subscription.amount ? 'Plan upgraded!' : 'Plan changed';
    const onSuccess = () => toast.success({ title, text: `You are on ${plans[planId].name} now.` });
    change.mutate({ kind: 'plan', planId, isYearly }, { onSuccess, onError: fail });
  }

  return (
    <SettingsSection title="Billing" text="Cards are kept by Stripe and never reach this server.">
      {error && !billing && (
        <LoadFailed
          title="Your billing could not be loaded"
          error={error}
          retry={() => refetch()}
        />
      )}
      {!error && !billing && (
        <div aria-busy className="grid gap-2">
          <span className="sr-only">Loading your billing</span>
          <Skeleton className="h-[70px] rounded-card" />
          <Skeleton className="h-[70px] rounded-card" />
          <Skeleton className="h-[70px] rounded-card" />
        </div>
      )}
      {billing && (
        <>
          <SubscriptionSummary
            billing={billing}
            isBusy={change.isPending}
            onChange={apply}
            onPortal={() => portal.mutate(undefined, { onError: fail })}
          />
          {isGrantedPlan(profile) ? (
            <p>
              Your plan was set up for you, so there's nothing to pay. To change it,{' '}
              <Link to="/contact?topic=plans" className="text-accent underline underline-offset-4">
                contact us
              </Link>
              .
            </p>
          ) : (
            <PlanOffers
              billing={billing}
              picked={params.get('plan')}
              isBusy={change.isPending || buying.isBusy}
              onChoose={choose}
            />
          )}
          <h3 className="mt-6 mb-1 text-[15px]">Invoices</h3>
          <InvoiceList invoices={billing.invoices} />
        </>
      )}
    </SettingsSection>
  );
}

function fail(error: Error): void {
  const isDeclined = error instanceof ApiError && error.code === 'payment_required';
  toast.error(
    isDeclined ? { title: 'Payment failed', text: error.message } : { title: error.message },
  );
}

async function buy(
  choice: Pick<PlanOffer, 'planId' | 'isYearly'> & { intent: CheckoutIntent },
): Promise<'stay-busy' | undefined> {
  const id = toast.loading({ title: 'Starting checkout...' });
  try {
    return await startCheckout(choice);
  } catch (error) {
    fail(error instanceof Error ? error : new Error('Failed to start checkout'));
  } finally {
    toast.dismiss(id);
  }
}
