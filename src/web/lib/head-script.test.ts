import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { headScript } from './head-script.ts';
import { parseThemePreference, resolveTheme } from './theme.ts';

const stored = ['light', 'dark', 'system', null, 'nonsense'];
const cases = stored.flatMap((value) => [true, false].map((systemDark) => ({ value, systemDark })));

test.each(cases)('the script and the app agree on $value, system dark $systemDark', (given) => {
  const expected = resolveTheme({
    preference: parseThemePreference(given.value),
    systemDark: given.systemDark,
  });
  const page = runIn({ ...given, storage: { [brand.themeStorageKey]: given.value } });
  expect(page.dataset.theme).toBe(expected);
  expect(page.themeColor).toBe(brand.browserBar[expected]);
});

test('a refused storage falls back to the system', () => {
  expect(runIn({ storage: 'refused', systemDark: true }).dataset.theme).toBe('dark');
});

test('the header is told that a session is likely', () => {
  const page = runIn({ storage: { [brand.sessionHintKey]: '1' }, systemDark: false });
  expect(page.dataset.signedIn).toBe('maybe');
});

function runIn(browser: {
  storage: Record<string, string | null> | 'refused';
  systemDark: boolean;
}) {
  const dataset: Record<string, string> = {};
  const meta = { content: '' };
  const localStorage = {
    getItem(key: string) {
      if (browser.storage === 'refused') throw new Error('refused');
      return browser.storage[key] ?? null;
    },
  };
  const document = { documentElement: { dataset }, querySelector: () => meta };
  const matchMedia = () => ({ matches: browser.systemDark });
  new Function('document', 'localStorage', 'matchMedia', headScript)(
    document,
    localStorage,
    matchMedia,
  );
  return { dataset, themeColor: meta.content };
}
