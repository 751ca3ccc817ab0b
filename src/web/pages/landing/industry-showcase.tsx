import { useState } from 'react';
import { Link } from 'react-router';
import { firstPopularIndustries, industries } from '#shared/industries.ts';
import { toggleIndustry, useChosenIndustries } from '#web/features/landing/chosen-industries.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { IndustryCard } from './industry-card.tsx';
import { SectionHeading } from './section-heading.tsx';
import { StartWithIndustries } from './start-with-industries.tsx';

export function IndustryShowcase() {
  const [showsAll, setShowsAll] = useState(false);
  const chosen = useChosenIndustries();
  const isShown = (industry: (typeof industries)[number]) =>
    showsAll || firstPopularIndustries.includes(industry);
  return (
    <section id="industries" aria-labelledby="industries-title" className="pt-24">
      <SectionHeading
        id="industries-title"
        title="Made for businesses like yours"
        text="Pick yours, or several. Your first chatbot then starts with a greeting, rules and questions that fit."
      />
      <ul id="industry-cards" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {industries.map((industry) => (
          // Hidden ones are in the page all the same: without script all twelve are shown.
          <li key={industry.id} className={isShown(industry) ? '' : 'hidden noscript:block'}>
            <IndustryCard
              industry={industry}
              isChosen={chosen.includes(industry)}
              marksPopular={showsAll}
              onToggle={() => toggleIndustry(industry.id)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Button
          variant="secondary"
          aria-expanded={showsAll}
          aria-controls="industry-cards"
          className="noscript:hidden"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show popular only' : `Show all ${industries.length} industries`}
        </Button>
        <StartWithIndustries chosen={chosen} />
      </div>
      <Card className="mt-10 flex flex-col justify-between gap-5 p-6 sm:flex-row sm:items-center sm:p-8">
        <div>
          <h3 className="text-xl">Don’t see your industry?</h3>
          <p className="mt-1.5 max-w-[36em] text-ink-muted">
            If it is written down, it can be answered. Start with a blank chatbot, or tell us what
            you do and we will suggest the first documents.
          </p>
        </div>
        <Link to="/contact?topic=question" className={buttonClassNames({ variant: 'secondary' })}>
          Tell us about yours
        </Link>
      </Card>
    </section>
  );
}
