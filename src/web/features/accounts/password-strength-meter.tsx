import { Check } from 'lucide-react';
import { measurePassword, type PasswordStrength } from '#shared/password-strength.ts';
import { text } from '#shared/text.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Says while one types what the password still lacks. The room is kept from the start, so that nothing jumps. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { checks, score, label } = measurePassword(password);
  const shown = password !== '';
  return (
    <div className="mt-2.5">
      <div aria-hidden className="grid grid-cols-5 gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 rounded-full transition-colors duration-150',
              shown && step <= score ? tones[label].bar : 'bg-line-strong',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-[13.5px] text-ink-muted">
        Password strength
        {shown && (
          <>
            : <span className={`font-[560] ${tones[label].text}`}>{names[label]}</span>
          </>
        )}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-3.5 gap-y-0.5 text-[13px] text-ink-muted">
        {checkNames.map(([check, name]) => (
          <li key={check} className={checks[check] ? 'text-good' : undefined}>
            <Check
              aria-hidden
              className={classNames('mr-1 inline size-3.5', checks[check] ? '' : 'opacity-40')}
            />
            {name}
            <span className="sr-only">{checks[check] ? ', done' : ', missing'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const names = { weak: text('weak'), medium: text('medium'), strong: text('strong') };

const steps = [1, 2, 3, 4, 5];

const checkNames: readonly [keyof PasswordStrength['checks'], string][] = [
  ['length', '8 characters'],
  ['lowercase', 'Lowercase'],
  ['uppercase', 'Uppercase'],
  ['digit', 'Number'],
  ['special', 'Symbol'],
];

const tones = {
  weak: { bar: 'bg-bad', text: 'text-bad' },
  medium: { bar: 'bg-warn', text: 'text-warn' },
  strong: { bar: 'bg-good', text: 'text-good' },
} as const;
