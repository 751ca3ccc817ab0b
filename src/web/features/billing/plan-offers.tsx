import { useState } from 'react';
import type { Billing, PlanOffer } from '#shared/contract/billing.ts';
import { plans } from '#shared/plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
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
          <li
            key={`${offer.planId}-${offer.isYearly}`}
            className="flex flex-wrap items-center gap-3 rounded-card border border-line p-4"
          >
            <span className="min-w-0 flex-1 basis-40">
              <span className="font-[560]">{plans[offer.planId].name}</span>{' '}
              <span className="text-ink-muted">{priceOf(offer)}</span>
            </span>
            {isCurrent(offer) ? (
              <Badge>Current plan</Badge>
            ) : (
              <Button
                variant="secondary"
                size="small"
                onClick={() => (subscription ? setAsked(offer) : onChoose(offer))}
              >
                {subscription ? 'Change to' : 'Choose'} {nameOf(offer)}
              </Button>
            )}
          </li>
        ))}
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

function consequence(o: { asked: PlanOffer; subscription: Billing['subscription'] }): string {
  const price = `It costs ${priceOf(o.asked)}.`;
  if (o.asked.amount > (o.subscription?.amount ?? 0)) {
    return `${price} Today you pay the difference for the rest of the time you have paid for.`;
  }
  return `${price} What you have paid too much is credited to your next invoices. Nothing is deleted: chatbots beyond the new plan become read-only, and you pick which stay active.`;
}

function nameOf({ planId, isYearly }: PlanOffer): string {
  return `${plans[planId].name}${isYearly ? ' yearly' : ''}`;
}

function priceOf(offer: PlanOffer): string {
  return `${formatMoney(offer)} per ${offer.isYearly ? 'year' : 'month'}`;
}
