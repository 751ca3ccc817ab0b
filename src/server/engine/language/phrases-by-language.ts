import {
  languageCodes,
  readSpokenLanguage,
  type SpokenLanguage,
  spokenLanguages,
} from './language-code.ts';
import type { LanguageWords } from './language-words.ts';
import { readLanguages, textsOfEach } from './languages.ts';
import type { Phrases } from './phrases.ts';

const written = textsOfEach(({ phrases }) => phrases);

/** Each names every language that passages may be in: itself, or by the words that language has for it. */
export const phrasesByLanguage = Object.fromEntries(
  spokenLanguages.map((code) => [
    code,
    {
      ...written[code],
      inOtherLanguage: { ...namedByOthers(code), ...written[code].inOtherLanguage },
    },
  ]),
) as Readonly<Record<SpokenLanguage, Phrases>>;

function namedByOthers(code: SpokenLanguage): Record<string, string> {
  return Object.fromEntries(
    languageCodes.flatMap((other) => {
      const { namedByOthers: names }: LanguageWords = readLanguages[other];
      return names?.[code] ? [[other, names[code]]] : [];
    }),
  );
}

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
