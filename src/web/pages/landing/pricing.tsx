import { Check } from 'lucide-react';
import { limits } from '#shared/limits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PlanButton } from './plan-button.tsx';
import { planCards } from './plan-cards.ts';
import { SectionHeading } from './section-heading.tsx';

export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="pt-24">
      <SectionHeading
        id="pricing-title"
        title="Simple plans"
        text={`Every account starts with ${limits.trialDays} days free, no card needed. Then pay by the month, and stop when you like.`}
      />
      <ul className="grid gap-4 lg:grid-cols-3">
        {planCards.map((plan, at) => (
          <li key={plan.name}>
            <Plan plan={plan} first={at === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-muted">
        Prices in US dollars. We’ll email you at 80% of your monthly limit; beyond the limit your
        assistant takes contact details, so that no customer is lost.
      </p>
    </section>
  );
}

function Plan({ plan, first }: { plan: (typeof planCards)[number]; first: boolean }) {
  return (
    <Card className={`flex h-full flex-col p-6 ${first ? 'border-accent shadow-raised' : ''}`}>
      <div className="flex h-7 items-center justify-between gap-3">
        <h3 className="text-[17px]">{plan.name}</h3>
        {plan.badge && <Badge tone={first ? 'accent' : 'quiet'}>{plan.badge}</Badge>}
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="text-[2.5rem] leading-none font-[660] tracking-[-0.03em]">
          {plan.price}
        </span>
        {plan.period && <span className="text-[15px] text-ink-muted">{plan.period}</span>}
      </p>
      <p className="mt-3 text-[14.5px] text-ink-muted">{plan.description}</p>
      <PlanButton action={plan.action} first={first} />
      <ul className="mt-6 grid gap-2.5 text-[14.5px] text-ink-soft">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}
