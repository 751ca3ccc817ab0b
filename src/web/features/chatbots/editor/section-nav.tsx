import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type SectionId, sections } from '#web/features/chatbots/changed-settings.ts';
import { classNames } from '#web/ui/class-names.ts';

type SectionNavProps = {
  base: string;
  current: SectionId;
  hidden: readonly SectionId[];
  counts: Partial<Record<SectionId, number>>;
};

/** A column beside the form, or a row above it that scrolls on a phone. */
export function SectionNav({ base, current, hidden, counts }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new section is brought into sight
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - 60;
  }, [current]);
  return (
    <nav aria-label="Sections of this chatbot" className="min-w-0">
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto lg:sticky lg:top-32 lg:flex-col"
      >
        {sections
          .filter(({ id }) => !hidden.includes(id))
          .map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <Link
                to={base + id}
                preventScrollReset
                aria-current={id === current ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 text-[15px] whitespace-nowrap text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink lg:min-h-10',
                  id === current && 'bg-accent-soft font-[600] text-accent hover:bg-accent-soft',
                )}
              >
                {label}
                {counts[id] !== undefined && counts[id] > 0 && (
                  <span className="text-sm font-normal text-ink-muted tabular-nums">
                    {counts[id]}
                  </span>
                )}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
