import {
  BookOpen,
  Bot,
  Brush,
  CalendarClock,
  Cpu,
  Globe,
  HandHelping,
  HeartPulse,
  History,
  Languages,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestion,
  PackageSearch,
  PencilLine,
  ShieldCheck,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type SectionId, sections } from '#web/features/chatbots/changed-settings.ts';
import { classNames } from '#web/ui/class-names.ts';

type SectionNavProps = {
  base: string;
  current: SectionId;
  hidden: readonly SectionId[];
  /** How it stands there, in a few words: "3 sources". */
  states: Partial<Record<SectionId, string>>;
};

const icons: Record<SectionId, LucideIcon> = {
  basics: Bot,
  conversation: MessageCircle,
  handover: HandHelping,
  wording: Languages,
  actions: PackageSearch,
  booking: CalendarClock,
  appearance: Brush,
  model: Cpu,
  knowledge: BookOpen,
  answers: PencilLine,
  playground: MessageCircleQuestion,
  tests: ListChecks,
  health: HeartPulse,
  versions: History,
  access: ShieldCheck,
  install: Globe,
};

/** A column in groups beside the form, or a row above it that scrolls on a phone. */
export function SectionNav({ base, current, hidden, states }: SectionNavProps) {
  const frame = useRef<HTMLDivElement>(null);
  const widths = Object.values(states).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new section is brought into sight, again once states make others wider
  useEffect(() => {
    const link = frame.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && frame.current) frame.current.scrollLeft = link.offsetLeft - 60;
  }, [current, widths]);
  const shown = sections.filter(({ id }) => !hidden.includes(id));
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <nav aria-label="Sections of this chatbot" className="min-w-0">
      <div
        ref={frame}
        className="relative flex gap-1 overflow-x-auto max-lg:fading-row lg:sticky lg:top-32 lg:flex-col lg:gap-5"
      >
        {groups.map((name) => (
          <div key={name} className="max-lg:contents">
            <p
              id={`sections-${name}`}
              className="mb-1 px-3 text-[13px] font-[560] text-ink-muted max-lg:sr-only"
            >
              {name}
            </p>
            <ul aria-labelledby={`sections-${name}`} className="flex gap-1 lg:flex-col lg:gap-0.5">
              {shown
                .filter(({ group }) => group === name)
                .map(({ id, label }) => (
                  <SectionLink
                    key={id}
                    to={base + id}
                    icon={icons[id]}
                    label={label}
                    state={states[id]}
                    isCurrent={id === current}
                  />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function SectionLink({
  to,
  icon: Icon,
  label,
  state,
  isCurrent,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  state: string | undefined;
  isCurrent: boolean;
}) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-[15px] whitespace-nowrap text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink lg:min-h-10 lg:py-1',
          isCurrent && 'bg-accent-soft font-[600] text-accent hover:bg-accent-soft',
        )}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="max-lg:flex max-lg:items-baseline max-lg:gap-1.5">
          {label}
          {state && (
            <span className="block text-[12.5px] leading-tight font-normal text-ink-muted tabular-nums">
              {state}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
