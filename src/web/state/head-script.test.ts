import { describe, expect, test } from 'vitest';
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

describe('an address without a language', () => {
  const chosen = { [brand.languageStorageKey]: 'de' };
  const open = (given: { lang?: string; address: string; storage?: typeof chosen }) =>
    runIn({ storage: given.storage ?? {}, systemDark: false, browserLanguage: 'es-MX', ...given })
      .leadsTo;

  test('leads to the language that was chosen, with query and section', () => {
    expect(open({ address: '/contact?topic=plans#form', storage: chosen })).toBe(
      '/de/contact?topic=plans#form',
    );
    expect(open({ address: '/', storage: chosen })).toBe('/de');
  });

  test('leads to the language of the browser behind the sign-in only', () => {
    expect(open({ address: '/app/inbox' })).toBe('/es/app/inbox');
    expect(open({ address: '/apples' })).toBeNull();
    expect(open({ address: '/' })).toBeNull();
  });

  test('stays when the page already has a language, English was chosen, or the language is unknown', () => {
    expect(open({ address: '/es/contact', lang: 'es', storage: chosen })).toBeNull();
    for (const language of ['en', 'fr', '//evil.example'])
      expect(open({ address: '/app', storage: { [brand.languageStorageKey]: language } })).toBe(
        null,
      );
  });
});

function runIn(browser: {
  storage: Record<string, string | null> | 'refused';
  systemDark: boolean;
  address?: string;
  lang?: string;
  browserLanguage?: string;
}) {
  const dataset: Record<string, string> = {};
  let leadsTo: string | null = null;
  const meta = { content: '' };
  const localStorage = {
    getItem(key: string) {
      if (browser.storage === 'refused') throw new Error('refused');
      return browser.storage[key] ?? null;
    },
  };
  const documentElement = { dataset, lang: browser.lang ?? 'en' };
  const document = { documentElement, querySelector: () => meta };
  const { pathname, search, hash } = new URL(browser.address ?? '/', 'https://askwell.example');
  const replace = (to: string) => {
    leadsTo = to;
  };
  const location = { pathname, search, hash, replace };
  const navigator = { language: browser.browserLanguage ?? 'en-US' };
  const matchMedia = () => ({ matches: browser.systemDark });
  const names = ['document', 'localStorage', 'matchMedia', 'location', 'navigator'];
  new Function(...names, headScript)(document, localStorage, matchMedia, location, navigator);
  return { dataset, themeColor: meta.content, leadsTo };
}
