import {
  Feather,
  Hand,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  MoonStar,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { Card } from '#web/ui/card.tsx';
import { SectionHeading } from './section-heading.tsx';

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="pt-24">
      <SectionHeading
        id="features-title"
        title="Honest by design"
        text="It answers like your best colleague on a good day: from what is written down, and never from thin air."
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        <Proof
          title="Every answer shows its source"
          text="Visitors see the file and the page behind an answer. You see it too, and know at once which document to fix."
          note="menu.pdf · page 2"
        >
          “any pizza can be made on a{' '}
          <mark className="rounded bg-accent-soft px-1 text-accent">
            gluten-free base for $3 more
          </mark>
          ”
        </Proof>
        <Proof
          title="It says “I don’t know”"
          text="Not in your documents? It offers to ask you, or takes the visitor’s contact details. Never a made-up price."
          note="Sent to you, with an email address"
        >
          “Can you cater for 60 people on the 14th?”
        </Proof>
        {others.map(({ title, text, Icon }) => (
          <li key={title} className="lg:col-span-2">
            <Card className="h-full p-6">
              <Icon aria-hidden className="size-5 text-accent" />
              <h3 className="mt-3.5 text-[17px]">{title}</h3>
              <p className="mt-1.5 text-[14.5px] text-ink-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProofProps = { title: string; text: string; note: string; children: ReactNode };

/** A promise with what it looks like. */
function Proof({ title, text, note, children }: ProofProps) {
  return (
    <li className="lg:col-span-3">
      <Card className="flex h-full flex-col p-6">
        <h3 className="text-[17px]">{title}</h3>
        <p className="mt-1.5 mb-5 text-[14.5px] text-ink-muted">{text}</p>
        <div className="mt-auto rounded-control border border-line bg-sunken px-3.5 py-3 text-sm text-ink-soft">
          <p>{children}</p>
          <p className="mt-2 inline-block rounded-full border border-line-strong bg-surface px-2.5 py-0.5 text-xs">
            {note}
          </p>
        </div>
      </Card>
    </li>
  );
}

const others: readonly { title: string; text: string; Icon: LucideIcon }[] = [
  {
    title: 'It follows the conversation',
    text: 'It understands context and remembers previous conversations: “and on Sundays?” gets the right answer.',
    Icon: MessagesSquare,
  },
  {
    title: `Awake ${brand.claims.availability}`,
    text: 'Questions come at eleven at night. They are answered then, and you read them over coffee.',
    Icon: MoonStar,
  },
  {
    title: 'You can step in',
    text: 'Take over from your phone while the visitor is there. The assistant falls silent at once.',
    Icon: Hand,
  },
  {
    title: 'It shows what is missing',
    text: 'Questions it could not answer are gathered for you. Answer one, and it is known from then on.',
    Icon: ListChecks,
  },
  {
    title: 'Light on your website',
    text: 'The chat weighs 12 KB, less than a small photo, and waits until your page is there.',
    Icon: Feather,
  },
  {
    title: 'Your data stays yours',
    text: 'Export or erase everything at any time. Your documents never train anyone’s model.',
    Icon: ShieldCheck,
  },
];
