import { listOfEach } from './languages.ts';
import type { PatternName } from './pattern-names.ts';

/** A pattern with the words of several languages, and with what other languages add to it in their folder. */
export const withLanguages = (name: PatternName, pattern: RegExp): RegExp =>
  joinPatterns([pattern, ...listOfEach(({ patterns }) => patterns?.[name])]);

/** Matches what one of them matches, with the flags of the first. */
export function joinPatterns([first, ...others]: readonly [RegExp, ...RegExp[]]): RegExp {
  if (others.length === 0) return first;
  return new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
}
