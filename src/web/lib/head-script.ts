import { brand } from '#shared/brand.ts';

/**
 * Runs in the head before anything is painted, so that neither the wrong theme nor the wrong half of the
 * header flashes. It never changes between requests: the build hashes it for the content security policy. The same
 * policy forbids eval, so zod is told before it loads: it would try, and each try would be reported as an attack.
 */
export const headScript = `(function (root) {
  var theme, signedIn;
  try {
    theme = localStorage.getItem(${JSON.stringify(brand.themeStorageKey)});
    signedIn = localStorage.getItem(${JSON.stringify(brand.sessionHintKey)});
  } catch (refused) {}
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = dark ? ${JSON.stringify(brand.browserBar.dark)} : ${JSON.stringify(brand.browserBar.light)};
  if (signedIn) root.dataset.signedIn = 'maybe';
  globalThis.__zod_globalConfig = { jitless: true };
})(document.documentElement);`;
