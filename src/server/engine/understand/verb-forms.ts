import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** Verbs with a pronoun at their end, folded: "recogerlo", "pintarme", "farmi". Nouns hardly end so. */
const withPronoun: Partial<Record<LanguageCode, RegExp>> = {
  es: /^\p{L}{3,}(?:[aei]r|[aei]ndo)(?:me|te|se|nos|os|lo|la|le|los|las|les|melo|mela|selo|sela)$/u,
  it: /^\p{L}{3,}[aei]r(?:mi|ti|si|ci|vi|lo|la|li|le|ne|melo|mela)$/u,
};

/** An infinitive with its object behind it: "pulir la mesa", "poncer le parquet". */
const beforeObject: Partial<Record<LanguageCode, RegExp>> = {
  es: /(?<!\p{L})(\p{L}{2,}[aei]r)(?= (?:el|la|los|las|una?|unos|unas|mis?|sus?) \p{L})/gu,
  fr: /(?<!\p{L})(\p{L}{2,}(?:er|ir))(?= (?:le|la|les|une?|des|mon|ma|mes) \p{L})/gu,
  it: /(?<!\p{L})(\p{L}{2,}[aei]re)(?= (?:il|lo|la|i|gli|le|una?|il mio|la mia) \p{L})/gu,
  pt: /(?<!\p{L})(\p{L}{2,}[aei]r)(?= (?:o|a|os|as|uma?|meu|minha) \p{L})/gu,
};

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
