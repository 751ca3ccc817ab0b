import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { informationOf } from '#server/engine/language/common-words.ts';
import { findConcepts, wordsOf as wordsOfConcept } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { splitCompound, type Vocabulary } from './vocabulary.ts';

/** One meaningful word of a question and everything that counts as it in the documents. */
export type QuestionTerm = {
  word: string;
  /** Stems of the word itself, in each language of the documents. */
  stems: readonly string[];
  /** Other words for the same thing; each is a list of stems that must all be there. */
  synonyms: readonly (readonly string[])[];
  /** Parts of a compound: "butterbrezel" is "butter" and "brezel". */
  parts: readonly string[];
  /** How much it says about what is asked, 0 to 1. */
  information: number;
  /** Said around the question itself: "my daughter plays hockey, …". */
  isContext: boolean;
};

export type Question = {
  text: string;
  folded: string;
  language: LanguageCode;
  terms: readonly QuestionTerm[];
};

/** Works out what a cleaned question is made of, for documents in the given languages. */
export function readQuestion({
  text,
  language,
  documentLanguages,
  vocabulary,
}: {
  text: string;
  language: LanguageCode;
  documentLanguages: readonly LanguageCode[];
  vocabulary: Vocabulary;
}): Question {
  const stopWords = stopWordsOf(language);
  const languages = [...new Set([language, ...documentLanguages])];
  const concepts = findConcepts(text, language);
  const terms = new Map<string, QuestionTerm>();
  const focus = focusWords(text, stopWords);
  for (const word of wordsOf(text)) {
    if (stopWords.has(word) || terms.has(word)) continue;
    const stems = [...new Set(languages.map((each) => stem(word, each)))];
    const own = concepts.filter(({ words }) => wordsOf(words).includes(word));
    const synonyms = own.flatMap(({ id, words }) => {
      // A word of a longer phrase means the phrase's thing only together with the rest of it.
      const isPhrase = wordsOf(words).filter((each) => !stopWords.has(each)).length > 1;
      return languages.flatMap((each) =>
        wordsOfConcept(id, each).flatMap((synonym) => {
          const list = stemPhrase(synonym, each);
          const isOwn = list.length === 1 && stems.includes(list[0] ?? '');
          return list.length === 0 || isOwn || (isPhrase && each === language && list.length > 1 && list.some((one) => stems.includes(one)))
            ? []
            : [list];
        }),
      );
    });
    const parts = languages.some((each) => each === 'de' || each === 'nl')
      ? splitCompound(word, vocabulary).map((part) => stem(part, language))
      : [];
    terms.set(word, {
      word,
      stems,
      synonyms: distinct(synonyms),
      parts,
      information: informationOf(word, language),
      isContext: !focus.has(word),
    });
  }
  return { text, folded: fold(text), language, terms: [...terms.values()] };
}

/** The words of the clause that asks: the last one with a question mark, else the last; nothing when it says nothing itself. */
function focusWords(text: string, stopWords: ReadonlySet<string>): ReadonlySet<string> {
  const clauses = text.split(/[.!;]\s+|,\s+|\n+/).filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2) return new Set(wordsOf(text));
  const asking = clauses.findLast((clause) => clause.includes('?')) ?? clauses.at(-1) ?? text;
  return new Set(wordsOf(asking).filter((word) => !stopWords.has(word)));
}

/** The alternatives of each term as a search takes them: the stem first. */
export function toSearchTerms(question: Question): string[][] {
  return question.terms.map(({ stems, synonyms, parts }) => [
    ...new Set([...stems, ...synonyms.flatMap((list) => (list.length <= 2 ? list : [])), ...parts]),
  ]);
}

/** How well a text's stems hold a term: 1 the word itself, less for synonyms and parts, 0 not at all. */
export function holdsTerm(term: QuestionTerm, stems: ReadonlySet<string>): number {
  if (term.stems.some((one) => stems.has(one))) return 1;
  if (term.synonyms.some((list) => list.every((one) => stems.has(one)))) return 0.9;
  if (term.parts.length > 1) {
    const held = term.parts.filter((part) => stems.has(part)).length / term.parts.length;
    return held === 1 ? 0.9 : held * 0.7;
  }
  return 0;
}

function stemPhrase(phrase: string, language: LanguageCode): string[] {
  const stopWords = stopWordsOf(language);
  const all = wordsOf(phrase);
  const meaningful = all.filter((word) => !stopWords.has(word));
  return (meaningful.length > 0 ? meaningful : []).map((word) => stem(word, language));
}

function distinct(lists: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(lists.map((list) => [list.join(' '), list])).values()];
}
