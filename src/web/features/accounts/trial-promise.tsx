import { Check } from 'lucide-react';
import { limits } from '#shared/limits.ts';

export function TrialPromise() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[14.5px] text-ink-soft">
      {[`${limits.trialDays}-day free trial`, 'No card needed'].map((point) => (
        <li key={point} className="flex items-center gap-1.5">
          <Check aria-hidden className="size-4 text-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}
