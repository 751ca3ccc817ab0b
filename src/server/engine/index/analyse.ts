import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import type { TextLanguage } from '#server/engine/language/text-language.ts';
import { foldLetters } from './fold-letters.ts';
import { keepResults } from './keep-results.ts';
import { isUnspaced, segmentWords } from './segment-words.ts';
import { stem } from './stem.ts';

/** The search terms of a text: words folded, stemmed and freed of what carries no meaning. */
export function analyse(text: string, language: TextLanguage = 'en'): string[] {
  const stopWords = stopWordsOf(language);
  const terms: string[] = [];
  for (const word of wordsOf(text)) if (!stopWords.has(word)) terms.push(stem(word, language));
  return terms;
}

/** The folded words of a text in order, function words included; those of scripts without spaces as a dictionary cuts them. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  if (!isUnspaced.test(folded)) return folded.match(words) ?? [];
  return (folded.match(wordsAndRuns) ?? []).flatMap(segmentWords);
}

/** Same letters for the same word: case, accents, curly quotes, possessives and hyphens do not matter. */
export const fold = keepResults(
  (text) =>
    foldLetters(text)
      .replace(/[’ʼ]/g, "'")
      .replace(/(\p{L})'s\b/gu, '$1')
      .replace(/(\p{L})'(\p{L})/gu, '$1$2')
      .replace(shortHyphen, '$1$2')
      .replace(phrasalPair, '$1$2'),
  { most: 20_000 },
);

/** "Wi-Fi", "check-in", "e-mail" and "X-ray" are one word, however they are written. */
const shortHyphen =
  /(?<![\p{L}\p{N}])(\p{L}{1,6})[-‐‑](in|ins|out|outs|up|ups|off|fi|on|ons|mail|ray|rays|bike|bikes|shirt|shirts)(?![\p{L}\p{N}])/gu;
const phrasalPair =
  /(?<![\p{L}\p{N}])(check|pick|drop|walk|take|wi|drive|sign|call|x|e|t)\s(in|out|outs|up|off|fi|away|mail|ray|rays|shirt|shirts)(?![\p{L}\p{N}])/gu;

const words = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*/gu;
const wordsAndRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}])+(?:[.,]\p{N}+)*/gu;
