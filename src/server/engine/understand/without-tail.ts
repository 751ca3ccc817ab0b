import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { spellNumbers } from './figures.ts';
import { readWords } from './read-words.ts';
import { wish } from './split-questions.ts';
import { getTalkMatchers } from './talk-matchers.ts';

/** "Do you take cards? I've got no cash on me.": the question without what is told behind it. */
export function withoutTail(text: string, language: LanguageCode): string | null {
  const end = text.lastIndexOf('?') + 1;
  const tail = text.slice(end).trim();
  const words = readWords({ text: tail, shorthand: getTalkMatchers(language).talk.shorthand });
  // How old someone is, or how many they are, belongs to the question.
  if (/\d/.test(spellNumbers(fold(tail), language))) return null;
  const first = words.slice(0, 3).map((word) => word.text);
  const isTold = telling.test(first[0] ?? '') || wish.test(first.join(' '));
  return end > 1 && words.length >= shortestTail && isTold ? text.slice(0, end).trim() : null;
}

/** How visitors begin to tell of themselves. */
const telling =
  /^(?:i|im|ive|id|we|were|weve|wed|my|our|he|hes|she|shes|they|theyre|its|theres|just|ich|wir|mein\p{L}*|unser\p{L}*|er|sie|es|yo|mi|mis|somos|soy|tengo|tenemos|nuestr\p{L}*|je|j|nous|mon|ma|mes|notre|io|noi|mio|mia|ho|siamo|eu|nos|meu|minha|tenho|temos|ik|wij|we|mijn|onze|ja|moj\p{L}*|mam|mamy)$/u;

const shortestTail = 2;
