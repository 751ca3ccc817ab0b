import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { wordsOf as wordsOfConcept } from '#server/engine/language/concept-index.ts';
import { isPlainAddition } from '#server/engine/language/concept-words.ts';
import { type LanguageCode, languageCodes } from '#server/engine/language/language-code.ts';
import { namesOtherThings } from '#server/engine/language/sibling-concepts.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';

/** What the concepts are called in the languages, each name as the stems it is made of. */
export function expand(ids: readonly ConceptId[], languages: readonly LanguageCode[]): string[][] {
  return ids
    .flatMap((id) =>
      languages.flatMap((each) =>
        wordsOfConcept(id, each)
          .filter((name) => !losesItsMeaning(name, each) && !isLostInStem(name, each))
          .map((name) => stemPhrase(name, each)),
      ),
    )
    .filter((list) => list.length > 0);
}

/** Cut to its stem, "wellness" would be found wherever something is done well. */
function isLostInStem(name: string, language: LanguageCode): boolean {
  const [word, ...others] = wordsOf(name);
  if (word === undefined || others.length > 0) return false;
  const cut = stem(word, language);
  return cut !== word && (commonWordsOf(language).get(cut) ?? veryCommon) < veryCommon;
}

const veryCommon = 250;

/** The words of concepts that gather different things, when one of these things is asked for. */
export function siblingsOf({
  ids,
  word,
  language,
  languages,
}: {
  ids: readonly ConceptId[];
  word: string;
  language: LanguageCode;
  languages: readonly LanguageCode[];
}): string[][] {
  const key = wordsOf(word)
    .map((one) => stem(one, language))
    .join(' ');
  const gathering = ids.filter((id) => {
    const nth = wordsOfConcept(id, language).findIndex(
      (name) => stemPhrase(name, language).join(' ') === key,
    );
    return namesOtherThings(id, nth);
  });
  return expand(gathering, languages);
}

/** Without its little words "can't make it" would be found wherever something is made. */
function losesItsMeaning(name: string, language: LanguageCode): boolean {
  const stopWords = stopWordsOf(language);
  const words = wordsOf(name).filter((word) => !stopWords.has(word));
  return words.length === 1 && isIdiomatic(name, words, language);
}

/** Whether a phrase means something else than its only telling word: "show up", but not "in cash" or "a month". */
export function isIdiomatic(
  said: string,
  words: readonly string[],
  language: LanguageCode,
): boolean {
  const dropped = wordsOf(said).filter((word) => !words.includes(word));
  return dropped.some((word) => !isPlainAddition(word, language));
}

/** Foreign names as a document writes them: its own language's stems, since that is how its cells are read. */
export function expandForeign(
  ids: readonly ConceptId[],
  languages: readonly LanguageCode[],
): string[][] {
  const written = languages.at(-1) ?? 'en';
  return ids
    .flatMap((id) =>
      languageCodes
        .filter((code) => !languages.includes(code))
        .flatMap((code) => wordsOfConcept(id, code)),
    )
    .flatMap((name) => [name, pluralOf(name)])
    .map((name) => wordsOf(name).map((word) => stem(word, written)))
    .filter((list) => list.length > 0 && list.join('').length > 3);
}

/** Headings of menus are plurals: "dolci", "postres". */
function pluralOf(name: string): string {
  if (/[oe]$/.test(name)) return `${name.slice(0, -1)}i`;
  if (/a$/.test(name)) return `${name.slice(0, -1)}e`;
  return `${name}s`;
}

/** The stems of the telling words of a phrase. */
export function stemPhrase(phrase: string, language: LanguageCode): string[] {
  const stopWords = stopWordsOf(language);
  const all = wordsOf(phrase);
  const meaningful = all.filter((word) => !stopWords.has(word));
  // "No gluten" without its first word would be gluten.
  if (all.some((word) => denials.has(word)) && !meaningful.some((word) => denials.has(word)))
    return [];
  return meaningful.map((word) => stem(word, language));
}

const denials: ReadonlySet<string> = new Set(
  'no not without non ohne kein keine keinen nicht sin ni sans pas senza sem nao zonder geen niet bez nie'.split(
    ' ',
  ),
);
