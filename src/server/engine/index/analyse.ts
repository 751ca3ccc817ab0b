import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { stem } from './stem.ts';

/** The search terms of a text: words folded, stemmed and freed of what carries no meaning; Chinese, Japanese and Korean by pairs of signs. */
export function analyse(text: string, language: LanguageCode = 'en'): string[] {
  const stopWords = stopWordsOf(language);
  const terms: string[] = [];
  for (const word of wordsOf(text)) {
    if (eastAsian.test(word)) terms.push(...pairs(word));
    else if (!stopWords.has(word)) terms.push(stem(word, language));
  }
  return terms;
}

/** The folded words of a text in order, function words included. */
export function wordsOf(text: string): string[] {
  return fold(text).match(words) ?? [];
}

/** Same letters for the same word: case, accents, curly quotes, possessives and hyphens do not matter. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßłøœæ]/g, (sign) => plainLetters[sign] ?? sign)
    .replace(/[’ʼ]/g, "'")
    .replace(/(\p{L})'s\b/gu, '$1')
    .replace(/(\p{L})'(\p{L})/gu, '$1$2')
    .replace(shortHyphen, '$1$2')
    .replace(phrasalPair, '$1$2');
}

/** Letters that have no accent to take off. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
};

/** "Wi-Fi", "check-in", "e-mail" and "X-ray" are one word, however they are written. */
const shortHyphen =
  /(?<![\p{L}\p{N}])(\p{L}{1,6})[-‐‑](in|ins|out|outs|up|ups|off|fi|on|ons|mail|ray|rays|bike|bikes|shirt|shirts)(?![\p{L}\p{N}])/gu;
const phrasalPair =
  /(?<![\p{L}\p{N}])(check|pick|drop|walk|take|wi|drive|sign|call|x|e|t)\s(in|out|outs|up|off|fi|away|mail|ray|rays|shirt|shirts)(?![\p{L}\p{N}])/gu;

const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function pairs(run: string): string[] {
  const signs = [...run];
  return signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}
