/** The languages the engine has word lists and templates for. Each has a folder of its own beside this file. */
export const languageCodes = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The first of ours that a list of languages names, as browsers and pages write it: "de-CH, en;q=0.8". */
export function readLanguage(list: string | undefined): LanguageCode | undefined {
  const named = (list ?? '').toLowerCase().split(',');
  const codes = named.map((each) => /^\s*([a-z]{2,3})(?![a-z])/.exec(each)?.[1]);
  return languageCodes.find((code) => code === codes.find((each) => isOurs(each)));
}

const isOurs = (code: string | undefined): boolean => languageCodes.some((each) => each === code);
