/** The languages of our pages, each by its own name. English has no prefix in addresses, the others theirs: /de/contact. */
export const pageLanguages = { en: 'English', de: 'Deutsch', es: 'Español' } as const;

export type PageLanguage = keyof typeof pageLanguages;

/** All but English: what the build translates pages into. */
export const translatedLanguages = (Object.keys(pageLanguages) as PageLanguage[]).filter(
  (language) => language !== 'en',
);

const prefix = new RegExp(`^/(${translatedLanguages.join('|')})(?=/|$)`);

/** "/de/contact" is "/contact" in German. */
export function splitLanguage(address: string): { language: PageLanguage; path: string } {
  const found = prefix.exec(address)?.[1];
  if (!found) return { language: 'en', path: address };
  return { language: found as PageLanguage, path: address.slice(found.length + 1) || '/' };
}

/** The address of a path of ours in a language: "/#pricing" is "/de#pricing" in German. */
export function addressIn({
  language,
  path,
}: {
  language: PageLanguage;
  path: string;
}): `/${string}` {
  if (language === 'en') return path as `/${string}`;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** Anything that isn't one of our languages is English. */
export function readPageLanguage(value: string | undefined): PageLanguage {
  return translatedLanguages.find((language) => language === value) ?? 'en';
}
