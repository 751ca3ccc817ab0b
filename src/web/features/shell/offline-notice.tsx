import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';

/** Always in the page, so that a screen reader hears the line go and come back. */
export function OfflineNotice({
  children,
}: {
  /** What else there is to say about the connection while there is one. */
  children?: ReactNode;
}) {
  const online = useOnline();
  return (
    <div role="status" className="empty:hidden">
      {online ? (
        children
      ) : (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center text-sm text-warn">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. What you see stays here; changes wait until you are back.
        </p>
      )}
    </div>
  );
}

/** Whether the device believes to have a network. Prerendered pages assume it has. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
