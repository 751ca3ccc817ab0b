import { wordsOf } from '#server/engine/index/analyse.ts';
import { informationOf } from '#server/engine/language/common-words.ts';
import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { findMeanings, wordsOf as wordsOfConcept } from '#server/engine/language/concept-index.ts';
import { broaderOf, hasRules } from '#server/engine/language/concept-kinds.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { kindMarkOf, markOf } from './concept-marks.ts';
import { isIdiomatic, stemPhrase } from './expand-concepts.ts';

/** A concept that the question names, with the telling words of how it is said. */
export type NamedConcept = {
  id: ConceptId;
  isKind: boolean;
  words: string[];
  said: string;
  isIdiom: boolean;
};

export const nameOf = ({ words, said, isIdiom }: NamedConcept): string =>
  isIdiom ? wordsOf(said).join(' ') : words.join(' ');

/** The concepts that a question is about; words that only say how it is asked are left out. */
export function nameConcepts(text: string, language: LanguageCode): NamedConcept[] {
  const stopWords = stopWordsOf(language);
  return findMeanings(text, language)
    .filter(({ id }) => !askingConcepts.has(id))
    .map(({ id, isKind, words: said }) => {
      const words = wordsOf(said).filter((word) => !stopWords.has(word));
      const isIdiom = words.length < 2 && happenings.has(id) && isIdiomatic(said, words, language);
      return { id, isKind, words, said, isIdiom };
    });
}

/** Concepts that say how something is asked, not what about: they would find everything. */
const askingConcepts: ReadonlySet<string> = new Set(
  'is-it-possible must-i do-you-offer who when where what-is why how-much how-many how-long how-far how-often how-to how today tomorrow address duration in-stock safety-rules price'.split(
    ' ',
  ),
);

/** Concepts that are told in idioms: what people do or what happens to them, not what things are like. */
const happenings: ReadonlySet<string> = new Set(
  'cancel no-show reschedule refund return-goods exchange running-late complaint faulty damaged lost-property walk-in pause-membership instalments notice-period register pickup delivery not-at-home breathing-trouble poisoning seizure gas-smell fire breakdown bring-along contact directions human-help takeaway wrong-item change-order accident'.split(
    ' ',
  ),
);

/** Marks and stems of what a term means, as texts carry them too. */
export type Meaning = {
  /** Marks of the concepts it names. */
  concepts: readonly string[];
  /** Marks and stems of what it is a kind of or belongs to: text about pets answers who asks about a cat. */
  broader: readonly string[];
  /** The same for things that are there or not, whatever is said of others like them. */
  looselyBroader: readonly string[];
  broaderStems: readonly string[];
  /** Marks of texts that only name a kind of it. */
  kinds: readonly string[];
};

/** What a term means, and what that is a kind of. */
export function readMeaning(
  named: readonly NamedConcept[],
  languages: readonly LanguageCode[],
): Meaning {
  const ids = named.filter(({ isKind }) => !isKind).map(({ id }) => id);
  const above = new Set(
    named.flatMap(({ id, isKind }) => [...(isKind ? [id] : []), ...broaderOf(id)]),
  );
  for (const id of ids) above.delete(id);
  return {
    concepts: ids.map(markOf),
    kinds: ids.map(kindMarkOf),
    broader: [...above].filter(hasRules).map(markOf),
    looselyBroader: [...above].filter((id) => !hasRules(id)).map(markOf),
    broaderStems: [...above].flatMap((id) =>
      languages.flatMap((each) =>
        wordsOfConcept(id, each)
          .slice(0, searchedBroader)
          .map((name) => stemPhrase(name, each))
          .flatMap((list) => (list.length === 1 ? list : [])),
      ),
    ),
  };
}

/** Of what a term is a kind of, only the usual words are searched. */
const searchedBroader = 3;

/** A phrase says at least as much as a usual word, and an idiom as much as the word it stands for. */
export function informationOfPhrase({
  phrase,
  ids,
  language,
}: {
  phrase: NamedConcept;
  ids: readonly ConceptId[];
  language: LanguageCode;
}): number {
  const usual = ids.flatMap((id) => wordsOf(wordsOfConcept(id, language)[0] ?? ''));
  const words = phrase.isIdiom ? usual : phrase.words;
  return Math.max(phraseInformation, ...words.map((one) => informationOf(one, language)));
}

const phraseInformation = 0.4;
