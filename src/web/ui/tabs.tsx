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
        className={classNames(
          'flex',
          wraps ? 'flex-wrap gap-1.5' : 'overflow-x-auto border-b border-line',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              'flex min-h-11 items-center gap-1.5 text-[15px] font-[560] whitespace-nowrap text-ink-muted transition-colors duration-150 -outline-offset-2 hover:text-ink',
              wraps ? chip : underlined,
            )}
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

const underlined =
  '-mb-px border-b-2 border-transparent px-2 data-[state=active]:border-accent data-[state=active]:text-ink sm:px-3.5';
/** In several lines only the last one would have the border below it. */
const chip =
  'rounded-control border border-line-strong px-3 data-[state=active]:border-accent data-[state=active]:bg-accent-soft data-[state=active]:text-accent lg:min-h-9';
