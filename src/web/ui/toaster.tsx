import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

/** Width (356 px), swipe distance (45 px) and speed (0.11) are the library's own; the rest is said here. */
export default function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      gap={14}
      closeButton
      // Above what stands in a phone's corners and at its lower edge: the help, and the bar that saves.
      mobileOffset={{ bottom: '7.5rem' }}
      offset={{ bottom: 24 }}
      style={colors}
      toastOptions={{
        classNames: {
          toast: 'font-sans! text-sm! rounded-card! shadow-raised!',
          description: 'text-ink-muted!',
          actionButton: 'bg-accent! text-accent-ink! h-8! px-3! rounded-md!',
          success: '[&_[data-icon]]:text-good',
          error: '[&_[data-icon]]:text-bad',
          warning: '[&_[data-icon]]:text-warn',
          info: '[&_[data-icon]]:text-ink-muted',
        },
      }}
    />
  );
}

const colors = {
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line-strong)',
  '--normal-text': 'var(--ink)',
} as CSSProperties;
