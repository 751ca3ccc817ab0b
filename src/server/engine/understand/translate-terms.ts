import { wordsOf } from '#server/engine/index/analyse.ts';
import { longestEntry, translate } from '#server/engine/language/glossary.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stemPhrase } from './expand-concepts.ts';
import { usesStem, type Vocabulary } from './vocabulary.ts';

/** Phrases of a question in another language that the glossary knows: "day pass", "half day". */
export function glossaryPhrases({
  text,
  language,
  documentLanguages,
  vocabulary,
}: {
  text: string;
  language: LanguageCode;
  documentLanguages: readonly LanguageCode[];
  vocabulary: Vocabulary;
}): { words: string[]; synonyms: string[][] }[] {
  const all = wordsOf(text);
  const found: { words: string[]; synonyms: string[][] }[] = [];
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
