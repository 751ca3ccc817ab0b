import { useMember } from '#web/features/accounts/member.tsx';
import { ChosenPlanCard } from './chosen-plan-card.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { PlanCard } from './plan-card.tsx';

/** Where an owner lands: who they are to us, until when, and what to do next. */
export default function OverviewPage() {
  const { profile } = useMember();
  const firstName = profile.full_name.split(' ')[0];
  return (
    <>
      <h1 className="mt-8 text-[28px] sm:mt-10">Welcome, {firstName}</h1>
      <p className="mt-1.5 text-ink-muted">Your account at a glance.</p>
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <ChosenPlanCard className="lg:col-span-2" />
        <PlanCard profile={profile} />
        <NextStepCard profile={profile} />
      </div>
    </>
  );
}
