import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type TabsProps<Value extends string> = {
  label: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Many tabs go on in the next line instead of scrolling away. */
  wraps?: boolean;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
};

export function Tabs<Value extends string>({
  label,
  value,
  defaultValue,
  onChange,
  wraps = false,
  tabs,
}: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={(next) => onChange?.(next as Value)}
    >
      <Radix.List
        aria-label={label}
        className={classNames('flex border-b border-line', wraps ? 'flex-wrap' : 'overflow-x-auto')}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2 text-[15px] sm:px-3.5 font-[560] whitespace-nowrap text-ink-muted transition-colors duration-150 -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
