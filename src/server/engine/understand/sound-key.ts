import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';

/**
 * How a folded word sounds, roughly: words with the same key are easily written for each other ("beech" and "beach",
 * "qwiz" and "quiz", "bacuna" and "vacuna"). Capitals stand for long vowels and sounds of two letters.
 */
export function soundKey(word: string, language: LanguageCode): string {
  let key = word;
  for (const [pattern, sound] of rulesOf[language]) key = key.replace(pattern, sound);
  return key.replace(/(.)\1+/gu, '$1');
}

const rulesOf = wordsOfEach(({ grammar }) => grammar.sounds);
