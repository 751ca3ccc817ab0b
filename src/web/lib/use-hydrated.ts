import { useSyncExternalStore } from 'react';

/** False while the page must look as it was written at build time, when no one knew the query or the visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}
