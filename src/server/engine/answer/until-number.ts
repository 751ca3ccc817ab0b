import { givesNumber } from './emergency.ts';
import type { LoadedPassage } from './passage-text.ts';

/** Advice that lacks the number to call goes on to the line with it, when that follows soon. */
export function untilNumber({ sentences }: LoadedPassage, chosen: readonly number[]): number[] {
  const said = chosen.map((index) => sentences[index]?.text ?? '');
  if (said.some(givesNumber)) return [];
  const next = Math.max(...chosen) + 1;
  const following = sentences.slice(next, next + soon);
  const end = following.findIndex(({ text }) => givesNumber(text));
  const isApart = following.slice(0, end + 1).some(({ heading }) => heading);
  return end < 0 || isApart ? [] : following.slice(0, end + 1).map((_, at) => next + at);
}

const soon = 3;
