import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { faqItems } from './faq-items.ts';
import { SectionHeading } from './section-heading.tsx';

/** The browser's own accordion: one name, so one is open at a time, with script or without. */
export function Faq() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="grid gap-x-16 pt-24 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <SectionHeading
          id="faq-title"
          title="Frequently asked questions"
          text="What shop owners ask us before they start."
        />
        <p className="-mt-5 mb-9 text-ink-muted">
          Still have a question?{' '}
          <Link to="/contact" className="text-accent underline underline-offset-4">
            Ask us
          </Link>
        </p>
      </div>
      <div className="divide-y divide-line border-y border-line">
        {faqItems.map(({ id, question, answer }) => (
          <details key={id} name="faq" className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3 className="text-base font-[560] tracking-normal">{question}</h3>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-muted transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            {/* A link to what is inside a closed one opens it. */}
            <p
              id={`faq-${id}`}
              className="max-w-[62ch] scroll-mt-36 animate-fade pb-5 text-ink-soft"
            >
              {answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
