import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

/**
 * Words of sentences that say how long something counts: prices, offers, menus. Folded, separated by commas; a word that
 * ends with `*` also stands for longer ones.
 */
const words: Record<LanguageCode, string> = wordsOfEach(({ smallWords }) => smallWords.validity);

const built = new Map<LanguageCode, RegExp>();

/** Finds such a word in folded text. */
export function validityPattern(language: LanguageCode): RegExp {
  const known = built.get(language);
  if (known) return known;
  const list = words[language].split(',').map((word) => word.replace('*', '\\p{L}*'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'u');
  built.set(language, pattern);
  return pattern;
}
