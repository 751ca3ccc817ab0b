import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';

/** "Module 3": a thing that is told from others like it by its number. */
type Numbered = { word: string; number: string };

/** The line about "module 3" and those below it, up to "module 4"; null when the lines aren't numbered so. */
export function pickNumbered({
  lines,
  question,
  language,
}: {
  lines: readonly string[];
  question: string;
  language: LanguageCode;
}): { from: number; to: number } | null {
  for (const { word, number } of listNumbered(question, language)) {
    const starts = lines.flatMap((line, at) => {
      const [first = '', second = ''] = wordsOf(line.slice(0, 80));
      return first === word && /^\d{1,3}$/.test(second) ? [{ at, number: second }] : [];
    });
    const from = starts.find((start) => start.number === number);
    if (!from || starts.length < 2) continue;
    const next = starts.find(({ at }) => at > from.at);
    return { from: from.at, to: next?.at ?? Math.min(lines.length, from.at + 2) };
  }
  return null;
}

function listNumbered(question: string, language: LanguageCode): Numbered[] {
  const words = wordsOf(question);
  const stopWords = stopWordsOf(language);
  return words.flatMap((word, at) => {
    const number = words[at + 1] ?? '';
    const isName = /^\p{L}{3,}$/u.test(word) && !stopWords.has(word);
    return isName && /^\d{1,3}$/.test(number) ? [{ word, number }] : [];
  });
}
