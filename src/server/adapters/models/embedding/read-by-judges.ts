import type { Judge } from './open-judge.ts';

/** One text more is read with each step, so that other work can come in between. */
export type Reading = {
  /** True once everything has been read. */
  step(): Promise<boolean>;
  scores(): Float32Array;
};

/**
 * Fitted on shops that the judges didn't learn from (`bench/judge/weigh-judges.ts`), on the scale of what the quick one
 * says alone.
 */
export const judgeWeights = {
  /** So many of the texts are read again by the deep judge: those that the quick one likes best. */
  readDeeply: 5,
  /** What both say together. */
  both: { quick: 0.38, deep: 0.93, start: 0.15 },
  /** What is made of a text that only the quick one has read. */
  quick: { quick: 0.86, start: -0.72 },
};

/** The quick judge reads all texts, then the deep one, which takes twice as long, the best of them. */
export function createReading({
  question,
  texts,
  quick,
  deep,
}: {
  question: string;
  texts: readonly string[];
  quick: Judge;
  /** Without it what the quick one says counts alone. */
  deep: Judge | null;
}): Reading {
  const quickScores: number[] = [];
  const deepScores = new Map<number, number>();
  let left: number[] | null = null;
  return {
    async step() {
      const next = texts[quickScores.length];
      if (next !== undefined) {
        quickScores.push(await quick.score(question, next));
        return !deep && quickScores.length === texts.length;
      }
      if (!deep) return true;
      left ??= likeBest(quickScores).slice(0, judgeWeights.readDeeply);
      const at = left.shift();
      if (at !== undefined) deepScores.set(at, await deep.score(question, texts[at] ?? ''));
      return left.length === 0;
    },
    scores: () =>
      Float32Array.from(quickScores, (score, at) => {
        if (!deep) return score;
        const deepScore = deepScores.get(at);
        if (deepScore === undefined)
          return judgeWeights.quick.start + judgeWeights.quick.quick * score;
        const { both } = judgeWeights;
        return both.start + both.quick * score + both.deep * deepScore;
      }),
  };
}

const likeBest = (scores: readonly number[]): number[] =>
  [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
