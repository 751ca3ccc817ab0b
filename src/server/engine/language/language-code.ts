import { readLanguages, spokenOnlyLanguages } from './languages.ts';

/** The languages the engine has word lists and templates for. */
export type LanguageCode = keyof typeof readLanguages;

export const languageCodes = Object.keys(readLanguages) as readonly LanguageCode[];

/** Languages that the chatbot speaks its own sentences in, without lists for reading questions. */
export type SpokenOnly = keyof typeof spokenOnlyLanguages;

export const spokenOnly = Object.keys(spokenOnlyLanguages) as readonly SpokenOnly[];

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
