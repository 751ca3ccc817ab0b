import type { ReactNode } from 'react';
import type { Profile } from '#shared/contract/accounts.ts';
import { plans } from '#shared/plans.ts';
import { planLabel } from '#web/features/accounts/plan-label.ts';
import { Card } from '#web/ui/card.tsx';

export function PlanCard({ profile }: { profile: Profile }) {
  const plan = plans[profile.effective_plan];
  return (
    <Card className="p-6">
      <h2 className="text-[17px]">Your plan</h2>
      <p className="mt-3 text-2xl font-[640] tracking-[-0.022em]">{planLabel(profile)}</p>
      <p className="mt-1 text-ink-muted">{plan.description}</p>
      <dl className="mt-5 divide-y divide-line border-t border-line text-[15px]">
        {profile.trial_days_left !== null && profile.trial_ends_at && (
          <Row label="Trial ends" value={<Day time={profile.trial_ends_at} />} />
        )}
        <Row label="Signed in as" value={profile.email} />
        <Row label="Member since" value={<Day time={profile.created_at} />} />
      </dl>
    </Card>
  );
}

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3 last:pb-0">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 break-words">{value}</dd>
    </div>
  );
}

function Day({ time }: { time: string }) {
  const date = new Date(time);
  return (
    <time
      dateTime={time}
      title={date.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}
    >
      {date.toLocaleDateString('en', { dateStyle: 'long' })}
    </time>
  );
}
