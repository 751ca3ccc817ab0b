/** Every language that visitors are spoken to in, by its own name. */
export const visitorLanguages = {
  en: 'English',
  ar: 'العربية',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  es: 'Español',
  fr: 'Français',
  he: 'עברית',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
  zh: '中文',
} as const;

export type VisitorLanguage = keyof typeof visitorLanguages;

export const visitorLanguageCodes = Object.keys(visitorLanguages) as VisitorLanguage[];
