import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { placeNames } from '#server/engine/language/place-names.ts';

/** Towns and countries that a question asks about: "to Oslo", "aus Wien". Without such a word "nice" is no town. */
export function findAskedPlaces(folded: string, language: LanguageCode): ReadonlySet<string> {
  const words = wordsOf(folded);
  return new Set(
    words.filter((word, at) => placeNames.has(word) && links[language].has(words[at - 1] ?? '')),
  );
}

/** Whether a word is said as a place: "to Elmford". */
export function isSaidAsPlace({
  folded,
  word,
  language,
}: {
  folded: string;
  word: string;
  language: LanguageCode;
}): boolean {
  const words = wordsOf(folded);
  return words.some((each, at) => each === word && links[language].has(words[at - 1] ?? ''));
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const links: Record<LanguageCode, ReadonlySet<string>> = wordsOfEach(({ smallWords }) =>
  list(smallWords.placeLinks),
);
