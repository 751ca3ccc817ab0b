/** The languages the engine has word lists and templates for. Each has a folder of its own beside this file. */
export const languageCodes = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'] as const;

export type LanguageCode = (typeof languageCodes)[number];
