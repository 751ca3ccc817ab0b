import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { limits } from '#shared/limits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ChatDemo } from './chat-demo.tsx';

export function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="grid items-center gap-12 pt-12 pb-4 sm:pt-20 lg:grid-cols-[1.12fr_0.88fr] lg:gap-14"
    >
      <div>
        <Badge>Setup in {brand.claims.setup} · no coding</Badge>
        <h1
          id="hero-title"
          className="mt-5 text-[clamp(2.3rem,1.4rem+4.2vw,3.15rem)] leading-[1.08] font-[660] tracking-[-0.03em]"
        >
          {sentences(brand.slogan).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-[34em] text-[17px] text-ink-soft sm:text-lg">
          Upload your menu, price list or handbook. {brand.name} puts an assistant on your site that
          answers from it {brand.claims.availability}, shows where each answer comes from, and calls
          you in when it does not know.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <Link
            to={signedIn ? '/dashboard' : '/auth/signup'}
            className={buttonClassNames({ size: 'large' })}
          >
            {signedIn ? 'Open dashboard' : 'Start free trial'}
          </Link>
          <a
            href="#howItWorks"
            className={buttonClassNames({ variant: 'secondary', size: 'large' })}
          >
            See how it works
          </a>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-muted">
          {[`${limits.trialDays} days free`, 'No card needed', 'No coding'].map((point) => (
            <li key={point} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <ChatDemo />
    </section>
  );
}

/** Each on its own line, however the operator words it. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}
