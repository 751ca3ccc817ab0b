import { contactWordsOf } from '#server/engine/facts/contacts/contact-vocabulary.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import { conceptIds } from '#server/engine/language/concept-ids.ts';
import { findMeanings, kindWordsOf, wordsOf } from '#server/engine/language/concept-index.ts';
import { isInDictionary } from '#server/engine/language/dictionary.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { talkByLanguage } from '#server/engine/language/talk-by-language.ts';
import { looksLikeWord } from './letter-groups.ts';
import { slipCost, slipCosts } from './slip-cost.ts';
import { getTalkMatchers } from './talk-matchers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words this common are what a misspelled verb or noun of every day is repaired to. */
const everydayRank = 600;
/** Rarer words only when a single slip lies between, the rarest when it is a light one. */
const usualRank = 3_000;
const lightSlip = 0.62;
const rareWordRank = 5_000;
/** Names of days and months are long and like nothing else: "wensday". */
const farDay = 1.6;
const longestQuestion = 1_000;

type Words = {
  language: LanguageCode;
  vocabulary: Vocabulary;
  /** Function words and words every shop is asked with. */
  asking: ReadonlySet<string>;
  days: ReadonlySet<string>;
  /** Words for things and services, whatever the documents say. */
  things: ReadonlySet<string>;
  common: ReadonlyMap<string, number>;
};

/**
 * Replaces words that are neither in the documents nor in the language by the nearest one that is. A word with no near
 * neighbour stays: it may be the name of something the documents don't mention.
 */
export function repairTypos({
  text,
  language,
  vocabulary,
  extraWords,
}: {
  text: string;
  language: LanguageCode;
  vocabulary: Vocabulary;
  /** Names of days and months, which questions misspell more often than documents write them. */
  extraWords: readonly string[];
}): string {
  if (text.length > longestQuestion) return text;
  const words: Words = {
    language,
    vocabulary,
    asking: askingWords(language),
    days: new Set(extraWords),
    things: thingWords(language),
    common: commonWordsOf(language),
  };
  return text.replace(/[\p{L}\p{M}]{2,}/gu, (written, at: number) => {
    // "don't", "w/o", a part of an address or of a name with a digit.
    if (/['’@]/.test(`${text[at - 1] ?? ''}${text[at + written.length] ?? ''}`)) return written;
    if (written.length === 2) return spellOut(fold(written), words) ?? written;
    // Names are spelled as they please; Germans write every noun with a capital.
    const isName =
      language !== 'de' &&
      /^\p{Lu}\p{Ll}/u.test(written) &&
      /[\p{L}\p{N},]\s$/u.test(text.slice(0, at));
    return isName ? written : (repairWord(fold(written), words) ?? written);
  });
}

/** "hw much": what is written in two letters is only known by heart. */
function spellOut(word: string, { vocabulary, language }: Words): string | null {
  const { shorthand } = getTalkMatchers(language).talk;
  const meant = Object.hasOwn(shorthand, word) ? shorthand[word] : undefined;
  return meant && !meant.includes(' ') && !vocabulary.words.has(word) ? meant : null;
}

function repairWord(word: string, words: Words): string | null {
  const { vocabulary, asking, days, things, common, language } = words;
  if ([vocabulary.words, asking, days, things].some((list) => list.has(word))) return null;
  const { talk, courtesies } = getTalkMatchers(language);
  if (Object.hasOwn(talk.shorthand, word) || courtesies.vocabulary.has(word)) return null;
  const rank = common.get(word);
  if (rank !== undefined && (word.length > 3 || rank < everydayRank)) return null;
  const isForm =
    rank !== undefined || isFormOfKnown(word, words) || findMeanings(word, language).length > 0;
  const isRight = word.length > shortWord && isInDictionary(word, language);
  return findNearest({ word, words, isForm: isForm || isRight, isRight });
}

/** "boots" is known where "boot" is, "Brezel" where "Brezeln" is. */
function isFormOfKnown(word: string, { vocabulary, things, common, language }: Words): boolean {
  const isKnown = (each: string): boolean =>
    vocabulary.words.has(each) ||
    things.has(each) ||
    (common.get(each) ?? rareWordRank) < rareWordRank;
  const endings = endingsOf[language] ?? usualEndings;
  if (endings.some((ending) => word.length >= 4 && vocabulary.words.has(word + ending)))
    return true;
  return endings.some((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return false;
    const base = word.slice(0, -ending.length);
    if (base.length < 4 && !vocabulary.words.has(base)) return false;
    const isShort =
      /^[aeiou]/.test(ending) &&
      (isKnown(`${base}e`) || (/(.)\1$/.test(base) && isKnown(base.slice(0, -1))));
    return isShort || isKnown(base);
  });
}

const endingsOf: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['s', 'es', 'ed', 'ing', 'er', 'ers', 'ly', 'y', 'ings'],
  de: ['n', 'en', 'e', 'er', 'es', 's', 'em'],
};
const usualEndings = ['s', 'es', 'n', 'en', 'e', 'i', 'a'];

function findNearest({
  word,
  words,
  isForm,
  isRight,
}: {
  word: string;
  words: Words;
  isForm: boolean;
  /** A rare word spelled right, a "lien" for instance, is no "line"; it may be a slip for a question word: "dose it". */
  isRight: boolean;
}): string | null {
  const { vocabulary, asking, days, things, common, language } = words;
  const isLikely = isForm || looksLikeWord(word, language);
  const isForeign = !vocabulary.languages.includes(language);
  if (isForeign && isLikely) return null;
  const most = isForm
    ? word.length >= 6
      ? slipCosts.missing
      : lightSlip
    : mostCost(word, isLikely);
  let best: { word: string; cost: number } | null = null;
  const consider = (
    candidate: string,
    { penalty, limit }: { penalty: number; limit: number },
  ): void => {
    if (Math.abs(candidate.length - word.length) > 2 || candidate.length < 3 || candidate === word)
      return;
    if (!mayStart(word, candidate)) return;
    const slips = slipCost(word, candidate);
    if (slips > limit + 0.001) return;
    const cost = slips + penalty;
    if (!best || cost < best.cost) best = { word: candidate, cost };
  };
  const isAsked = evidenceWords(language);
  for (const candidate of asking)
    consider(candidate, { penalty: isAsked.has(candidate) ? 0 : 0.15, limit: most });
  for (const candidate of days)
    consider(candidate, { penalty: 0, limit: word.length >= 6 ? Math.max(most, farDay) : most });
  // Where documents are in another language their words would only mislead.
  if (isForeign || isRight) return (best as { word: string } | null)?.word ?? null;
  for (const [candidate, count] of vocabulary.words) {
    const isLonger = !isForm && candidate.length > word.length;
    consider(candidate, {
      penalty: 0.2 / (1 + count),
      limit: isLonger ? Math.max(most, slipCosts.missing) : most,
    });
  }
  for (const candidate of things) consider(candidate, { penalty: 0.2, limit: most });
  if (isForm) return (best as { word: string } | null)?.word ?? null;
  for (const [candidate, rank] of common) {
    if (candidate.length < 4 && rank > everydayRank) continue;
    const limit =
      isLikely || rank > usualRank ? lightSlip : rank > everydayRank ? slipCosts.missing : most;
    consider(candidate, { penalty: 0.25 + rank / 20_000, limit: Math.min(most, limit) });
  }
  return (best as { word: string } | null)?.word ?? null;
}

const shortWord = 3;

/** How many slips a word of this length may hold before it is another word. */
function mostCost(word: string, isLikely: boolean): number {
  const { length } = word;
  if (isLikely)
    return length <= 4
      ? slipCosts.missingSoft
      : length <= 5
        ? slipCosts.missing
        : length <= 7
          ? 1.2
          : 1.6;
  if (length <= 3) return slipCosts.missing;
  return length <= 4 ? 1.1 : length <= 6 ? 1.6 : length <= 9 ? 2 : 2.5;
}

/** The first letters agree, are swapped or sound alike, or the first is missing. */
function mayStart(word: string, candidate: string): boolean {
  if (word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]))
    return true;
  return (
    word.length >= 4 && (word[0] === candidate[1] || soundAlike.test(`${word[0]}${candidate[0]}`))
  );
}

const soundAlike = /^(?:kc|ck|fp|pf|vw|wv|sz|zs|gj|jg)$/;
const askingByLanguage = new Map<LanguageCode, ReadonlySet<string>>();
const evidenceByLanguage = new Map<LanguageCode, ReadonlySet<string>>();
const thingsByLanguage = new Map<LanguageCode, ReadonlySet<string>>();

const askingWords = (language: LanguageCode): ReadonlySet<string> =>
  remember(askingByLanguage, language, () => [
    ...stopWordsOf(language),
    ...evidenceWords(language),
  ]);

const evidenceWords = (language: LanguageCode): ReadonlySet<string> =>
  remember(evidenceByLanguage, language, () => talkByLanguage[language].evidence.split(/\s+/));

function thingWords(language: LanguageCode): ReadonlySet<string> {
  return remember(thingsByLanguage, language, () => {
    const concepts = conceptIds.flatMap((id) => [
      ...wordsOf(id, language),
      ...kindWordsOf(id, language),
    ]);
    const { asks, channels } = contactWordsOf[language];
    const asked = [asks, channels].flatMap((lists) => Object.values(lists).flat());
    return [...concepts, ...asked].flatMap((phrase) => phrase.split(/[\s,-]+/));
  });
}

function remember(
  kept: Map<LanguageCode, ReadonlySet<string>>,
  language: LanguageCode,
  list: () => readonly string[],
): ReadonlySet<string> {
  let words = kept.get(language);
  if (!words) {
    words = new Set(
      list()
        .map(fold)
        .filter((word) => /^\p{L}{3,}$/u.test(word)),
    );
    kept.set(language, words);
  }
  return words;
}
