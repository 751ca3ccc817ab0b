import { addressIn, type PageLanguage } from '#shared/page-languages.ts';

/** The language this build of the pages is in: see scripts/build/languages. */
export const pageLanguage: PageLanguage = import.meta.env.PAGE_LANGUAGE ?? 'en';

/** For links the router doesn't write: the address of one of our paths in the page's language. */
export function pageAddress(path: `/${string}`): `/${string}` {
  return addressIn({ language: pageLanguage, path });
}
