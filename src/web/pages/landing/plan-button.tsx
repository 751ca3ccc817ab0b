import { useNavigate } from 'react-router';
import { useSession } from '#web/features/accounts/session.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ProgressiveButton } from '#web/ui/progressive-button.tsx';
import { useLandingDialogs } from './landing-dialogs.tsx';
import type { planCards } from './plan-cards.ts';

type PlanButtonProps = { action: (typeof planCards)[number]['action']; first: boolean };

/** Enterprise asks for a quote, a stranger signs up with the plan remembered, everybody else buys it or goes to the dashboard. */
export function PlanButton({ action, first }: PlanButtonProps) {
  const { getSession, reload } = useSession();
  const { openSignUp, openQuote } = useLandingDialogs();
  const navigate = useNavigate();

  async function press() {
    if (action.plan === 'enterprise') return openQuote();
    // Somebody may be faster than the answer to who they are.
    if (getSession().status === 'loading') await reload().catch(() => undefined);
    if (getSession().status !== 'signed-in') return openSignUp(action.plan);
    const { buyPlan } = await import('./buy-plan.ts');
    return navigate(await buyPlan(action.plan));
  }

  return (
    <ProgressiveButton
      href={
        action.plan === 'enterprise' ? '/contact?topic=plans' : `/auth/signup?plan=${action.plan}`
      }
      onPress={() => void press()}
      className={buttonClassNames({
        variant: first ? 'primary' : 'secondary',
        className: 'mt-6 w-full',
      })}
    >
      {action.label}
    </ProgressiveButton>
  );
}
