import { Check } from 'lucide-react';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useChosenIndustries } from './chosen-industries.ts';

/** On the way through sign-up: what was picked on the landing page is not forgotten. */
export function ChosenIndustriesNote() {
  const industries = useChosenIndustries();
  if (industries.length === 0) return null;
  return (
    <p className="mb-5 flex gap-2 rounded-card border border-accent-line bg-accent-soft px-3.5 py-2.5 text-sm text-ink-soft">
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        Your first chatbot starts with words for{' '}
        <strong className="font-[600] text-ink">
          {new Intl.ListFormat(pageLanguage).format(industries.map(({ name }) => name))}
        </strong>
        .
      </span>
    </p>
  );
}
