import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

/** A word of a text: as it is spelled, with the letters it is compared by, and whether a phrase may do without it. */
export type TextWord = { written: string; key: string; filler: boolean; from: number; to: number };

/** The words of a text in order, with their place in it. */
export function listTextWords(text: string, language: LanguageCode): TextWord[] {
  const words: TextWord[] = [];
  // French and Italian join articles with an apostrophe ("l'addition"), so there it separates words.
  const pattern = elides[language] ? plainWord : wordWithApostrophe;
  for (const found of text.matchAll(pattern)) {
    const bare = language === 'en' ? found[0].replace(englishContraction, '') : found[0];
    const key = wordKey(bare);
    const written = bare.normalize('NFC').toLowerCase();
    const [from, to] = [found.index, found.index + bare.length];
    words.push({ written, key, filler: fillers[language].has(written), from, to });
  }
  return words;
}

/** Folds a word and the letters that Unicode does not take apart, which people often type without their strokes. */
function wordKey(word: string): string {
  // Most words have nothing to fold, and folding is slow.
  if (/^[a-z0-9]+$/i.test(word)) return word.toLowerCase();
  return fold(word)
    .replace(/'/g, '')
    .replace(/[ßłøœæ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** How people type a German word without umlauts: "Rueckgabe". The same word where nothing changes. */
export function spellOutUmlauts(word: string): string {
  return word.normalize('NFC').replace(/[äöü]/g, (letter) => spelledOut[letter] ?? letter);
}

const elides = wordsOfEach(({ grammar }) => grammar.elides);
const plainWord = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*/gu;
const wordWithApostrophe = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*(?:['’ʼ][\p{L}\p{N}\p{Mn}]+)*/gu;
/** "I'd" must not become "id" and "I'll" not "ill". */
const englishContraction = /['’ʼ](?:s|d|m|ll|re|ve)$/iu;
const plainLetters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', œ: 'oe', æ: 'ae' };
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Articles, possessives and object pronouns: "pull a tooth" and "pull my tooth", "call off" and "call it off" are the same. */
const fillers: Record<LanguageCode, ReadonlySet<string>> = wordsOfEach(({ smallWords }) =>
  list(smallWords.fillers),
);

/** Whether a little word changes nothing about the word it goes with: "in cash", "per month", "eine Stunde". */
export function isPlainAddition(word: string, language: LanguageCode): boolean {
  return plainFillers(language).has(word) || plainAdditions[language].has(word);
}

/** An article or a possessive: "my", "the". */
export const isArticle = (word: string, language: LanguageCode): boolean =>
  plainFillers(language).has(word);

const foldedFillers = new Map<LanguageCode, ReadonlySet<string>>();

function plainFillers(language: LanguageCode): ReadonlySet<string> {
  let folded = foldedFillers.get(language);
  if (!folded) {
    folded = new Set([...fillers[language]].filter((word) => !objects.has(word)).map(wordKey));
    foldedFillers.set(language, folded);
  }
  return folded;
}

/** "can't make it" is no making. */
const objects = list('it them es ihn lo');

const plainAdditions: Record<LanguageCode, ReadonlySet<string>> = wordsOfEach(({ smallWords }) =>
  list(smallWords.additions),
);
