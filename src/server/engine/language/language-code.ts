/** The languages the engine has word lists and templates for. Each has a folder of its own beside this file. */
export const languageCodes = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** Languages that the chatbot speaks its own sentences in, without lists for reading questions. Each is a file in `spoken`. */
export const spokenOnly = [
  'ar',
  'cs',
  'da',
  'el',
  'he',
  'ja',
  'ko',
  'ro',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh',
] as const;

export type SpokenOnly = (typeof spokenOnly)[number];

/** Every language that visitors are spoken to in. */
export type SpokenLanguage = LanguageCode | SpokenOnly;

export const spokenLanguages: readonly SpokenLanguage[] = [...languageCodes, ...spokenOnly];

/** The first that we read questions in of a list of languages, as browsers and pages write it: "de-CH, en;q=0.8". */
export const readLanguage = (list: string | undefined): LanguageCode | undefined =>
  firstOf({ list, codes: languageCodes });

/** The same for languages that visitors are spoken to in. */
export const readSpokenLanguage = (list: string | undefined): SpokenLanguage | undefined =>
  firstOf({ list, codes: spokenLanguages });

function firstOf<Code extends string>({
  list,
  codes,
}: {
  list: string | undefined;
  codes: readonly Code[];
}): Code | undefined {
  for (const named of (list ?? '').toLowerCase().split(',')) {
    const code = /^\s*([a-z]{2,3})(?![a-z])/.exec(named)?.[1];
    const known = codes.find((each) => each === code);
    if (known) return known;
  }
  return undefined;
}
