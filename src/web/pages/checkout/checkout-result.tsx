import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { plans, toPlanId } from '#shared/plans.ts';
import { forgetChosenPlan } from '#web/features/accounts/chosen-plan.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { refetchProfile } from '#web/features/accounts/observe-profile.ts';
import { useSession } from '#web/features/accounts/session.tsx';
import {
  type CheckoutOutcome,
  checkoutCalls,
  checkoutMessages,
  followCheckout,
  targetOf,
} from '#web/features/billing/follow-checkout.ts';
import { plural } from '#web/lib/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';

const countdownSeconds = 5;
const secondary = buttonClassNames({ variant: 'secondary' });

/** What became of a payment, on the way back from the hosted page. */
export default function CheckoutResult() {
  const [params] = useSearchParams();
  const checkout = params.get('checkout');
  const sessionId = params.get('session_id');
  if (checkout === 'canceled') return <Canceled />;
  if (checkout !== 'success') return <Processing message={checkoutMessages.unknown} />;
  return <PaidCheckout key={sessionId} sessionId={sessionId} intent={params.get('intent')} />;
}

function PaidCheckout({ sessionId, intent }: { sessionId: string | null; intent: string | null }) {
  const outcome = useOutcome(sessionId);
  if (!outcome) return <Processing message="We are confirming your payment." isWaiting />;
  if (outcome.status === 'error') return <Processing message={outcome.message} />;
  return <Success {...outcome} target={targetOf(intent)} />;
}

function useOutcome(sessionId: string | null): CheckoutOutcome | null {
  const { profile } = useMember();
  const { reload } = useSession();
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null);
  const userId = profile.id;
  useEffect(() => {
    let isGone = false;
    let timer = 0;
    const refresh = () => Promise.allSettled([reload(), refetchProfile(userId)]);
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        if (!isGone) timer = window.setTimeout(resolve, ms);
      });
    void followCheckout({ ...checkoutCalls({ sessionId, userId, refresh }), wait }).then(
      async (result) => {
        if (isGone) return;
        if (result.status === 'success') {
          forgetChosenPlan();
          await refetchProfile(userId);
          toast.success({ title: 'Payment successful!', id: 'payment' });
        }
        setOutcome(result);
      },
    );
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [sessionId, userId, reload]);
  return outcome;
}

type SuccessProps = { planId: string; sessionId: string; target: string };

function Success({ planId, sessionId, target }: SuccessProps) {
  const navigate = useNavigate();
  const [left, setLeft] = useState<number | null>(countdownSeconds);
  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      navigate(target, { replace: true });
      return;
    }
    const timer = window.setTimeout(() => setLeft(left - 1), 1000);
    return () => window.clearTimeout(timer);
  }, [left, navigate, target]);

  return (
    <Result
      title="Payment Successful!"
      text={`Welcome to the ${plans[toPlanId(planId)].name} plan! Your subscription is now active.`}
      actions={
        <>
          <Link to={target} replace className={buttonClassNames({})}>
            Continue
          </Link>
          <Link to="/app/settings" className={secondary}>
            View Subscription
          </Link>
          {left !== null && (
            <Button variant="ghost" onClick={() => setLeft(null)}>
              Stay on This Page
            </Button>
          )}
        </>
      }
    >
      {left !== null && (
        <p className="mt-3 text-ink-muted">
          {plural({
            count: left,
            one: 'Taking you there in {count} second.',
            other: 'Taking you there in {count} seconds.',
          })}
        </p>
      )}
      <p className="mt-3 text-[13px] break-all text-ink-muted">Payment reference: {sessionId}</p>
    </Result>
  );
}

function Processing({ message, isWaiting = false }: { message: string; isWaiting?: boolean }) {
  return (
    <Result
      title="Processing Payment..."
      text={message}
      isWaiting={isWaiting}
      actions={
        <>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
          <Link to="/app" className={secondary}>
            Go to Dashboard
          </Link>
        </>
      }
    />
  );
}

function Canceled() {
  return (
    <Result
      title="Payment Canceled"
      text={checkoutMessages.canceled}
      actions={
        <>
          <Link to="/app" className={buttonClassNames({})}>
            Go to Dashboard
          </Link>
          <Link to="/app/settings" className={secondary}>
            See plans
          </Link>
        </>
      }
    />
  );
}

type ResultProps = {
  title: string;
  text: string;
  actions: React.ReactNode;
  isWaiting?: boolean;
  children?: React.ReactNode;
};

function Result({ title, text, actions, isWaiting = false, children }: ResultProps) {
  return (
    <Card className="mx-auto mt-12 max-w-xl p-8 text-center">
      <div role="status">
        {isWaiting && <Spinner className="mx-auto mb-4 size-6" />}
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
      </div>
      {children}
      <div className="mt-6 flex flex-wrap justify-center gap-2 max-sm:*:w-full">{actions}</div>
    </Card>
  );
}
