import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { buttonClassNames } from './button-class-names.ts';
import { classNames } from './class-names.ts';

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A sheet from the bottom on phones, a centred box elsewhere. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  className,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-[rgb(10_10_11/0.55)]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = (event.target as HTMLElement).querySelector<HTMLElement>(firstFocus);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // The library gives the focus back to a trigger of its own only.
            if (trigger || !(opener.current instanceof HTMLElement)) return;
            event.preventDefault();
            opener.current.focus();
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-2xl border border-line bg-surface shadow-raised',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(30rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-2xl',
            className,
          )}
        >
          <div className="flex items-start gap-4 px-6 pt-5">
            <div className="min-w-0 flex-1 pt-1.5">
              <Radix.Title className="line-clamp-4 text-xl wrap-anywhere">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1.5 text-ink-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className={buttonClassNames({ variant: 'ghost', size: 'icon', className: '-mr-3' })}
            >
              <X aria-hidden />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-5 pb-6 empty:pt-0">{children}</div>
          {footer && (
            <div className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Marks the field that people came for; without one, the library chooses what comes first: "Close". */
const firstFocus = '[data-first-focus]';

export const DialogClose = Radix.Close;
