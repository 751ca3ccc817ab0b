import { analyse } from '#server/engine/index/analyse.ts';

export type Asked = { text: string; vector: Float32Array | null };
export type QuestionGroup<T extends Asked> = { members: T[] };

/** Near enough to be one question: by meaning where both are embedded, else by their words. */
const sameMeaning = 0.75;
const sameWords = 0.5;

/**
 * Puts questions of one meaning together, each with the group whose first question is nearest. The first of a group
 * speaks for it, so groups do not drift. Largest first.
 */
export function groupQuestions<T extends Asked>(questions: readonly T[]): QuestionGroup<T>[] {
  const groups: { first: T; members: T[] }[] = [];
  const words = new Map<T, ReadonlySet<string>>();
  const wordsOf = (question: T): ReadonlySet<string> => {
    const known = words.get(question) ?? new Set(analyse(question.text));
    words.set(question, known);
    return known;
  };
  for (const question of questions) {
    let best: (typeof groups)[number] | null = null;
    let nearest = 0;
    for (const group of groups) {
      const near =
        question.vector && group.first.vector
          ? dot(question.vector, group.first.vector) / sameMeaning
          : overlap(wordsOf(question), wordsOf(group.first)) / sameWords;
      if (near >= 1 && near > nearest) {
        best = group;
        nearest = near;
      }
    }
    if (best) best.members.push(question);
    else groups.push({ first: question, members: [question] });
  }
  return groups
    .map(({ members }) => ({ members }))
    .sort((a, b) => b.members.length - a.members.length);
}

/** Shared words over all words of both. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared || 1);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
