import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { limits } from '#shared/limits.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HeroChat } from './hero-chat.tsx';
import { SignUpButton } from './sign-up-button.tsx';
import { useWelcome } from './use-welcome.ts';

export function Hero() {
  const { welcome, greeting, waiting } = useWelcome();
  return (
    <section
      aria-labelledby="hero-title"
      className="grid grid-cols-1 items-center gap-12 pt-12 pb-4 sm:pt-20 lg:grid-cols-[1.12fr_0.88fr] lg:gap-14"
    >
      <div>
        <div className="relative">
          <div className={hiddenWhile[waiting]}>
            <Badge>{greeting ?? `Setup in ${brand.claims.setup} · no coding`}</Badge>
            <h1
              id="hero-title"
              className="mt-5 text-[clamp(1.6rem,0.8rem+4.3vw,3.15rem)] lg:text-[min(4.3vw,3.15rem)] leading-[1.08] font-[660] tracking-[-0.03em] lg:min-h-[2.16em]"
            >
              {sentences(welcome.headline).map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}{' '}
                </span>
              ))}
            </h1>
            <p className="mt-5 max-w-[34em] text-[17px] text-ink-soft sm:text-lg lg:min-h-[4.7em]">
              {welcome.text}
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              {welcome.target === null ? (
                <SignUpButton>{welcome.action}</SignUpButton>
              ) : (
                <Link to={welcome.target} className={buttonClassNames({ size: 'large' })}>
                  {welcome.action}
                </Link>
              )}
              <a
                href="#howItWorks"
                className={buttonClassNames({ variant: 'secondary', size: 'large' })}
              >
                See how it works
              </a>
            </div>
          </div>
          <WelcomeSkeleton className={shownWhile[waiting]} />
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-muted">
          {(greeting ? claims : [...trial, ...claims]).map((point) => (
            <li key={point} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <HeroChat />
    </section>
  );
}

const trial = [`${limits.trialDays} days free`, 'No card needed'];
const uptime = brand.claims.uptime.toLocaleString(pageLanguage, {
  style: 'percent',
  maximumFractionDigits: 1,
});
const businesses = brand.claims.businesses.toLocaleString(pageLanguage);
const claims = [`${uptime} uptime`, `${businesses}+ businesses`];

/**
 * Pages are written for a guest. Someone who was signed in the last time is known before the first paint by
 * [data-signed-in], and sees grey shapes, not a guest's words, until their own are known.
 */
const hiddenWhile = {
  'for-session': '[[data-signed-in]_&]:invisible',
  'for-account': 'invisible',
  nothing: '',
} as const;
const shownWhile = {
  'for-session': 'hidden [[data-signed-in]_&]:block',
  'for-account': '',
  nothing: 'hidden',
} as const;

function WelcomeSkeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={`absolute inset-0 ${className}`}>
      <Skeleton className="h-6 w-44 rounded-full" />
      <Skeleton className="mt-6 h-10 w-4/5" />
      <Skeleton className="mt-3 h-10 w-3/5" />
      <Skeleton className="mt-7 h-4 w-11/12" />
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-9 h-12 w-48" />
    </div>
  );
}

/** Each on its own line, however the operator words it. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}
