import { wordsOfEach } from '#server/engine/language/languages.ts';

/** How questions that want a yes or no begin. */
const yesNoStarts: Record<string, RegExp> = wordsOfEach(({ grammar }) => grammar.yesNoStart);

export function startsLikeYesNo(folded: string, language: string): boolean {
  return yesNoStarts[language]?.test(folded.replace(/[¿¡]/g, '').trim()) ?? false;
}
