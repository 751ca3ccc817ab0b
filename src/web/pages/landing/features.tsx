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
        <Feature
          wide
          title="Every answer shows its source"
          text="Visitors see the file and the page behind an answer. You see it too, and know at once which document to fix."
        >
          <p className={sample}>
            “any pizza can be made on a{' '}
            <mark className="rounded bg-accent-soft px-1 text-accent">
              gluten-free base for $3 more
            </mark>
            ” · menu.pdf, page 2
          </p>
        </Feature>
        <Feature
          wide
          title="It says “I don’t know”"
          text="Not in your documents? It hands over to you or takes the visitor’s contact details. Never a made-up price."
        >
          <p className={sample}>“Can you cater for 60 people?” · sent to you, with an address</p>
        </Feature>
        {others.map((feature) => (
          <Feature key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  );
}

const sample =
  'mt-5 rounded-control border border-line bg-sunken px-3.5 py-3 text-sm text-ink-soft';

const others = [
  {
    title: 'It follows the conversation',
    text: 'It understands context and remembers previous conversations: “and on Sundays?” gets the right answer.',
  },
  {
    title: `Awake ${brand.claims.availability}`,
    text: 'Questions come at eleven at night. So do answers, in the language the question was asked in.',
  },
  {
    title: 'Your data stays yours',
    text: 'Export or erase everything at any time. Your documents never train anyone’s model.',
  },
] as const;

type FeatureProps = {
  title: string;
  text: string;
  wide?: boolean;
  children?: React.ReactNode;
};

function Feature({ title, text, wide = false, children }: FeatureProps) {
  return (
    <li className={wide ? 'lg:col-span-3' : 'last:sm:max-lg:col-span-2 lg:col-span-2'}>
      <Card className="flex h-full flex-col p-6">
        <h3 className="text-[17px]">{title}</h3>
        <p className="mt-1.5 text-[14.5px] text-ink-muted">{text}</p>
        {children && <div className="mt-auto">{children}</div>}
      </Card>
    </li>
  );
}
