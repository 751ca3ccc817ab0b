import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { asideWordsOf } from '#server/engine/language/aside-words.ts';
import { informationOf } from '#server/engine/language/common-words.ts';
import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { findConcepts, wordsOf as wordsOfConcept } from '#server/engine/language/concept-index.ts';
import { isPlainAddition } from '#server/engine/language/concept-words.ts';
import { type LanguageCode, languageCodes } from '#server/engine/language/language-code.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { namesOtherThings } from '#server/engine/language/sibling-concepts.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { calendarTokensOf } from './calendar-tokens.ts';
import { markOf } from './concept-marks.ts';
import { splitCompound, type Vocabulary } from './vocabulary.ts';

/** One meaningful word of a question and everything that counts as it in the documents. */
export type QuestionTerm = {
  word: string;
  /** Stems of the word itself, in each language of the documents. */
  stems: readonly string[];
  /** Other words for the same thing; each is a list of stems that must all be there. */
  synonyms: readonly (readonly string[])[];
  /** Parts of a compound: "silberkette" is "silber" and "kette". */
  parts: readonly string[];
  /** How much it says about what is asked, 0 to 1. */
  information: number;
  /** Asked in a language that the documents aren't written in: then other words for it are what is looked for. */
  isForeign: boolean;
  /** The documents use this very word somewhere: then words like it count less. */
  isKnown: boolean;
  /** The words of a phrase, each as a term: where the phrase isn't found as a whole, they may be. */
  pieces: readonly QuestionTerm[];
  /** The same thing in other languages, for names and categories: a menu in English may call desserts "dolci". */
  foreign: readonly (readonly string[])[];
  /** Marks of the concepts it names, as texts carry them too. */
  concepts: readonly string[];
  /** Said around the question itself: "my daughter plays hockey, …". */
  isContext: boolean;
  /** Said beside the thing that is asked for: "a trim for my terrier". */
  isAside: boolean;
  /** Those of the synonyms that name other things of the same kind. */
  siblings: readonly (readonly string[])[];
};

type BareTerm = Omit<QuestionTerm, 'isContext' | 'isAside'>;

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
  const isForeign = !documentLanguages.includes(language);
  const focus = focusWords(text, stopWords);
  const asides = asideTerms(text, language);
  const concepts = findConcepts(text, language)
    .filter(({ id }) => !askingConcepts.has(id))
    .map(({ id, words: said }): NamedConcept => {
      const words = wordsOf(said).filter((word) => !stopWords.has(word));
      const isIdiom = words.length < 2 && happenings.has(id) && isIdiomatic(said, words, language);
      return { id, words, said, isIdiom };
    });
  const phrases = concepts.filter(({ words, isIdiom }) => words.length > 1 || isIdiom);
  const terms = new Map<string, QuestionTerm>();
  const addPhrase = (phrase: NamedConcept): void => {
    const name = nameOf(phrase);
    if (terms.has(name)) return;
    const ids = phrases.filter((other) => nameOf(other) === name).map(({ id }) => id);
    const own = languages.map((each) => phrase.words.map((one) => stem(one, each)));
    const isContext = ![...phrase.words, ...wordsOf(phrase.said)].some((one) => focus.has(one));
    const isAside = phrase.words.length > 0 && phrase.words.every((one) => asides.has(one));
    // "show up" is neither a show nor up: only other words for it can be found.
    const literal = phrase.isIdiom ? [] : phrase.words;
    const pieces = literal.flatMap((one) =>
      readWord({
        word: one,
        concepts: [],
        languages,
        language,
        isOwnLanguage: !isForeign,
        vocabulary,
      }).map((term) => ({ ...term, isContext, isAside })),
    );
    const others = expand(ids, languages).filter((other) =>
      dropsKnownWord({ other, own, words: phrase.words, vocabulary }),
    );
    terms.set(name, {
      isForeign,
      isKnown: false,
      pieces,
      foreign: expandForeign(ids, languages),
      word: name,
      stems: [],
      synonyms: distinct([...(phrase.isIdiom ? [] : own), ...others]),
      siblings: siblingsOf({ ids, word: name, language, languages }),
      concepts: ids.map(markOf),
      parts: [],
      information: informationOfPhrase({ phrase, ids, language }),
      isContext,
      isAside,
    });
  };
  const isMay = language === 'en' && monthOfMay.test(fold(text));
  const all = wordsOf(text).filter((word) => !stopWords.has(word) || (isMay && word === 'may'));
  for (const word of all) {
    if (terms.has(word)) continue;
    const phrase = phrases.find(({ words }) => words.includes(word));
    if (phrase) {
      addPhrase(phrase);
      continue;
    }
    for (const term of readWord({
      word,
      concepts,
      languages,
      language,
      isOwnLanguage: !isForeign,
      vocabulary,
    }))
      if (!terms.has(term.word))
        terms.set(term.word, { ...term, isContext: !focus.has(word), isAside: asides.has(word) });
  }
  // Idioms without a telling word: "I can't come", "no puedo ir".
  for (const phrase of phrases) if (phrase.words.length === 0) addPhrase(phrase);
  return { text, folded: fold(text), language, terms: [...terms.values()] };
}

/** "May" is a month after "in" or beside a day, and a verb otherwise. */
const monthOfMay =
  /\b(?:in|of|early|mid|late|next|this|during|until|by|from|through|since)\s+may\b|\d(?:st|nd|rd|th)?\s+may\b|\bmay\s+\d/;

/** A concept that the question names, with the telling words of how it is said. */
type NamedConcept = { id: ConceptId; words: string[]; said: string; isIdiom: boolean };

const nameOf = ({ words, said, isIdiom }: NamedConcept): string =>
  isIdiom ? wordsOf(said).join(' ') : words.join(' ');

/** Whether a phrase means something else than its only telling word: "show up", but not "in cash" or "a month". */
function isIdiomatic(said: string, words: readonly string[], language: LanguageCode): boolean {
  const dropped = wordsOf(said).filter((word) => !words.includes(word));
  return dropped.some((word) => !isPlainAddition(word, language));
}

/** A phrase says at least as much as a usual word, and an idiom as much as the word it stands for. */
function informationOfPhrase({
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

/** A word by itself; a compound that the documents don't use counts as its parts. */
function readWord({
  word,
  concepts,
  languages,
  language,
  isOwnLanguage,
  vocabulary,
}: {
  word: string;
  concepts: readonly NamedConcept[];
  languages: readonly LanguageCode[];
  language: LanguageCode;
  isOwnLanguage: boolean;
  vocabulary: Vocabulary;
}): BareTerm[] {
  const isForeign = languages.length > 1 && !isOwnLanguage;
  const toTerm = (each: string): BareTerm => {
    const stems = [...new Set(languages.map((one) => stem(each, one)))];
    const ids = concepts
      .filter(({ words, isIdiom }) => !isIdiom && words.length === 1 && words[0] === each)
      .map(({ id }) => id);
    const synonyms = expand(ids, languages).filter(
      (list) => list.length > 1 || !stems.includes(list[0] ?? ''),
    );
    const hasCompounds = languages.some((one) => one === 'de' || one === 'nl');
    const parts = hasCompounds
      ? splitCompound(each, vocabulary).map((part) => stem(part, language))
      : [];
    const days = calendarTokensOf(each, language);
    return {
      word: each,
      stems: [...stems, ...days],
      synonyms: distinct(synonyms),
      siblings: siblingsOf({ ids, word: each, language, languages }),
      parts,
      // A word without a translation can't be found, so it says little against what is.
      information:
        informationOf(each, language) *
        (isForeign && synonyms.length === 0 ? untranslatedShare : 1),
      isForeign,
      isKnown: vocabulary.words.has(each),
      pieces: [],
      concepts: ids.map(markOf),
      foreign: expandForeign(ids, languages),
    };
  };
  const isCalendar = calendarTokensOf(word, language).length > 0;
  const inside = concepts.flatMap(({ words, isIdiom }) =>
    !isCalendar &&
    !isIdiom &&
    words.length === 1 &&
    words[0] !== word &&
    word.includes(words[0] ?? ' ')
      ? [words[0] ?? '']
      : [],
  );
  if (inside.length > 0 && !vocabulary.words.has(word)) return [...new Set(inside)].map(toTerm);
  return [toTerm(word)];
}

/** What the concepts are called in the languages, each name as the stems it is made of. */
function expand(ids: readonly ConceptId[], languages: readonly LanguageCode[]): string[][] {
  return ids
    .flatMap((id) =>
      languages.flatMap((each) =>
        wordsOfConcept(id, each)
          .filter((name) => !losesItsMeaning(name, each))
          .map((name) => stemPhrase(name, each)),
      ),
    )
    .filter((list) => list.length > 0);
}

/** The words of concepts that gather different things, when one of these things is asked for. */
function siblingsOf({
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

/** "Cleaning" means cleaning teeth only where the documents speak of teeth. */
function dropsKnownWord({
  other,
  own,
  words,
  vocabulary,
}: {
  other: readonly string[];
  own: readonly (readonly string[])[];
  words: readonly string[];
  vocabulary: Vocabulary;
}): boolean {
  const whole = own.find((each) => other.every((one) => each.includes(one)));
  if (!whole || other.length >= whole.length) return true;
  return whole.every((one, at) => other.includes(one) || vocabulary.words.has(words[at] ?? ''));
}

/** Words that stand behind "for", "in" and the like, once something was named before. */
function asideTerms(text: string, language: LanguageCode): ReadonlySet<string> {
  const prepositions = asideWordsOf(language);
  const stopWords = stopWordsOf(language);
  const { things, price } = questionWordsOf(language);
  const general = new Set(`${things},${price}`.split(/[, ]/));
  const asides = new Set<string>();
  const named = new Set<string>();
  let isBeside = false;
  for (const word of wordsOf(text)) {
    if (prepositions.has(word)) isBeside = named.size > 0;
    else if (stopWords.has(word) || general.has(word)) continue;
    else if (isBeside && !named.has(word)) asides.add(word);
    else named.add(word);
  }
  return asides;
}

/** Without its little words "can't make it" would be found wherever something is made. */
function losesItsMeaning(name: string, language: LanguageCode): boolean {
  const stopWords = stopWordsOf(language);
  const words = wordsOf(name).filter((word) => !stopWords.has(word));
  return words.length === 1 && isIdiomatic(name, words, language);
}

/** Foreign names as a document writes them: its own language's stems, since that is how its cells are read. */
function expandForeign(ids: readonly ConceptId[], languages: readonly LanguageCode[]): string[][] {
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

/** The words of the clause that asks: the last one with a question mark, else the last; nothing when it says nothing itself. */
function focusWords(text: string, stopWords: ReadonlySet<string>): ReadonlySet<string> {
  const clauses = text.split(/[.!;]\s+|,\s+|\n+/).filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2) return new Set(wordsOf(text));
  const asking = clauses.findLast((clause) => clause.includes('?')) ?? clauses.at(-1) ?? text;
  return new Set(wordsOf(asking).filter((word) => !stopWords.has(word)));
}

/** The alternatives of each term as a search takes them: the stem first. */
export function toSearchTerms(question: Question): string[][] {
  return question.terms.map(({ stems, synonyms, parts, pieces, isKnown, isForeign }) => {
    const own = pieces.length > 0 ? pieces.flatMap((piece) => piece.stems) : stems;
    // Where the documents use the very word, words like it only add noise.
    const others = isKnown && !isForeign ? [] : synonyms.filter((list) => list.length <= 2).flat();
    return [...new Set([...own, ...others, ...parts])];
  });
}

const untranslatedShare = 0.35;

/** What another word for the same thing counts: all in another language, less where the documents use the word itself. */
function synonymStrength({ isForeign, stems, isKnown }: QuestionTerm): number {
  if (isForeign) return 0.97;
  if (stems.length === 0) return 0.9;
  return isKnown ? 0.65 : 0.8;
}

/** How well a text's stems hold a term: 1 the word itself, less for synonyms and parts, 0 not at all. */
export function holdsTerm(term: QuestionTerm, stems: ReadonlySet<string>): number {
  if (term.stems.some((one) => stems.has(one))) return 1;
  const isWhole =
    term.pieces.length > 0 &&
    term.pieces.every((piece) => piece.stems.some((one) => stems.has(one)));
  if (isWhole) return 1;
  if (
    term.concepts.some((mark) => stems.has(mark)) ||
    term.synonyms.some((list) => list.every((one) => stems.has(one)))
  )
    return synonymStrength(term);
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
