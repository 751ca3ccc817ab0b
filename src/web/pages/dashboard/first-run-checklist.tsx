import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { ChatbotSummary } from '#shared/contract/chatbots.ts';
import { useAsked } from '#web/features/chatbots/asked.ts';
import { usePings } from '#web/features/chatbots/use-pings.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';

const numbers: Record<number, string> = { 2: 'Two', 3: 'Three', 4: 'Four' };

type FirstRunChecklistProps = { chatbots: readonly ChatbotSummary[]; onCreate: () => void };

/** From empty to answering in four steps. Gone once the last one is done. */
export function FirstRunChecklist({ chatbots, onCreate }: FirstRunChecklistProps) {
  const first = chatbots[0];
  const toDashboard = useDashboardPath();
  const hasAsked = useAsked();
  const flags = usePublicConfig()?.flags;
  const pings = usePings(first?.id ?? null);
  const isInstalled = pings.data?.some(({ refused }) => !refused) ?? false;
  // Anyone who has several chatbots needs no lesson; and without an answer about pings nothing flashes.
  if (chatbots.length > 1 || isInstalled || (first && pings.isPending)) return null;
  const at = (section: string) => toDashboard(`/chatbots/${first?.id}/${section}`);
  const steps = [
    {
      label: 'Create an assistant',
      text: 'Enter your website or choose your industry. We’ll write the basics.',
      isDone: Boolean(first),
      to: null,
      verb: 'Create chatbot',
      isOn: true,
    },
    {
      label: 'Add your documents',
      text: 'Your website, a menu, a price list or a handbook.',
      isDone: (first?.documentsCount ?? 0) > 0,
      to: at('knowledge'),
      verb: 'Add documents',
      isOn: flags?.documentUpload !== false,
    },
    {
      label: 'Ask it a question',
      text: 'See the answer and where it comes from.',
      isDone: hasAsked,
      to: at('playground'),
      verb: 'Try it',
      isOn: flags?.chatbotTesting !== false,
    },
    {
      label: 'Put it on your site',
      text: 'Copy one line, and visitors can ask.',
      isDone: false,
      to: at('install'),
      verb: 'Install',
      isOn: true,
    },
  ].filter(({ isOn }) => isOn);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card className="mb-6 p-5 sm:p-6">
      <h2 className="text-[17px]">{numbers[steps.length]} steps to your first answer</h2>
      <ol className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ label, text, isDone, to, verb }, index) => (
          <li
            key={label}
            aria-current={index === next ? 'step' : undefined}
            className="flex flex-col gap-1 rounded-card border border-line p-3.5 aria-[current]:border-accent"
          >
            <span className="flex items-center gap-2 text-[14.5px] font-[560]">
              {isDone ? (
                <CircleCheck aria-hidden className="size-[18px] shrink-0 text-good" />
              ) : (
                <Circle aria-hidden className="size-[18px] shrink-0 text-ink-muted" />
              )}
              {label}
              <span className="sr-only">{isDone ? ', done' : ', open'}</span>
            </span>
            <p className="pl-[26px] text-[13.5px] text-ink-muted">{text}</p>
            {index === next &&
              (to ? (
                <Link
                  to={to}
                  className={buttonClassNames({ size: 'small', className: 'mt-2 self-start' })}
                >
                  {verb}
                </Link>
              ) : (
                <Button size="small" className="mt-2 self-start" onClick={onCreate}>
                  {verb}
                </Button>
              ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
