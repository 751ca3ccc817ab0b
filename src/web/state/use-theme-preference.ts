import { useSyncExternalStore } from 'react';
import {
  currentThemePreference,
  storeThemePreference,
  subscribeToTheme,
  type ThemePreference,
} from './theme.ts';

/** The owner's choice and how to change it. Prerendered pages do not know it and say "system". */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  const preference = useSyncExternalStore(subscribeToTheme, currentThemePreference, () => 'system');
  return [preference as ThemePreference, storeThemePreference];
}
