import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { getTalkMatchers } from './talk-matchers.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Writes out hasty, dialect and misheard spellings of everyday words: "wen dose it opne" is "when does it opne". Words
 * that the documents use themselves stay.
 */
export function writeOut({
  text,
  language,
  vocabulary,
}: {
  text: string;
  language: LanguageCode;
  vocabulary: Vocabulary;
}): string {
  const { talk } = getTalkMatchers(language);
  const meantBy = (written: string): string | undefined =>
    Object.hasOwn(talk.spellings, written) ? talk.spellings[written] : undefined;
  const found = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  let written = '';
  let from = 0;
  for (let at = 0; at < found.length; at += 1) {
    const [word, next] = [found[at], found[at + 1]];
    if (!word) break;
    const end = word.index + word[0].length;
    const isPart = partBefore.test(text[word.index - 1] ?? '') || partBehind.test(text[end] ?? '');
    const key = fold(word[0]);
    const nextKey = next?.index === end + 1 && text[end] === ' ' ? fold(next[0]) : '';
    const pair = isPart ? undefined : meantBy(`${key} ${nextKey}`);
    const single = isPart ? undefined : meantBy(key);
    // "2 x 1" and "U of A" have no word in them.
    const isCounted = /\d\s?$/.test(text.slice(Math.max(0, word.index - 2), word.index));
    const isSign = key.length === 1 && (isCounted || (word.index > 0 && word[0] !== key));
    // "What dose should I take" where the documents speak of doses, but "dose it open".
    const isNamed = vocabulary.words.has(key) && !talk.questions.subjects.includes(nextKey);
    // "A 3 yr warranty" is one of three years, however "yr" is meant elsewhere.
    const years = isCounted && language === 'en' ? countedYears[key] : undefined;
    const meant = years ?? pair ?? (isSign || isNamed ? undefined : single);
    if (meant === undefined) continue;
    written += text.slice(from, word.index) + keepCase(word[0], meant);
    from = end;
    if (years === undefined && pair !== undefined && next) {
      from = next.index + next[0].length;
      at += 1;
    }
  }
  return written + text.slice(from);
}

const countedYears: Record<string, string> = { yr: 'year', yrs: 'years' };

/** Parts of contractions, addresses and hyphenated names stay. */
const partBefore = /['’@.\-_/&]/;
const partBehind = /['’@\-_/&]/;

const keepCase = (written: string, meant: string): string =>
  /^\p{Lu}/u.test(written) ? `${meant.slice(0, 1).toUpperCase()}${meant.slice(1)}` : meant;
