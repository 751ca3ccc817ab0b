import { useSyncExternalStore } from 'react';
import { brand } from '#shared/brand.ts';

const key = `${brand.name.toLowerCase()}-asked`;

/** Whether the test chat was used in this browser: a step of the first-run list, nothing more. */
export function useAsked(): boolean {
  return useSyncExternalStore(subscribe, hasAsked);
}

export function rememberAsked(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage the step merely stays open.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hasAsked(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
