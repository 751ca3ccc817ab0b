import { ChevronRight, FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type IndustryId, industries } from '#shared/industries.ts';
import { industryStarters } from '#shared/industry-starters.ts';
import { Badge } from '#web/ui/badge.tsx';

type IndustryPickerProps = {
  /** Picked on the landing page before there was an account: they come first. */
  chosen: readonly IndustryId[];
  /** Null starts from a blank form. */
  onPick: (id: IndustryId | null) => void;
};

/** The first step to a chatbot: a trade that brings its own greeting, prompt, questions and colors. */
export function IndustryPicker({ chosen, onPick }: IndustryPickerProps) {
  const rank = (id: IndustryId) => (chosen.includes(id) ? 0 : 1);
  const sorted = [...industries].sort((a, b) => rank(a.id) - rank(b.id));
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {sorted.map(({ id, name, description, popular }) => (
        <li key={id}>
          <Choice
            title={name}
            text={description}
            onClick={() => onPick(id)}
            mark={
              <span
                aria-hidden
                className="mt-1.5 size-3 rounded-full"
                style={{ background: industryStarters[id].primaryColor }}
              />
            }
            badge={
              chosen.includes(id) ? (
                <Badge tone="accent">Your choice</Badge>
              ) : (
                popular && <Badge>Popular</Badge>
              )
            }
          />
        </li>
      ))}
      <li className="sm:col-span-2">
        <Choice
          title="Something else"
          text="Start from a blank form with sensible defaults."
          onClick={() => onPick(null)}
          mark={<FilePlus2 aria-hidden className="mt-1 size-4 text-ink-muted" />}
        />
      </li>
    </ul>
  );
}

type ChoiceProps = {
  title: string;
  text: string;
  mark: ReactNode;
  badge?: ReactNode;
  onClick: () => void;
};

function Choice({ title, text, mark, badge, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex h-full w-full items-start gap-3 rounded-card border border-line bg-surface p-3.5 text-left transition-colors duration-150 hover:border-accent"
    >
      {mark}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-[600]">
          {title}
          {badge}
        </span>
        <span className="mt-0.5 block text-[13.5px] text-ink-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden className="mt-1 size-4 shrink-0 text-ink-muted" />
    </button>
  );
}
