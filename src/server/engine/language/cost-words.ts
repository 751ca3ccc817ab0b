import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

/** Words for what something costs: a text that says "free of charge" answers who asks for the price. */
const words: Record<LanguageCode, string> = wordsOfEach(({ smallWords }) => smallWords.cost);

const asked: Record<LanguageCode, string> = wordsOfEach(({ smallWords }) => smallWords.costAsked);

const listOf = (list: string): string[] => list.split(' ').map(fold);

/** Whether a question asks if or what something costs. "I'm free on Monday" doesn't. */
export function asksCost(folded: string, language: LanguageCode): boolean {
  const words = new Set(wordsOf(folded.replace(atLeisure, ' ')));
  return listOf(asked[language]).some((word) => words.has(word));
}

const atLeisure =
  /(?<!\p{L})free (?=(?:at|on|from|this|next|tomorrow|today|after|until|all)(?!\p{L}))/gu;

/** The stems that tell it in a text. */
export const costStemsOf = (language: LanguageCode): string[] => [
  ...new Set(listOf(words[language]).map((word) => stem(word, language))),
];
