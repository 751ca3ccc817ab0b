import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';

/** Verbs with a pronoun at their end, folded: "recogerlo", "pintarme", "farmi". Nouns hardly end so. */
const withPronoun: Partial<Record<LanguageCode, RegExp>> = wordsOfEach(
  ({ grammar }) => grammar.verbsWithPronoun,
);

/** An infinitive with its object behind it: "pulir la mesa", "poncer le parquet". */
const beforeObject: Partial<Record<LanguageCode, RegExp>> = wordsOfEach(
  ({ grammar }) => grammar.verbsBeforeObject,
);

/** The words of a folded question that can only be verbs: they say what is done, not with what. */
export function findVerbs(folded: string, language: LanguageCode): ReadonlySet<string> {
  const object = beforeObject[language];
  const pronoun = withPronoun[language];
  return new Set([
    ...(object ? (folded.match(object) ?? []) : []),
    ...(pronoun ? (folded.match(/\p{L}{6,}/gu) ?? []).filter((word) => pronoun.test(word)) : []),
  ]);
}

/** "Tardáis" is spelled right, although no list has it and the documents write "tarde". */
export const isAddressing = (word: string, language: LanguageCode): boolean =>
  language === 'es' && /^\p{L}{3,}(?:[ae]is)$/u.test(word);
