import { analyse, wordsOf } from '#server/engine/index/analyse.ts';

/** A question and its answer as the owner wrote them: what they say outranks every document. */
export type CuratedAnswer = {
  id: string;
  question: string;
  answer: string;
  /** The question's vector by the current model; null until it is embedded. */
  vector: Float32Array | null;
};

/** Near enough in meaning alone, or a little less when the words agree too. */
const sameMeaning = 0.86;
const closeMeaning = 0.72;
const sameWords = 0.75;

export function findCuratedAnswer(input: {
  question: string;
  vector: Float32Array | null;
  curated: readonly CuratedAnswer[];
}): CuratedAnswer | null {
  // "Who are you?" is made of words that search leaves out, so the same words are looked for first.
  const same = input.curated.find(({ question }) => isSame(question, input.question));
  if (same) return same;
  const asked = new Set(analyse(input.question));
  let best: { answer: CuratedAnswer; closeness: number } | null = null;
  for (const answer of input.curated) {
    const words = overlap(asked, new Set(analyse(answer.question)));
    const cosine = input.vector && answer.vector ? dot(input.vector, answer.vector) : null;
    const fits =
      cosine === null
        ? words > sameWords
        : cosine > sameMeaning || (cosine > closeMeaning && words > sameWords);
    const closeness = (cosine ?? 0) + words;
    if (fits && (!best || closeness > best.closeness)) best = { answer, closeness };
  }
  return best?.answer ?? null;
}

function isSame(one: string, other: string): boolean {
  const words = questionWords(one);
  return words !== '' && words === questionWords(other);
}

/** Questions with the same words in the same order are one question. */
export const questionWords = (question: string): string => wordsOf(question).join(' ');

/** Shared words over all words of both. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / (a.size + b.size - shared || 1);
}

function dot(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
