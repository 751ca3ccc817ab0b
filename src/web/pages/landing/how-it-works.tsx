import { brand } from '#shared/brand.ts';
import { ProductView } from './product-view.tsx';
import { SectionHeading } from './section-heading.tsx';

export function HowItWorks() {
  return (
    <section id="howItWorks" aria-labelledby="how-it-works-title" className="pt-24">
      <SectionHeading
        id="how-it-works-title"
        title="From a folder of files to a helpful answer"
        text={`Four steps, all in the browser. Most owners need ${brand.claims.setup}.`}
      />
      <ol className="grid overflow-hidden rounded-[14px] border border-line bg-line max-lg:gap-px sm:grid-cols-2 lg:grid-cols-4 lg:gap-px">
        {steps.map((step, at) => (
          <li key={step.title} className="bg-surface p-6">
            <span aria-hidden className="text-[13px] font-[640] text-accent tabular-nums">
              0{at + 1}
            </span>
            <h3 className="mt-3 text-[17px]">{step.title}</h3>
            <p className="mt-1.5 text-[14.5px] text-ink-muted">{step.text}</p>
          </li>
        ))}
      </ol>
      <ProductView />
    </section>
  );
}

const steps = [
  {
    title: 'Create your account',
    text: 'An email address and a password, or Google. No card for the trial.',
  },
  {
    title: 'Describe your chatbot',
    text: 'Enter your website, and we suggest its name, greeting, colors and first answers.',
  },
  {
    title: 'Upload what you know',
    text: 'Files or the address of your website. Every answer names where it comes from.',
  },
  {
    title: 'Paste one script',
    text: 'Plain HTML, WordPress or React. Your customers can ask the moment you publish.',
  },
] as const;
