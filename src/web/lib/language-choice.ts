import { createContext } from 'react';
import { brand } from '#shared/brand.ts';
import { addressIn, type PageLanguage } from '#shared/page-languages.ts';

/** Keeps a chosen language with the account of the person who is signed in; null while no one is. */
export const SaveLanguageContext = createContext<
  ((language: PageLanguage) => Promise<unknown>) | null
>(null);

/** For the next visit: the head script leads addresses without a language to it. */
export function rememberLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(brand.languageStorageKey, language);
  } catch {
    // Without storage the address alone says the language.
  }
}

/** The address of the page that is open, in another language; the router's path has no language in it. */
export function hereIn({
  language,
  here: { pathname, search, hash },
}: {
  language: PageLanguage;
  here: { pathname: string; search: string; hash: string };
}): `/${string}` {
  return addressIn({ language, path: `${pathname}${search}${hash}` });
}
