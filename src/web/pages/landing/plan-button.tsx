import { useNavigate } from 'react-router';
import { useSession } from '#web/features/accounts/session.tsx';
import { pageAddress } from '#web/lib/page-language.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ProgressiveButton } from '#web/ui/progressive-button.tsx';
import { useLandingDialogs } from './landing-dialogs.tsx';
import type { planCards } from './plan-cards.ts';

type PlanButtonProps = { action: (typeof planCards)[number]['action']; first: boolean };

/** Enterprise asks for a quote, a stranger signs up with the plan remembered, everyone else buys it or goes to the dashboard. */
export function PlanButton({ action, first }: PlanButtonProps) {
  const { getSession, reload } = useSession();
  const { openSignUp, openQuote } = useLandingDialogs();
  const navigate = useNavigate();

  const { start } = useOneAtATime(async () => {
    const { plan } = action;
    if (plan === 'enterprise') return void (await openQuote());
    // A click may be faster than the answer to who is signed in.
    if (getSession().status === 'loading') await reload().catch(() => undefined);
    if (getSession().status !== 'signed-in') return void (await openSignUp(plan));
    const next = await import('./buy-plan.ts').then(
      ({ buyPlan }) => buyPlan(plan),
      // Its script could not be loaded: the same plans are in the settings.
      () => '/app/settings' as const,
    );
    if (next === 'stay-busy') return next;
    return void (await navigate(next));
  });

  return (
    <ProgressiveButton
      href={pageAddress(
        action.plan === 'enterprise' ? '/contact?topic=plans' : `/auth/signup?plan=${action.plan}`,
      )}
      onPress={() => void start()}
      className={buttonClassNames({
        variant: first ? 'primary' : 'secondary',
        className: 'mt-6 w-full',
      })}
    >
      {action.label}
    </ProgressiveButton>
  );
}
