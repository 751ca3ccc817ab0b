import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { CourtesyRole } from '#server/engine/language/talk-words.ts';
import type { Word } from './read-words.ts';
import { getBorrowedCourtesies, getTalkMatchers } from './talk-matchers.ts';

/** A stretch of words that is a courtesy; `own` is false for one borrowed from another language. */
export type Courtesy = { role: CourtesyRole; start: number; end: number; own: boolean };

type Step = { score: number; courtesy: Courtesy | null };

/**
 * Reads as many words as possible from `start` as a row of courtesies. The result has an entry for every index that can
 * be reached that way, with the courtesies that lead to it.
 */
export function coverWithCourtesies({
  words,
  texts,
  start,
  end,
  language,
  allowNames = false,
}: {
  words: readonly Word[];
  texts: readonly string[];
  start: number;
  end: number;
  language: LanguageCode;
  /** Accept the capitalized name behind "Thanks" and "Goodbye". */
  allowNames?: boolean;
}): { reached: number[]; readTo: (index: number) => Courtesy[] } {
  const { courtesies } = getTalkMatchers(language);
  const borrowed = getBorrowedCourtesies();
  const steps = new Map<number, Step>([[start, { score: 0, courtesy: null }]]);
  for (let at = start; at < end; at++) {
    const step = steps.get(at);
    if (!step) continue;
    const extend = (courtesy: Courtesy) => {
      if (courtesy.end > end) return;
      const score = step.score + scoreOf(courtesy);
      const other = steps.get(courtesy.end);
      if (!other || other.score < score) steps.set(courtesy.end, { score, courtesy });
    };
    for (const { tag, end: to } of courtesies.matchAt({ words: texts, start: at })) {
      extend({ role: tag, start: at, end: to, own: true });
    }
    for (const { tag, end: to } of borrowed.matchAt({ words: texts, start: at })) {
      extend({ role: tag, start: at, end: to, own: false });
    }
    if (allowNames && isNameAfter({ words, at, before: step.courtesy })) {
      extend({ role: 'filler', start: at, end: at + 1, own: false });
    }
  }
  return {
    reached: [...steps.keys()].filter((index) => index > start).sort((a, b) => a - b),
    readTo: (index) => {
      const path: Courtesy[] = [];
      let step = steps.get(index);
      while (step?.courtesy) {
        path.unshift(step.courtesy);
        step = steps.get(step.courtesy.start);
      }
      return path;
    },
  };
}

/** Prefer the language's own words, then words that mean something, then few long stretches. */
function scoreOf({ role, start, end, own }: Courtesy): number {
  const length = end - start;
  return (own ? length * 100 : 0) + (role === 'filler' ? 0 : length * 10) - 1;
}

function isNameAfter({
  words,
  at,
  before,
}: {
  words: readonly Word[];
  at: number;
  before: Courtesy | null;
}): boolean {
  const word = words[at];
  if (!word || !before || (before.role !== 'thanks' && before.role !== 'goodbye')) return false;
  // "Thank You Cards" is a title, not a name behind thanks.
  const title = at > 1 && words[at - 1]?.capitalized === true;
  return word.capitalized && word.closes && !word.asks && !title;
}
