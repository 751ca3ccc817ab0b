import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#shared/contract/accounts.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';

export function NextStepCard({ profile }: { profile: Profile }) {
  // Without a mail server nobody can confirm anything.
  const canConfirm = profile.email_verified || profile.needs_email_confirmation;
  const steps = [
    { label: 'Your name', isDone: profile.full_name.trim().includes(' ') },
    { label: 'A picture of you or your shop', isDone: profile.avatar_url !== null },
    ...(canConfirm ? [{ label: 'Confirmed email address', isDone: profile.email_verified }] : []),
  ];
  const isComplete = steps.every((step) => step.isDone);
  return (
    <Card className="flex flex-col p-6">
      <h2 className="text-[17px]">{isComplete ? 'Your profile is complete' : 'Next step'}</h2>
      <p className="mt-3 text-ink-soft">
        {isComplete
          ? 'Change anything about it whenever you like.'
          : 'A name and a picture make this account recognisably yours.'}
      </p>
      <ul className="mt-4 grid gap-2.5 text-[15px]">
        {steps.map(({ label, isDone }) => (
          <li key={label} className="flex items-center gap-2.5">
            {isDone ? (
              <CircleCheck aria-hidden className="size-[18px] text-good" />
            ) : (
              <Circle aria-hidden className="size-[18px] text-ink-muted" />
            )}
            {label}
            <span className="sr-only">{isDone ? ', done' : ', open'}</span>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex grow items-end">
        <Link
          to="/profile"
          className={buttonClassNames({ variant: isComplete ? 'secondary' : 'primary' })}
        >
          {isComplete ? 'Open profile settings' : 'Complete your profile'}
        </Link>
      </div>
    </Card>
  );
}
