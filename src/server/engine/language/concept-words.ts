import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';

/** A word of a text with the letters it is compared by. */
export type TextWord = { key: string; from: number; to: number };

/** The words of a text in order, with their place in it. */
export function listTextWords(text: string, language: LanguageCode): TextWord[] {
  const words: TextWord[] = [];
  // French and Italian join articles with an apostrophe ("l'addition"), so there it separates words.
  const pattern = language === 'fr' || language === 'it' ? plainWord : wordWithApostrophe;
  for (const found of text.matchAll(pattern)) {
    const bare = language === 'en' ? found[0].replace(englishContraction, '') : found[0];
    words.push({ key: wordKey(bare), from: found.index, to: found.index + bare.length });
  }
  return words;
}

/** Folds a word and the letters that Unicode does not take apart, which people often type without their strokes. */
function wordKey(word: string): string {
  return fold(word)
    .replace(/'/g, '')
    .replace(/[ßłøœæ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** How people type a German word without umlauts: "Rueckgabe". The same word where nothing changes. */
export function spellOutUmlauts(word: string): string {
  return word.normalize('NFC').replace(/[äöü]/g, (letter) => spelledOut[letter] ?? letter);
}

const plainWord = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*/gu;
const wordWithApostrophe = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*(?:['’ʼ][\p{L}\p{N}\p{Mn}]+)*/gu;
/** "I'd" must not become "id" and "I'll" not "ill". */
const englishContraction = /['’ʼ](?:s|d|m|ll|re|ve)$/iu;
const plainLetters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', œ: 'oe', æ: 'ae' };
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
