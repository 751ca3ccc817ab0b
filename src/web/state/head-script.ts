import { brand } from '#shared/brand.ts';
import { translatedLanguages } from '#shared/page-languages.ts';

/**
 * Runs in the head before anything is painted, so that neither the wrong theme nor the wrong half of the
 * header flashes. An address without a language leads to the language that was chosen before; behind the sign-in,
 * where no link of ours can know it, to the browser's. It never changes between requests: the build hashes it for the content security policy. The same
 * policy forbids eval, so zod is told before it loads: it would try, and each try would be reported as an attack.
 */
export const headScript = `(function (root) {
  var theme, signedIn, language;
  try {
    theme = localStorage.getItem(${JSON.stringify(brand.themeStorageKey)});
    signedIn = localStorage.getItem(${JSON.stringify(brand.sessionHintKey)});
    language = localStorage.getItem(${JSON.stringify(brand.languageStorageKey)});
  } catch (refused) {}
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = dark ? ${JSON.stringify(brand.browserBar.dark)} : ${JSON.stringify(brand.browserBar.light)};
  var path = location.pathname;
  if (!language && /^\\/(app|profile|invitation|auth\\/callback)(\\/|$)/.test(path)) language = navigator.language.slice(0, 2);
  if (${JSON.stringify(translatedLanguages)}.includes(language) && root.lang === 'en' && !root.dataset.oneLanguage) {
    root.hidden = true;
    location.replace('/' + language + (path === '/' ? '' : path) + location.search + location.hash);
  }
  if (signedIn) root.dataset.signedIn = 'maybe';
  globalThis.__zod_globalConfig = { jitless: true };
})(document.documentElement);`;
