import { brand } from '#shared/brand.ts';

export const themePreferences = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];
export type Theme = 'light' | 'dark';

/** Anything but a clear choice follows the system. */
export function parseThemePreference(stored: string | null): ThemePreference {
  return themePreferences.find((preference) => preference === stored) ?? 'system';
}

export function resolveTheme({
  preference,
  systemDark,
}: {
  preference: ThemePreference;
  systemDark: boolean;
}): Theme {
  if (preference !== 'system') return preference;
  return systemDark ? 'dark' : 'light';
}

export function readThemePreference(): ThemePreference {
  try {
    return parseThemePreference(localStorage.getItem(brand.themeStorageKey));
  } catch {
    return 'system';
  }
}

const systemDarkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** Browsers that refuse storage still change the theme of the open page. */
let preferenceOfThisPage: ThemePreference | null = null;

export function currentThemePreference(): ThemePreference {
  return preferenceOfThisPage ?? readThemePreference();
}

export function storeThemePreference(preference: ThemePreference): void {
  preferenceOfThisPage = preference;
  try {
    localStorage.setItem(brand.themeStorageKey, preference);
  } catch {
    // Kept in memory, see above.
  }
  refresh();
}

/** Keeps the page in step with the system setting and with other tabs; returns how to stop. */
export function followTheme(): () => void {
  const system = matchMedia(systemDarkQuery);
  function onStorage(event: StorageEvent) {
    if (event.key !== null && event.key !== brand.themeStorageKey) return;
    preferenceOfThisPage = null;
    refresh();
  }
  refresh();
  system.addEventListener('change', refresh);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', refresh);
    window.removeEventListener('storage', onStorage);
  };
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function refresh(): void {
  const theme = resolveTheme({
    preference: currentThemePreference(),
    systemDark: matchMedia(systemDarkQuery).matches,
  });
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', brand.browserBar[theme]);
  for (const listener of listeners) listener();
}
