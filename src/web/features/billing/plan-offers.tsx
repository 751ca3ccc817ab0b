import { useState } from 'react';
import { Link } from 'react-router';
import type { Billing, PlanOffer } from '#shared/contract/billing.ts';
import { plans } from '#shared/plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { formatMoney } from './format-money.ts';

type PlanOffersProps = {
  billing: Billing;
  /** The plan picked elsewhere, such as on the pricing cards: asked about at once. */
  picked: string | null;
  isBusy: boolean;
  onChoose: (offer: PlanOffer) => void;
};

/** What can be bought. With a subscription a choice is a change of it, which is asked about first. */
export function PlanOffers({ billing, picked, isBusy, onChoose }: PlanOffersProps) {
  const { subscription, offers } = billing;
  const isCurrent = (offer: PlanOffer) =>
    subscription?.planId === offer.planId && subscription.isYearly === offer.isYearly;
  const [asked, setAsked] = useState<PlanOffer | null>(
    () => (subscription && offers.find((one) => one.planId === picked && !isCurrent(one))) || null,
  );
  return (
    <>
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li key={`${offer.planId}-${offer.isYearly}`} className={row}>
            <Offer name={plans[offer.planId].name} price={priceOf(offer)} />
            {isCurrent(offer) ? (
              <Badge>Current plan</Badge>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-disabled={isBusy}
                onClick={() => (subscription ? setAsked(offer) : onChoose(offer))}
              >
                {subscription ? `Change to ${nameOf(offer)}` : `Choose ${nameOf(offer)}`}
              </Button>
            )}
          </li>
        ))}
        <li className={row}>
          <Offer name={plans.enterprise.name} price="Custom pricing" />
          <Link
            to="/contact?topic=plans&intent=general&plan=enterprise"
            className={buttonClassNames({ variant: 'secondary', size: 'small' })}
          >
            Contact sales
          </Link>
        </li>
      </ul>
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked ? `Change to ${nameOf(asked)}?` : ''}
        description={asked && consequence({ asked, subscription })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">Keep my plan</Button>
            </DialogClose>
            <Button
              busyLabel={isBusy && 'Changing...'}
              onClick={() => {
                if (asked) onChoose(asked);
                setAsked(null);
              }}
            >
              Change plan
            </Button>
          </>
        }
      />
    </>
  );
}

const row =
  'flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3';

function Offer({ name, price }: { name: string; price: string }) {
  return (
    <p className="min-w-0">
      <span className="block font-[560]">{name}</span>
      <span className="block text-[14.5px] text-ink-muted">{price}</span>
    </p>
  );
}

function consequence({
  asked,
  subscription,
}: {
  asked: PlanOffer;
  subscription: Billing['subscription'];
}): string {
  const price = `It costs ${priceOf(asked)}.`;
  if (asked.amount > (subscription?.amount ?? 0)) {
    return `${price} Today you pay the difference for the rest of the time you have paid for.`;
  }
  return `${price} What you have paid too much is credited to your next invoices. Nothing is deleted: chatbots beyond the new plan become read-only, and you pick which stay active.`;
}

function nameOf({ planId, isYearly }: PlanOffer): string {
  const { name } = plans[planId];
  return isYearly ? `${name} yearly` : name;
}

function priceOf(offer: PlanOffer): string {
  return `${formatMoney(offer)} per ${offer.isYearly ? 'year' : 'month'}`;
}
