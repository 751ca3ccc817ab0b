import type { Question } from './knowledge-base.ts';

/** Right is a text that contains a gold string after folding white space, case, curly quotes and dashes. */
export function holdsGold(text: string, question: Question, named: boolean): boolean {
  const folded = fold(text);
  const held = question.gold.some((gold) => folded.includes(fold(gold)));
  return (
    held && (!named || !question.gold_property || folded.includes(fold(question.gold_property)))
  );
}

export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  let won = 0;
  for (const a of positive) for (const b of negative) won += a > b ? 1 : a === b ? 0.5 : 0;
  return won / (positive.length * negative.length || 1);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

export const share = <T>(values: readonly T[], test: (value: T) => boolean): number =>
  values.filter(test).length / (values.length || 1);

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
