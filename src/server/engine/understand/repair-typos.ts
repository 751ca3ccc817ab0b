import { fold } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findCompoundParts } from '#server/engine/language/compound-parts.ts';
import { findMeanings, wordsOf } from '#server/engine/language/concept-index.ts';
import { isArticle } from '#server/engine/language/concept-words.ts';
import { isInDictionary } from '#server/engine/language/dictionary.ts';
import { translate } from '#server/engine/language/glossary.ts';
import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { placeNames } from '#server/engine/language/place-names.ts';
import { languageOfScript } from '#server/engine/language/text-language.ts';
import { plainWord } from './diminutives.ts';
import { everydayRank, findNearest, shortWord } from './nearest-word.ts';
import { slipCost, slipCosts } from './slip-cost.ts';
import { getTalkMatchers } from './talk-matchers.ts';
import { listTypoWords, type TypoWords } from './typo-words.ts';
import { isAddressing } from './verb-forms.ts';
import type { Vocabulary } from './vocabulary.ts';

const rareWordRank = 5_000;
/** More common words are hardly ever written for another word that sounds the same. */
const surelyMeantRank = 2_000;
const longestQuestion = 1_000;

/**
 * Replaces words that are neither in the documents nor in the language by the nearest one that is. A word with no near
 * neighbor stays: it may be the name of something the documents don't mention.
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
  // Without a language's own words every form that the documents don't use would look like a slip.
  if (text.length > longestQuestion || vocabulary.otherLanguage) return text;
  const words = listTypoWords({ language, vocabulary, extraWords });
  const repaired = text.replace(/[\p{L}\p{M}]{2,}/gu, (written, at: number) => {
    if (languageOfScript(written)) return written;
    // "don't", "w/o", a part of an address or of a name with a digit.
    if (/['’@]/.test(`${text[at - 1] ?? ''}${text[at + written.length] ?? ''}`)) return written;
    if (written.length === 2) return spellOut(fold(written), words) ?? written;
    // Names are spelled as they please; Germans write every noun with a capital.
    const isName =
      language !== 'de' &&
      /^\p{Lu}\p{Ll}/u.test(written) &&
      /[\p{L}\p{N},]\s$/u.test(text.slice(0, at));
    if (isName) return written;
    const repaired = repairWord(fold(written), words);
    if (repaired === null) return written;
    // "Retocar" is found where the documents write "retoca", so it stays the verb that it is.
    const isSame = language !== 'en' && stem(repaired, language) === stem(fold(written), language);
    const isOther = isAddressing(fold(written), language) && !repaired.endsWith('is');
    return isSame || isOther ? written : repaired;
  });
  return joinWords(repaired, words);
}

/** "hw much": what is written in two letters is only known by heart. */
function spellOut(word: string, { vocabulary, language }: TypoWords): string | null {
  const { shorthand } = getTalkMatchers(language).talk;
  const meant = Object.hasOwn(shorthand, word) ? shorthand[word] : undefined;
  return meant && !meant.includes(' ') && !vocabulary.words.has(word) ? meant : null;
}

function repairWord(word: string, words: TypoWords): string | null {
  const { vocabulary, asking, days, things, kinds, common, language } = words;
  if ([vocabulary.words, asking, days, placeNames].some((list) => list.has(word))) return null;
  if (isTranslated(word, words)) return null;
  // "Marlowes" is what the documents call "Marlowe's".
  if (language === 'en' && word.endsWith('s') && vocabulary.words.has(word.slice(0, -1)))
    return null;
  const { talk, courtesies } = getTalkMatchers(language);
  if (Object.hasOwn(talk.shorthand, word) || courtesies.vocabulary.has(word)) return null;
  const rank = common.get(word);
  const isCommon = rank !== undefined && (word.length > shortWord || rank < everydayRank);
  if (isCommon || things.has(word) || kinds.has(word))
    return (rank ?? rareWordRank) > surelyMeantRank ? findHomophone(word, words) : null;
  const plain = plainWord({
    word,
    language,
    isKnown: (each) =>
      vocabulary.words.has(each) || (common.get(each) ?? rareWordRank) < rareWordRank,
  });
  if (plain && vocabulary.languages.includes(language)) return plain;
  const isForm =
    rank !== undefined || isFormOfKnown(word, words) || findMeanings(word, language).length > 0;
  const isRight =
    (word.length > shortWord && isInDictionary(word, language)) || isCompound(word, words);
  const whole = isForm || isRight ? null : writeOut(word, words);
  if (whole) return whole;
  const nearest = findNearest({ word, words, isForm: isForm || isRight, isRight });
  return nearest ?? (isRight ? findHomophone(word, words) : isForm ? null : cutInTwo(word, words));
}

/** "Betriebsfeier" is no slip for "Betriebsferien" where both its parts are words. */
function isCompound(word: string, { vocabulary, things, common, language }: TypoWords): boolean {
  if (!joinsNouns(language)) return false;
  const isWord = (part: string): boolean =>
    vocabulary.words.has(part) || things.has(part) || common.has(part);
  const [first, head] = findCompoundParts({
    word,
    find: (part) => (isWord(part) ? part : undefined),
  });
  return first !== undefined && head !== undefined && head.from - first.to <= 0;
}

/** A word that can be looked up in the language of the documents is spelled right. */
const isTranslated = (word: string, { vocabulary, language }: TypoWords): boolean =>
  !vocabulary.languages.includes(language) &&
  vocabulary.languages.some((to) => translate({ words: [word], from: language, to }).length > 0);

/** "Mani" for "manicure", "ped" for "pedicure": no word by itself, and the documents use just one that begins so. */
function writeOut(word: string, { vocabulary, language }: TypoWords): string | null {
  if (word.length < shortestStart || !vocabulary.languages.includes(language)) return null;
  const begun = [...vocabulary.words]
    .filter(([each]) => each.startsWith(word) && each.length - word.length >= leastCut)
    .sort((a, b) => b[1] - a[1]);
  const stems = new Set(begun.map(([each]) => stem(each, language)));
  return stems.size === 1 ? (begun[0]?.[0] ?? null) : null;
}

const shortestStart = 3;
const leastCut = 3;

/** "How far is the beech": a real word, but the documents speak of the one that sounds like it and not of this. */
function findHomophone(word: string, words: TypoWords): string | null {
  const { vocabulary, asking, language } = words;
  if (!vocabulary.languages.includes(language)) return null;
  // "Boots" is what someone asks for, not a way to write "bought".
  const isThing = words.things.has(word) || words.kinds.has(word);
  const [alike] = words
    .alikeIn(word)
    .filter((each) => !asking.has(each) && !isSameWord(word, each))
    .filter((each) => !isThing || slipCost(word, each) <= slipCosts.other);
  if (!alike) return null;
  const isMeant = findMeanings(word, language).some(({ id }) =>
    wordsOf(id, language).some((each) => vocabulary.words.has(fold(each))),
  );
  return isMeant ? null : alike;
}

/** One is a form of the other: "parks" for "park". */
const isSameWord = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** "Giftcard" where the documents write "gift card"; the second word may have a slip. */
function cutInTwo(word: string, words: TypoWords): string | null {
  const { vocabulary, asking, language } = words;
  if (word.length < shortestPair || !vocabulary.languages.includes(language)) return null;
  // Compounds are split where they are searched.
  if (joinsNouns(language)) return null;
  const isPart = (part: string): boolean => vocabulary.words.has(part) && !asking.has(part);
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (!isPart(head)) continue;
    if (isPart(tail)) return `${head} ${tail}`;
    const [alike] = words.alikeIn(tail).filter(isPart);
    if (alike && tail.length > 3) return `${head} ${alike}`;
    if (head.length < 4) continue;
    for (const each of vocabulary.words.keys())
      if (isPart(each) && isNearlyThere(tail, each)) return `${head} ${each}`;
  }
  return null;
}

/** Two letters are swapped, or a vowel was left out: "selfserv" for "self serve". */
function isNearlyThere(written: string, meant: string): boolean {
  const missing = meant.length - written.length;
  if (missing !== 0 && (missing !== 1 || meant.length < shortestMeant)) return false;
  return slipCost(written, meant) <= (missing === 0 ? slipCosts.swapped : slipCosts.missingSoft);
}

const shortestMeant = 4;
const shortestPair = 6;

/** "Day care" where the documents write "daycare"; "my license" is no "MyLicense". */
function joinWords(text: string, { vocabulary, asking, days, language }: TypoWords): string {
  if (!vocabulary.languages.includes(language)) return text;
  const isOwn = (word: string): boolean => !asking.has(word) && !days.has(word);
  return text.replace(
    /(?<![\p{L}\p{M}\p{N}-])([\p{L}\p{M}]{2,20}) ([\p{L}\p{M}]{3,20})(?![\p{L}\p{M}\p{N}-])/gu,
    (pair: string, first: string, second: string) => {
      const [head, tail] = [fold(first), fold(second)];
      if (!isOwn(head) || !isOwn(tail) || isArticle(head, language)) return pair;
      // Where the documents write both words, they may well stand side by side.
      if (vocabulary.words.has(head) && vocabulary.words.has(tail)) return pair;
      const joined = [`${head}${tail}`, `${head}s${tail}`].find(
        (each) => each.length >= shortestPair && vocabulary.words.has(each),
      );
      return joined ?? pair;
    },
  );
}

/** "boots" is known where "boot" is, "Brezel" where "Brezeln" is. */
function isFormOfKnown(word: string, { vocabulary, things, common, language }: TypoWords): boolean {
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

const endingsOf: Partial<Record<LanguageCode, readonly string[]>> = wordsOfEach(
  ({ grammar }) => grammar.endings,
);
const usualEndings = ['s', 'es', 'n', 'en', 'e', 'i', 'a'];
