import type { CSSProperties, ReactNode } from 'react';
import { Toaster as Sonner } from 'sonner';

/** Width (356 px), swipe distance (45 px) and speed (0.11) are the library's own; the rest is said here. */
export default function Toaster(): ReactNode {
  return (
    <Sonner
      // A phone has at its lower edge what is used next: the reply, the bar that saves, the places.
      position={matchMedia(phone).matches ? 'top-center' : 'bottom-right'}
      visibleToasts={3}
      gap={14}
      closeButton
      // Below the header.
      mobileOffset={{ top: '4rem' }}
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

/** Where the library makes toasts as wide as the screen. */
const phone = '(width < 601px)';

const colors = {
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line-strong)',
  '--normal-text': 'var(--ink)',
} as CSSProperties;
