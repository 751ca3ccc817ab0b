import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { informationOf } from '#server/engine/language/common-words.ts';
import { isDoing } from '#server/engine/language/doing-words.ts';
import { translate } from '#server/engine/language/glossary.ts';
import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { isReadInEnglish, readInEnglish } from '#server/engine/language/read-in-english.ts';
import { isGathering } from '#server/engine/language/sibling-concepts.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { languageOfScript } from '#server/engine/language/text-language.ts';
import { isNoise, isVague } from '#server/engine/language/vague-words.ts';
import { calendarTokensOf } from './calendar-tokens.ts';
import { headBehind } from './compound-head.ts';
import { expand, expandForeign, siblingsOf } from './expand-concepts.ts';
import { glossOf } from './gloss.ts';
import {
  informationOfPhrase,
  type Meaning,
  type NamedConcept,
  nameConcepts,
  nameOf,
  readMeaning,
} from './named-concepts.ts';
import { nearForms } from './near-forms.ts';
import { joinSides } from './spoken-measures.ts';
import { compoundPhrases, glossaryPhrases, translations } from './translate-terms.ts';
import { findVerbs } from './verb-forms.ts';
import { cognatesOf, splitCompound, usesStem, type Vocabulary } from './vocabulary.ts';
import { asideTerms, focusWords, monthOfMay } from './word-places.ts';

/** One meaningful word of a question and everything that counts as it in the documents. */
export type QuestionTerm = Meaning & {
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
  /** Only carries the question: "what happens if", "something", "ok". */
  isVague: boolean;
  /** Says what is done with a thing, whatever it is: "hire", "join". */
  isDoing: boolean;
  /** Said around the question itself: "my daughter plays hockey, …". */
  isContext: boolean;
  /** Said beside the thing that is asked for: "a trim for my terrier". */
  isAside: boolean;
  /** A little word of the visitor's language, written as a name that the documents use. */
  isName?: boolean;
  /** Stands right behind another word that says something: "a senior stylist". */
  isHead?: boolean;
  /** Those of the synonyms that name other things of the same kind. */
  siblings: readonly (readonly string[])[];
};

type BareTerm = Omit<QuestionTerm, 'isContext' | 'isAside'>;

export type Question = {
  text: string;
  folded: string;
  language: LanguageCode;
  terms: readonly QuestionTerm[];
  /** The question in the words of the documents' language, when it is asked in another one. */
  gloss?: string | null;
  /** Word by word in English, when documents in their language can be compared that way. */
  inEnglish?: string | null;
};

/** Works out what a cleaned question is made of, for documents in the given languages. */
export function readQuestion({
  text: written,
  language,
  documentLanguages,
  vocabulary,
}: {
  text: string;
  language: LanguageCode;
  documentLanguages: readonly LanguageCode[];
  vocabulary: Vocabulary;
}): Question {
  const text = joinSides(written);
  const stopWords = stopWordsOf(vocabulary.otherLanguage ?? language);
  const languages = [...new Set([language, ...documentLanguages])];
  const isForeign = !documentLanguages.includes(language);
  // Words of a language that the documents aren't written in would only be mistaken for others there.
  const searched = isForeign ? documentLanguages : languages;
  const focus = focusWords(text, language);
  const asides = asideTerms(text, language);
  const verbs = findVerbs(fold(text), language);
  const concepts = nameConcepts(text, language);
  const phrases = concepts.filter(({ words, isIdiom }) => words.length > 1 || isIdiom);
  const terms = new Map<string, QuestionTerm>();
  const addPhrase = (phrase: NamedConcept): void => {
    const name = nameOf(phrase);
    if (terms.has(name)) return;
    const named = phrases.filter((other) => nameOf(other) === name);
    const ids = named.filter(({ isKind }) => !isKind).map(({ id }) => id);
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
    const others = expand(ids, searched).filter((other) =>
      dropsKnownWord({ other, own, words: phrase.words, vocabulary }),
    );
    terms.set(name, {
      isForeign,
      isKnown: false,
      isVague: false,
      isDoing: false,
      pieces,
      foreign: expandForeign(ids, languages),
      word: name,
      stems: [],
      synonyms: distinct([...(phrase.isIdiom ? [] : own), ...others]),
      siblings: siblingsOf({ ids, word: name, language, languages }),
      ...readMeaning(named, languages),
      parts: [],
      information: informationOfPhrase({ phrase, ids, language }),
      isContext,
      isAside,
    });
  };
  const asked = { text, language, documentLanguages, vocabulary };
  const entries = isForeign ? [...glossaryPhrases(asked), ...compoundPhrases(asked)] : [];
  for (const { words, synonyms } of entries) {
    const name = words.join(' ');
    terms.set(name, {
      isForeign,
      isKnown: false,
      isVague: false,
      isDoing: false,
      pieces: [],
      foreign: [],
      word: name,
      stems: [],
      synonyms,
      siblings: [],
      parts: [],
      ...readMeaning([], languages),
      information: Math.max(...words.map((word) => informationOf(word, language))),
      isContext: !words.some((word) => focus.has(word)),
      isAside: false,
    });
  }
  const translated = new Set(entries.flatMap(({ words }) => words));
  const isMay = language === 'en' && monthOfMay.test(fold(text));
  const names = isForeign ? namedWords(text, vocabulary) : none;
  const all = wordsOf(text).filter(
    (word) => !stopWords.has(word) || (isMay && word === 'may') || names.has(word),
  );
  for (const word of all) {
    if (terms.has(word) || translated.has(word)) continue;
    const phrase = phrases.find(({ words }) => words.includes(word));
    if (phrase && !(isForeign && namesSingle(phrase, asked))) {
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
        terms.set(term.word, {
          ...term,
          ...(names.has(word) && stopWords.has(word) && { isName: true, information: 1 }),
          isContext: !focus.has(word),
          isAside: asides.has(word),
          // "Pulir la mesa": a verb that no document uses says what is done with the thing.
          ...(verbs.has(word) && !term.isKnown && term.synonyms.length === 0 && { isDoing: true }),
        });
  }
  // Idioms without a telling word: "I can't come", "no puedo ir".
  for (const phrase of phrases) if (phrase.words.length === 0) addPhrase(phrase);
  const places = wordsOf(text);
  for (const term of terms.values()) {
    const before = places[places.indexOf(term.word) - 1] ?? '';
    if (terms.has(before)) terms.set(term.word, { ...term, isHead: true });
  }
  const [target] = documentLanguages;
  const gloss = isForeign && target ? glossOf({ text, language, target, vocabulary }) : null;
  const isCompared = target && isReadInEnglish(target) && !vocabulary.otherLanguage;
  const inEnglish = isCompared ? readInEnglish(text, language) : null;
  return { text, folded: fold(text), language, terms: [...terms.values()], gloss, inEnglish };
}

const none: ReadonlySet<string> = new Set();

/** "Location de skis" speaks of skis, not of everything that is rented for the snow. */
const namesSingle = (
  { id, words }: NamedConcept,
  asked: Omit<Parameters<typeof translations>[0], 'words'>,
): boolean =>
  isGathering(id) && words.some((word) => translations({ ...asked, words: [word] }).length > 0);

/** "La formule Plus": a little word of the visitor's language may be a name in documents of another one. */
function namedWords(text: string, { words, languages }: Vocabulary): ReadonlySet<string> {
  const written = text.match(/(?<=[\p{Ll}\p{N}]\s)\p{Lu}\p{Ll}+/gu) ?? [];
  const isLittle = (word: string): boolean => languages.some((code) => stopWordsOf(code).has(word));
  return new Set(written.map(fold).filter((word) => words.has(word) && !isLittle(word)));
}

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
  const stemmed = vocabulary.otherLanguage ? [vocabulary.otherLanguage] : languages;
  const toTerm = (each: string): BareTerm => {
    const stems = [...new Set(stemmed.map((one) => stem(each, one)))];
    const named = concepts.filter(
      ({ words, isIdiom }) => !isIdiom && words.length === 1 && words[0] === each,
    );
    const ids = named.filter(({ isKind }) => !isKind).map(({ id }) => id);
    const written = isForeign ? languages.filter((one) => one !== language) : languages;
    const translated = isForeign
      ? translations({ words: [each], language, documentLanguages: written, vocabulary })
      : [];
    const siblings = siblingsOf({ ids, word: each, language, languages });
    // A croissant has a word of its own in the documents, so it's none of the other pastries.
    const isSingle = translated.length > 0 && ids.some(isGathering);
    const synonyms = [
      ...expand(isSingle ? ids.filter((id) => !isGathering(id)) : ids, written),
      ...translated,
    ].filter((list) => list.length > 1 || !stems.includes(list[0] ?? ''));
    const isUsed =
      !isForeign ||
      synonyms.length > 0 ||
      vocabulary.words.has(each) ||
      languages.some(
        (one) => one !== language && usesStem({ vocabulary, stem: stem(each, one), language: one }),
      );
    const isTranslated = languages.some(
      (one) => one !== language && translate({ words: [each], from: language, to: one }).length > 0,
    );
    const unlisted = languageOfScript(each) ?? vocabulary.otherLanguage;
    const isFound =
      !unlisted || usesStem({ vocabulary, stem: stem(each, unlisted), language: unlisted });
    const near = isFound ? [] : nearForms(each, vocabulary);
    const cognates = isUsed ? [] : cognatesOf(each, vocabulary);
    const hasCompounds = languages.some(joinsNouns);
    const parts = hasCompounds
      ? splitCompound(each, vocabulary).map((part) => stem(part, language))
      : [];
    const days = calendarTokensOf(each, language);
    return {
      word: each,
      stems: [...stems, ...days],
      synonyms: distinct([
        ...synonyms,
        ...near.map((form) => [stem(form, unlisted)]),
        ...cognates.flatMap((cognate) => languages.map((one) => [stem(cognate, one)])),
      ]),
      siblings,
      parts,
      // A word without a translation can't be found, so it says little against what is.
      information: isNoise(each)
        ? noiseInformation
        : informationOf(each, vocabulary.otherLanguage ?? language) *
          (isUsed || cognates.length > 0 ? 1 : isTranslated ? unusedShare : untranslatedShare) *
          (isForeign && isDoing(each, language) ? doingAbroad : 1),
      isVague: isNoise(each) || (named.length === 0 && isVague(each, language)),
      isDoing: isDoing(each, language),
      isForeign,
      isKnown: vocabulary.words.has(each),
      pieces: [],
      ...readMeaning(named, languages),
      foreign: isSingle ? [] : expandForeign(ids, languages),
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
  if (inside.length > 0 && !vocabulary.words.has(word))
    return [...new Set([...inside, ...headBehind(word, inside, language)])].map(toTerm);
  return [toTerm(word)];
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

/** The alternatives of each term as a search takes them: the stem first. */
export function toSearchTerms(question: Question): string[][] {
  return question.terms.map((term) => {
    const { stems, synonyms, parts, pieces, broaderStems, isKnown, isForeign } = term;
    const own = pieces.length > 0 ? pieces.flatMap((piece) => piece.stems) : stems;
    // Where the documents use the very word, words like it only add noise.
    const others =
      isKnown && !isForeign
        ? []
        : [...synonyms.filter((list) => list.length <= 2).flat(), ...broaderStems];
    return [...new Set([...own, ...others, ...parts])];
  });
}

const untranslatedShare = 0.35;
/** What can be translated and isn't used may still be said in other words. */
const unusedShare = 0.6;
const noiseInformation = 0.05;
/** Documents in another language say in other words what is done with a thing. */
const doingAbroad = 0.6;

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
    term.synonyms.some((list) => list.every((one) => stems.has(one)) && list.some(hasLetters))
  )
    return synonymStrength(term);
  if (term.parts.length > 1) {
    const held = term.parts.filter((part) => stems.has(part)).length / term.parts.length;
    if (held > 0) return held === 1 ? 0.9 : held * 0.7;
  }
  if (term.broader.some((mark) => stems.has(mark))) return broaderStrength;
  if (term.kinds.some((mark) => stems.has(mark))) return kindStrength;
  if (term.looselyBroader.some((mark) => stems.has(mark))) return looseStrength;
  return 0;
}

/** "1:1" is another way to say that a lesson is private; a 1 anywhere isn't. */
const hasLetters = (one: string): boolean => /\p{L}/u.test(one);

/** Text about pets says something about cats; text about cats says little about pets. */
const broaderStrength = 0.65;
const kindStrength = 0.4;
const looseStrength = 0.25;

function distinct(lists: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(lists.map((list) => [list.join(' '), list])).values()];
}
