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
  const groups: { members: T[]; words: ReadonlySet<string>; vector: Float32Array | null }[] = [];
  for (const question of questions) {
    const words = new Set(analyse(question.text));
    let best: (typeof groups)[number] | null = null;
    let nearest = 0;
    for (const group of groups) {
      const near =
        question.vector && group.vector
          ? dot(question.vector, group.vector) / sameMeaning
          : overlap(words, group.words) / sameWords;
      if (near >= 1 && near > nearest) {
        best = group;
        nearest = near;
      }
    }
    if (best) best.members.push(question);
    else groups.push({ members: [question], words, vector: question.vector });
  }
  return groups
    .map(({ members }) => ({ members }))
    .sort((a, b) => b.members.length - a.members.length);
}

/** Shared words over all words of both. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared || 1);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
