import { germanPhrases } from './de/phrases.ts';
import { englishPhrases } from './en/phrases.ts';
import { spanishPhrases } from './es/phrases.ts';
import { frenchPhrases } from './fr/phrases.ts';
import { italianPhrases } from './it/phrases.ts';
import {
  readSpokenLanguage,
  type SpokenLanguage,
  type SpokenOnly,
  spokenOnly,
} from './language-code.ts';
import { dutchPhrases } from './nl/phrases.ts';
import type { Phrases } from './phrases.ts';
import { polishPhrases } from './pl/phrases.ts';
import { portuguesePhrases } from './pt/phrases.ts';
import { spokenByLanguage } from './spoken/spoken-by-language.ts';

export const phrasesByLanguage: Readonly<Record<SpokenLanguage, Phrases>> = {
  en: englishPhrases,
  de: germanPhrases,
  es: spanishPhrases,
  fr: frenchPhrases,
  it: italianPhrases,
  pt: portuguesePhrases,
  nl: dutchPhrases,
  pl: polishPhrases,
  ...(Object.fromEntries(
    spokenOnly.map((code) => [code, spokenByLanguage[code].phrases]),
  ) as Record<SpokenOnly, Phrases>),
};

/** Sentences that a chatbot's owner has put into other words, by language. */
export type OwnPhrases = Partial<Record<SpokenLanguage, Partial<Phrases>>>;

/** For a language as it was stored; English where it isn't known or none of ours. */
export function phrasesFor({
  language,
  own,
}: {
  language: string | undefined;
  own: OwnPhrases;
}): Phrases {
  const code = readSpokenLanguage(language) ?? 'en';
  return { ...phrasesByLanguage[code], ...own[code] };
}
