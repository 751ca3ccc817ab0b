import { foldWord } from './fold-word.ts';

/** A word of a message: folded, with its place in the text. Words of one contraction share their place. */
export type Word = {
  text: string;
  start: number;
  end: number;
  /** Punctuation, a smiley or a line break comes right behind it. */
  closes: boolean;
  /** The punctuation behind the word contains a question mark. */
  asks: boolean;
  capitalized: boolean;
};

const wordPattern = /[\p{L}\p{N}]+(?:['’‘´`][\p{L}\p{N}]+)*/gu;
const breaks = /[^\s\p{L}\p{N}\-–'’"“”„«»&/+()*_#@%$€£]|\n|\s[-–—]\s|--|:[)D(]/u;

/**
 * Reads the words of a chat message. `shorthand` spells out contractions and chat spellings of one language,
 * `vocabulary` helps with stretched words ("sooo") and swapped letters ("thnaks").
 */
export function readWords({
  text,
  shorthand = {},
  vocabulary,
}: {
  text: string;
  shorthand?: Readonly<Record<string, string>>;
  vocabulary?: ReadonlySet<string>;
}): Word[] {
  const found = [...text.matchAll(wordPattern)];
  return found.flatMap((match, index) => {
    const start = match.index;
    const end = start + match[0].length;
    const gap = text.slice(end, found[index + 1]?.index ?? text.length);
    const last = index === found.length - 1;
    const spelled = repair({ word: foldWord(match[0]), shorthand, vocabulary });
    const parts = spelled.split(' ');
    return parts.map((part, place) => ({
      text: part,
      start,
      end,
      closes: place === parts.length - 1 && (last || endsPiece({ word: match[0], gap })),
      asks: place === parts.length - 1 && gap.includes('?'),
      capitalized: /^\p{Lu}/u.test(match[0]),
    }));
  });
}

const abbreviations = new Set(
  'dr mr mrs ms prof st sr sra hr fr nr no tel ca bzw inkl approx vs'.split(' '),
);

function endsPiece({ word, gap }: { word: string; gap: string }): boolean {
  if (/^\. ?$/.test(gap) && abbreviations.has(word.toLowerCase())) return false;
  return breaks.test(gap);
}

function repair({
  word,
  shorthand,
  vocabulary,
}: {
  word: string;
  shorthand: Readonly<Record<string, string>>;
  vocabulary: ReadonlySet<string> | undefined;
}): string {
  const spelled = Object.hasOwn(shorthand, word) ? shorthand[word] : undefined;
  if (spelled !== undefined) return spelled;
  if (!vocabulary || vocabulary.has(word)) return word;
  if (/(\p{L})\1\1/u.test(word)) {
    const candidates = ['$1', '$1$1'].map((run) => word.replace(/(\p{L})\1{2,}/gu, run));
    const known = candidates.find((candidate) => vocabulary.has(candidate));
    return known ?? candidates.map((candidate) => shorthand[candidate]).find(Boolean) ?? word;
  }
  return swapBack({ word, vocabulary }) ?? word;
}

const shortestSwap = 5;
const longestSwap = 14;

function swapBack({ word, vocabulary }: { word: string; vocabulary: ReadonlySet<string> }) {
  if (word.length < shortestSwap || word.length > longestSwap) return undefined;
  for (let at = 1; at < word.length - 1; at++) {
    const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    if (vocabulary.has(swapped)) return swapped;
  }
  return undefined;
}
