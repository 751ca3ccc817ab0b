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
  const groupOfText = new Map<string, (typeof groups)[number]>();
  const words = new Map<string, ReadonlySet<string>>();
  const wordsOf = ({ text }: T): ReadonlySet<string> => {
    const known = words.get(text) ?? new Set(analyse(text));
    words.set(text, known);
    return known;
  };
  for (const question of questions) {
    // The same words mean the same: many visitors click the same suggested question.
    const same = groupOfText.get(question.text);
    if (same) {
      same.members.push(question);
      continue;
    }
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
    else {
      best = { first: question, members: [question] };
      groups.push(best);
    }
    groupOfText.set(question.text, best);
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
