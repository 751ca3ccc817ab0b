import type { Billing } from '#shared/contract/billing.ts';
import { plans, toPlanId } from '#shared/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { formatDay, formatMoney } from './format-money.ts';
import type { BillingChange } from './use-billing.ts';

type SubscriptionSummaryProps = {
  billing: Billing;
  isBusy: boolean;
  onChange: (change: Exclude<BillingChange, { kind: 'plan' }>) => void;
  onPortal: () => void;
};

/** What is paid, how, until when, and the way out of it. */
export function SubscriptionSummary({
  billing: { subscription, card, hasPortal },
  isBusy,
  onChange,
  onPortal,
}: SubscriptionSummaryProps) {
  if (!subscription) return null;
  const name = plans[toPlanId(subscription.planId)].name;
  const end = (
    <time dateTime={subscription.periodEndsAt}>{formatDay(subscription.periodEndsAt)}</time>
  );
  return (
    <div className="mb-5">
      {subscription.status === 'past_due' && (
        <Notice tone="bad" title="Your last payment did not go through" className="mb-4">
          Please check your card. The plan stays for 7 days.
        </Notice>
      )}
      <p>
        {name} {subscription.isYearly ? 'yearly' : 'monthly'}, {formatMoney(subscription)}.{' '}
        {subscription.endsAtPeriodEnd ? <>Ends on {end}.</> : <>Renews on {end}.</>}
      </p>
      {card && (
        <p className="mt-1 text-ink-muted">
          Paid with <span className="capitalize">{card.brand}</span> ending in {card.last4}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {hasPortal && (
          <Button variant="secondary" size="small" onClick={onPortal}>
            Manage card and invoices
          </Button>
        )}
        {subscription.endsAtPeriodEnd ? (
          <Button
            size="small"
            busyLabel={isBusy && 'Resuming...'}
            onClick={() => onChange({ kind: 'resume' })}
          >
            Resume plan
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="small"
            busyLabel={isBusy && 'Saving...'}
            onClick={() => onChange({ kind: 'cancel' })}
          >
            Cancel plan
          </Button>
        )}
      </div>
    </div>
  );
}
