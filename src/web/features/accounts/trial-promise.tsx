import { Check } from 'lucide-react';
import { limits } from '#shared/limits.ts';
import { plans } from '#shared/plans.ts';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { findBuyablePlan } from './chosen-plan.ts';

/** No list and no paragraph: it stands in the one that describes a dialog. */
export function TrialPromise({ plan = null }: { plan?: string | null }) {
  const config = usePublicConfig();
  // Where nothing can be bought, nothing is kept for anyone.
  const chosen = config?.payments.enabled ? findBuyablePlan(plan) : null;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-[14.5px] text-ink-soft">
      {[
        `${limits.trialDays}-day free trial`,
        'No card needed',
        ...(chosen ? [`${plans[chosen].name} is kept for you`] : []),
      ].map((point) => (
        <span key={point} className="flex items-center gap-1.5">
          <Check aria-hidden className="size-4 text-accent" />
          {point}
        </span>
      ))}
    </span>
  );
}
