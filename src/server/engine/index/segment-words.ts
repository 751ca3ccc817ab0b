/** Scripts that are written without spaces between words. */
export const isUnspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

let segmenter: Intl.Segmenter | null = null;

/**
 * The words in a run of letters. Signs that no dictionary knows as a part of a word, mostly names, come in pairs with
 * their neighbors; so do the syllables of Korean, whose words have their endings attached.
 */
export function segmentWords(run: string): string[] {
  if (!isUnspaced.test(run)) return [run];
  if (/^\p{Script=Hangul}/u.test(run)) return pairs([...run]);
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  let singles: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    if (segment.length === 1) {
      singles.push(segment);
      continue;
    }
    words.push(...pairs(singles), segment);
    singles = [];
  }
  return [...words, ...pairs(singles)];
}

function pairs(signs: readonly string[]): string[] {
  return signs.length <= 1
    ? [...signs]
    : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}
