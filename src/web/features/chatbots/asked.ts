import { useSyncExternalStore } from 'react';
import { brand } from '#shared/brand.ts';
import { createStoredValue } from '#web/state/stored-value.ts';

const asked = createStoredValue(`${brand.name.toLowerCase()}-asked`);
const hasAsked = (): boolean => asked.read() !== null;

/** Whether the test chat was used in this browser: a step of the first-run list, nothing more. */
export function useAsked(): boolean {
  return useSyncExternalStore(asked.subscribe, hasAsked);
}

export const rememberAsked = (): void => asked.write('1');
