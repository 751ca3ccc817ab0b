import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findMeanings, wordsOf as wordsOfConcept } from '#server/engine/language/concept-index.ts';
import { longestEntry, translate } from '#server/engine/language/glossary.ts';
import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { isGathering } from '#server/engine/language/sibling-concepts.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { stemPhrase } from './expand-concepts.ts';
import { usesStem, type Vocabulary } from './vocabulary.ts';

type OfQuestion = {
  text: string;
  language: LanguageCode;
  documentLanguages: readonly LanguageCode[];
  vocabulary: Vocabulary;
};
type TranslatedPhrase = { words: string[]; synonyms: string[][] };

/** Phrases of a question in another language that the glossary knows: "day pass", "half day". */
export function glossaryPhrases({
  text,
  language,
  documentLanguages,
  vocabulary,
}: OfQuestion): TranslatedPhrase[] {
  const all = wordsOf(text);
  const found: TranslatedPhrase[] = [];
  for (let at = 0; at < all.length; at += 1) {
    for (let length = Math.min(longestEntry, all.length - at); length > 1; length -= 1) {
      const words = all.slice(at, at + length);
      const synonyms = translations({ words, language, documentLanguages, vocabulary });
      if (synonyms.length === 0) continue;
      found.push({ words, synonyms });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Translations that the documents use: others would only be missed. */
export function translations({
  words,
  language,
  documentLanguages,
  vocabulary,
}: {
  words: readonly string[];
  language: LanguageCode;
  documentLanguages: readonly LanguageCode[];
  vocabulary: Vocabulary;
}): string[][] {
  return documentLanguages.flatMap((to) =>
    translate({ words, from: language, to })
      .map((name) => stemPhrase(name, to))
      .filter(
        (list) =>
          list.length > 0 && list.every((one) => usesStem({ vocabulary, stem: one, language: to })),
      ),
  );
}

/**
 * Two words of a question that documents in German or Dutch write as one: "butter croissant" and "croissant au beurre"
 * are a "Buttercroissant".
 */
export function compoundPhrases({
  text,
  language,
  documentLanguages,
  vocabulary,
}: OfQuestion): TranslatedPhrase[] {
  const targets = documentLanguages.filter(joinsNouns);
  if (targets.length === 0) return [];
  const stopWords = stopWordsOf(language);
  const folded = fold(text);
  const telling = wordsOf(text).filter((word) => !stopWords.has(word));
  return telling.slice(1).flatMap((second, at) => {
    const first = telling[at] ?? '';
    const start = folded.indexOf(first) + first.length;
    // "Allergic to sesame, which rolls have it" doesn't ask for sesame rolls.
    if (!belongTogether.test(folded.slice(start, folded.indexOf(second, start)))) return [];
    const synonyms = targets.flatMap((to) => {
      const join = (front: string[], back: string[]): string[] =>
        front.flatMap((one) =>
          back.flatMap((other) =>
            links
              .map((link) => `${one}${link}${other}`)
              .filter((word) => vocabulary.words.has(word)),
          ),
        );
      const [one, other] = [first, second].map((word) => namesOf({ word, language, to }));
      return [...join(one ?? [], other ?? []), ...join(other ?? [], one ?? [])].map((word) => [
        stem(word, to),
      ]);
    });
    return synonyms.length > 0 ? [{ words: [first, second], synonyms }] : [];
  });
}

/** What may stand between two words that make one thing: "croissant au beurre", "zumo de manzana". */
const belongTogether =
  /^[\s-]{1,3}(?:(?:de|du|des|au|aux|al|alla|allo|ai|di|del|della|dei|con|of|with|da|do|com|van|met|z|ze)\s|d'|(?:a|de|alla) l[ae]?['\s])?$/u;

/** What stands between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'e'];

/** Of a concept only the first names are usual in compounds. */
const usualNames = 2;

/** Everything a word may be called in another language, as far as it's one word. */
function namesOf({
  word,
  language,
  to,
}: {
  word: string;
  language: LanguageCode;
  to: LanguageCode;
}): string[] {
  const translated = translate({ words: [word], from: language, to });
  // "Grape" would be any fruit.
  const meant = findMeanings(word, language).filter(
    ({ id }) =>
      !isGathering(id) ||
      stem(fold(wordsOfConcept(id, language)[0] ?? ''), language) === stem(word, language),
  );
  const names = [
    word,
    ...(translated.length > 0
      ? translated
      : meant.flatMap(({ id }) => wordsOfConcept(id, to).slice(0, usualNames))),
  ];
  return [...new Set(names.map(fold))].filter((name) => /^\p{L}{3,}$/u.test(name));
}
