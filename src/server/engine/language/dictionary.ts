import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';

const require = createRequire(import.meta.url);
let english: ReadonlySet<string> | null = null;

/**
 * Whether a word stands in a dictionary: rare words are right as they are. Only English has one that may be shipped with
 * any product.
 */
export function isInDictionary(word: string, language: LanguageCode): boolean {
  if (language !== 'en') return false;
  english ??= readWords(require.resolve('dictionary-en'));
  const words = english;
  const american = word.replace(/(?<=\p{L}{2})our(?=s?$|ed$|ing$|able$)/u, 'or');
  return [word, american].some(
    (each) => words.has(each) || basesOf(each).some((base) => words.has(base)),
  );
}

/** The dictionary lists words without their endings: "catered" is "cater", "moved" is "move", "planned" is "plan". */
function basesOf(word: string): string[] {
  return endings.flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < shortestBase) return [];
    const base = word.slice(0, -ending.length);
    const single = /([^aeiou])\1$/.test(base) ? [base.slice(0, -1)] : [];
    // "Grinding" and "gridding" are words; "griding" is a slip.
    const isDoubled =
      /^(?:ed|ing|ers?)$/.test(ending) && /^[^aeiou]+[aeiou][^aeiouwxy]$/.test(base);
    return [...(isDoubled ? [] : [base]), `${base}e`, ...single];
  });
}

const endings = ['s', 'es', 'ed', 'ing', 'er', 'ers'];
const shortestBase = 3;

/** One word on a line, with marks for its endings behind a slash. Names begin with a capital. */
function readWords(entry: string): ReadonlySet<string> {
  const text = readFileSync(join(dirname(entry), 'index.dic'), 'utf8');
  const words = new Set<string>();
  for (const line of text.split('\n')) {
    const word = line.split('/')[0]?.trim() ?? '';
    if (/^\p{Ll}{3,}$/u.test(word)) words.add(fold(word));
  }
  return words;
}
