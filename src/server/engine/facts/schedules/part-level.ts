import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { foldText, tokenize } from './fold-text.ts';
import { hasWord, withoutBrackets } from './has-word.ts';
import { isSense } from './items.ts';
import { lexiconOf } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { Candidate } from './schedule-candidate.ts';

/** 3: names the subject, 2: its surroundings, 1: no part, 0: another part. */
export function partLevel({ part, candidate }: { part: string; candidate: Candidate }): number {
  if (part === '' || isAll({ part, language: candidate.language })) return 1;
  const subject = foldText(withoutBrackets(candidate.subject));
  const context = foldText(withoutBrackets(candidate.context));
  const words = tokenize(foldText(part))
    .filter((token) => token.kind === 'word' && token.text.length > 2)
    .map((token) => token.text);
  if (words.some((word) => hasWord(subject, word))) return 3;
  if (candidate.subject === '') return 1;
  return words.some((word) => hasWord(context, word)) ? 2 : 0;
}

/** "Both stores", "everything". */
export const isAll = ({ part, language }: { part: string; language: LanguageCode }): boolean =>
  scanText({ text: part, lexicon: lexiconOf(language) }).some((item) => isSense(item, 'all'));
