import { lazy, Suspense, useSyncExternalStore } from 'react';

type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'message';

type ToastContent = {
  title: string;
  text?: string;
  action?: { label: string; onClick: () => void };
  /** Replaces the toast of that id, e.g. one that said "Starting checkout...". */
  id?: string;
};

/** The one way to say something in passing. The library behind it is fetched with the first toast. */
export const toast = {
  success: (content: ToastContent) => show({ tone: 'success', content }),
  error: (content: ToastContent) => show({ tone: 'error', content }),
  info: (content: ToastContent) => show({ tone: 'info', content }),
  warning: (content: ToastContent) => show({ tone: 'warning', content }),
  message: (content: ToastContent) => show({ tone: 'message', content }),
  /** Stays until it is dismissed or replaced; returns its id. */
  loading({ title }: { title: string }): string {
    const id = crypto.randomUUID();
    void withSonner((sonner) => sonner.loading(title, { id }));
    return id;
  },
  dismiss(id: string): void {
    void withSonner((sonner) => sonner.dismiss(id));
  },
};

/** Fetches the library ahead, for pages where a toast may have to say that there is no network. */
export function prepareToasts(): void {
  void Promise.allSettled([import('./toaster.tsx'), import('sonner')]);
}

/** Milliseconds on the screen. A toast that offers something to do stays longest. */
export function toastDuration({
  tone,
  hasAction,
}: {
  tone: ToastTone;
  hasAction: boolean;
}): number {
  if (hasAction) return 8000;
  return { success: 4000, error: 6000, info: 5000, warning: 5000, message: 4000 }[tone];
}

/** Where toasts appear. Mounted once, at the root of the app. */
export function ToastRegion() {
  const wanted = useSyncExternalStore(
    subscribe,
    () => regionWanted,
    () => false,
  );
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

// Should its file not come, the page goes on without toasts instead of breaking.
const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: () => null })));

let regionWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show({ tone, content }: { tone: ToastTone; content: ToastContent }): void {
  const { title, text, action, id } = content;
  const duration = toastDuration({ tone, hasAction: Boolean(action) });
  void withSonner((sonner) => sonner[tone](title, { id, description: text, action, duration }));
}

async function withSonner(use: (sonner: typeof import('sonner').toast) => void): Promise<void> {
  regionWanted = true;
  for (const listener of listeners) listener();
  const library = await import('sonner').catch(() => null);
  if (library) use(library.toast);
}
