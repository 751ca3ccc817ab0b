import { useState } from 'react';
import { type BuyablePlan, plans } from '#shared/plans.ts';
import { findChosenPlan, forgetChosenPlan } from '#web/features/accounts/chosen-plan.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { startCheckout } from '#web/features/billing/start-checkout.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The plan picked on the pricing cards before there was an account. Without payments there is nothing to buy. */
export function ChosenPlanCard({ className }: { className?: string }) {
  const { profile } = useMember();
  const config = usePublicConfig();
  const [plan, setPlan] = useState(findChosenPlan);
  const { start, isBusy } = useOneAtATime(async (chosen: BuyablePlan) => {
    try {
      return await startCheckout({
        planId: chosen,
        isYearly: false,
        userId: profile.id,
        userEmail: profile.email,
        intent: 'general',
      });
    } catch (error) {
      toast.error({
        title: 'Failed to start checkout',
        ...(error instanceof Error ? { text: error.message } : {}),
      });
    }
  });
  if (!plan || !config?.payments.enabled || profile.plan_id !== 'free') return null;
  const { name } = plans[plan];

  return (
    <Card className={`flex flex-wrap items-center gap-4 border-accent p-6 ${className ?? ''}`}>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-[17px]">You chose {name}</h2>
        <p className="mt-1 text-ink-muted">
          Your trial runs either way. Buy {name} now, or whenever you are ready.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          onClick={() => {
            forgetChosenPlan();
            setPlan(null);
          }}
        >
          Not now
        </Button>
        <Button busyLabel={isBusy && 'Starting checkout...'} onClick={() => void start(plan)}>
          Continue to {name} checkout
        </Button>
      </div>
    </Card>
  );
}
