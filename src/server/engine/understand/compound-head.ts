import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';

/** A "Gitarrenkurs" is a course, although only the guitar is a word that means something by itself here. */
export function headBehind(
  word: string,
  inside: readonly string[],
  language: LanguageCode,
): string[] {
  if (!joinsNouns(language)) return [];
  const first = inside.filter((one) => word.startsWith(one)).sort((a, b) => b.length - a.length)[0];
  const rest = first
    ? word.slice(first.length).replace(/^(?:n|en|s|es)(?=[^aeiou]{1,2}[aeiou])/, '')
    : '';
  const isCovered = inside.some((one) => one !== first && word.endsWith(one));
  // The "s" of "Werkstattsachen" belongs to the second word.
  const isCutWrong = first?.endsWith('s') && /^[aeiou]/.test(rest);
  const isHead = rest.length >= shortestHead && !isCovered && !isCutWrong && !findUnit(rest);
  return isHead ? [rest] : [];
}

const shortestHead = 4;
