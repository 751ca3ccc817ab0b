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

export function findCuratedAnswer(o: {
  question: string;
  vector: Float32Array | null;
  curated: readonly CuratedAnswer[];
}): CuratedAnswer | null {
  // "Who are you?" is made of words that search leaves out, so the same words are looked for first.
  const same = o.curated.find(({ question }) => isSame(question, o.question));
  if (same) return same;
  const asked = new Set(analyse(o.question));
  let best: { answer: CuratedAnswer; closeness: number } | null = null;
  for (const answer of o.curated) {
    const words = overlap(asked, new Set(analyse(answer.question)));
    const cosine = o.vector && answer.vector ? dot(o.vector, answer.vector) : null;
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
  const words = wordsOf(one);
  return words.length > 0 && words.join(' ') === wordsOf(other).join(' ');
}

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
