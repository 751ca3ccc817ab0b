import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

type MenuProps = {
  trigger: ReactNode;
  defaultOpen?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
};

/** Not modal: locking the scroll would hide the scroll bar and shift the page under the menu. */
export function Menu({ trigger, defaultOpen, align = 'end', children }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      {button && (
        // In the button's own landmark: a screen reader should not have to leave the header to find its menu.
        <Radix.Portal container={button.closest<HTMLElement>('header, main, [role="dialog"]')}>
          <Radix.Content
            align={align}
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-[min(24rem,calc(100vw-1.5rem))] min-w-52 animate-rise rounded-card border border-line bg-surface p-1.5 text-ink shadow-raised"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item {...rest} className={classNames(itemClassNames, className)} />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Radix.Label className="px-3 py-2 text-[13.5px] wrap-anywhere text-ink-muted">
      {children}
    </Radix.Label>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

type MenuChoiceProps<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
};

/** One of several, the current one ticked. */
export function MenuChoice<Value extends string>({
  value,
  onChange,
  options,
}: MenuChoiceProps<Value>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={itemClassNames}>
          {option.icon && <option.icon aria-hidden className="text-ink-muted" />}
          {option.label}
          <Radix.ItemIndicator className="ml-auto">
            <Check aria-hidden className="text-accent" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

const itemClassNames =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-[14.5px] outline-none select-none ' +
  'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0';
