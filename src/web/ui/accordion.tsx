import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type AccordionProps = {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
};

/** One open at a time; a second click closes it again. */
export function Accordion({ items }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id}>
          <Radix.Header>
            <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left text-base font-[560] tracking-normal hover:text-accent">
              {item.title}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-muted transition-transform duration-200 group-data-[state=open]:rotate-180"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="animate-fade pb-5 text-ink-soft">{item.content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
