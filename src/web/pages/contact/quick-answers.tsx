import { ArrowRight } from 'lucide-react';
import { pageAddress } from '#web/lib/page-language.ts';
import { Card } from '#web/ui/card.tsx';

const answers = [
  ['How many questions are included?', '/#faq-inquiries'],
  ['Which files can I upload?', '/#faq-files'],
  ['What happens after the trial?', '/#faq-trial'],
  ['What if it does not know an answer?', '/#faq-unknown'],
  ['What do you store about me?', '/privacy'],
] as const;

export function QuickAnswers() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-[17px]">Answered already</h2>
      <ul className="mt-1.5 divide-y divide-line">
        {answers.map(([question, href]) => (
          <li key={href}>
            <a
              href={pageAddress(href)}
              className="group flex min-h-11 items-center justify-between gap-3 py-2 text-[14.5px] text-ink-soft hover:text-accent"
            >
              {question}
              <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
