import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { isCarrier } from '#server/engine/language/carrier-words.ts';
import { findConcepts, wordsOf as namesOf } from '#server/engine/language/concept-index.ts';
import { costStemsOf } from '#server/engine/language/cost-words.ts';
import { doingWordsOf } from '#server/engine/language/doing-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { lightWordsOf } from '#server/engine/language/light-words.ts';
import { numberWordsOf } from '#server/engine/language/number-words-of.ts';
import { namesOtherThings } from '#server/engine/language/sibling-concepts.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { isVague } from '#server/engine/language/vague-words.ts';
import { calendarTokensOf } from '#server/engine/understand/calendar-tokens.ts';
import { endOf, isFiller, isGenericTitle } from './filler-words.ts';

/** A word of a subject: its stem, and the concepts it names, so that other words and languages are understood. */
type SubjectWord = {
  stem: string;
  /** Folded, as it is written. */
  word: string;
  concepts: ReadonlySet<string>;
  /** Says little about what it is: verbs, words of a price list, adjectives of praise. */
  isSoft: boolean;
  /** Says for whom or how long, not what: "adults" alone is no subject. */
  isCarrier: boolean;
};

/** What a text is about: the words that are left without those that every text has. */
export type Subject = ReadonlyMap<string, SubjectWord>;

export function readSubject(text: string, language: LanguageCode): Subject {
  const stopWords = stopWordsOf(language);
  const lists = listsOf(language);
  const units = unitsOf(language);
  const words = new Map<string, SubjectWord>();
  for (const word of wordsOf(text.replace(elision, '$1 '))) {
    if (/^\d/.test(word)) {
      words.set(word, { stem: word, word, concepts: none, isSoft: false, isCarrier: false });
      continue;
    }
    const unit = units.get(word);
    const [day] = calendarTokensOf(word, language);
    const key = day ?? unit ?? stem(word, language);
    if (!unit && !day) {
      if (stopWords.has(word) || isVague(word, language)) continue;
      if (lists.light.has(key)) continue;
      if (lists.costs.has(key) || isFiller(word) || word.length < 2) continue;
    }
    words.set(key, {
      stem: key,
      word,
      concepts: conceptsOf(word, language),
      isSoft: lists.doing.has(key) || isGenericTitle(word),
      isCarrier: isCarrier(word, language),
    });
  }
  return words;
}

/** "L'oignon", "d'agneau", "n'est": the article isn't part of the word. */
const elision = /(?<!\p{L})((?:[ldnjcsmt]|qu|all|dell|un))['’](?=\p{L})/giu;

const knownUnits = new Map<LanguageCode, ReadonlyMap<string, string>>();

function unitsOf(language: LanguageCode): ReadonlyMap<string, string> {
  let units = knownUnits.get(language);
  if (!units) {
    units = new Map(
      Object.entries(numberWordsOf(language).units).flatMap(([unit, names]) =>
        names.map((name) => [name, unit] as const),
      ),
    );
    knownUnits.set(language, units);
  }
  return units;
}

const none: ReadonlySet<string> = new Set();
type Stems = { light: ReadonlySet<string>; doing: ReadonlySet<string>; costs: ReadonlySet<string> };
const knownStems = new Map<LanguageCode, Stems>();

/** By stems, so that every form of a verb counts: "propose", "proposons". */
function listsOf(language: LanguageCode): Stems {
  let stems = knownStems.get(language);
  if (!stems) {
    const all = (words: Iterable<string>) =>
      new Set([...words].map((word) => stem(word, language)));
    stems = {
      light: all(lightWordsOf(language)),
      doing: all(doingWordsOf(language)),
      costs: new Set(costStemsOf(language)),
    };
    knownStems.set(language, stems);
  }
  return stems;
}

const knownConcepts = new Map<string, ReadonlySet<string>>();
const mostKnown = 20_000;

/** Only words that name the concept itself: who offers tango doesn't offer ballet. */
function conceptsOf(word: string, language: LanguageCode): ReadonlySet<string> {
  const key = `${language} ${word}`;
  let found = knownConcepts.get(key);
  if (!found) {
    if (knownConcepts.size > mostKnown) knownConcepts.clear();
    const end = endOf(word);
    found = new Set<string>([
      ...(end ? [end] : []),
      ...findConcepts(word, language).flatMap(({ id, from, to }) => {
        const nth = namesOf(id, language).findIndex((name) => fold(name) === word);
        const isWhole = from === 0 && to === word.length;
        return isWhole && !namesOtherThings(id, nth) ? [id] : [];
      }),
    ]);
    knownConcepts.set(key, found);
  }
  return found;
}

const meansSame = (a: SubjectWord, b: SubjectWord): boolean =>
  a.stem === b.stem || [...a.concepts].some((id) => b.concepts.has(id));

export const holds = (subject: Subject, word: SubjectWord, byMeaning = true): boolean =>
  subject.has(word.stem) ||
  (byMeaning &&
    word.concepts.size > 0 &&
    [...subject.values()].some((other) => meansSame(other, word)));

export const joinSubjects = (...subjects: readonly Subject[]): Subject =>
  new Map(subjects.flatMap((subject) => [...subject]));

type Sides = { subject: Subject; context: Subject };

/**
 * How two subjects relate: null when they are, or may be, about different things; else how near they are, 0 to 1.
 * Things with prices are compared by their names, since many of them share a meaning and differ in price.
 */
export function compareSubjects({
  a,
  b,
  byMeaning,
  needsThing,
}: {
  a: Sides;
  b: Sides;
  byMeaning: boolean;
  /** Prices are of things; a discount may be for "members" alone. */
  needsThing: boolean;
}): number | null {
  const [ownA, ownB] = [restOf(a, b, byMeaning), restOf(b, a, byMeaning)];
  const shared = [...a.subject.values()].filter((word) => holds(b.subject, word, byMeaning));
  const hard = shared.filter(({ isSoft }) => !isSoft);
  // A subject of verbs alone must be the same in all of its words: "do you deliver".
  const isSame = shared.length === a.subject.size && shared.length === b.subject.size;
  const named = hard.length > 0 || !isSame ? hard : shared;
  if (named.length === 0) return null;
  // "Haircut women" and "haircut men", "60 minutes" and "90 minutes".
  if (ownA.length > 0 && ownB.length > 0) return null;
  const extra = ownA.length + ownB.length;
  if (extra > (named.length >= 3 ? 1 : 0)) return null;
  if ([...ownA, ...ownB].some(({ stem: own }) => /^\d/.test(own))) return null;
  if (areParallel(a.context, b.context)) return null;
  // "Adults" under "Museum" and under "Guided tour" are two prices.
  const isNamed = named.some((word) => !word.isCarrier && !/^\d/.test(word.stem));
  if (needsThing && !isNamed && !sharesContext(a.context, b.context)) return null;
  return named.length / (named.length + extra + 0.1 * Math.abs(a.subject.size - b.subject.size));
}

/** The words that only one of them has, and that the other's surroundings don't have either. */
function restOf(own: Sides, other: Sides, byMeaning: boolean): SubjectWord[] {
  return [...own.subject.values()].filter(
    (word) =>
      !word.isSoft &&
      !holds(other.subject, word, byMeaning) &&
      !holds(other.context, word, byMeaning),
  );
}

/** "Summer rates" and "winter rates", "Branch North" and "Branch South": the same kind of thing, and another one. */
export function areParallel(a: Subject, b: Subject): boolean {
  const own = (one: Subject, other: Subject) =>
    [...one.values()].filter((word) => !word.isSoft && !isYear(word.stem) && !holds(other, word));
  const shares = [...a.values()].some((word) => !isYear(word.stem) && holds(b, word));
  return shares && own(a, b).length > 0 && own(b, a).length > 0;
}

function sharesContext(a: Subject, b: Subject): boolean {
  const hard = (one: Subject) => [...one.values()].filter(({ isSoft }) => !isSoft);
  if (hard(a).length === 0 && hard(b).length === 0) return true;
  return hard(a).some((word) => holds(b, word));
}

/** Price lists of two years are about the same things. */
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);
