import type { QuestionWords } from '#server/engine/language/talk-words.ts';
import type { Word } from './read-words.ts';

const longestSubject = 4;
const notMoved = new Set(['have', 'has', 'cost', 'costs', 'comes', 'does', 'happens', 'applies']);

/**
 * Turns "(I was wondering) if you are open" into "are you open" where the language has a simple way to do it.
 * Returns the words in their new order, extra text before some of them, and where a question now ends.
 */
export function makeDirect({
  words,
  kept,
  introduced,
  questions,
}: {
  words: readonly Word[];
  kept: readonly number[];
  introduced: ReadonlySet<number>;
  questions: QuestionWords;
}): { kept: number[]; inserted: Map<number, string>; asked: Set<number>; introduced: Set<number> } {
  const inserted = new Map<number, string>();
  const asked = new Set<number>();
  const starts = new Set(introduced);
  let order = [...kept];
  for (const index of introduced) {
    const at = order.indexOf(index);
    const word = words[index];
    if (at < 0 || !word || !questions.whether.includes(word.text)) continue;
    const last = order.findIndex((other, place) => place >= at && words[other]?.closes === true);
    const end = last < 0 ? order.length : last + 1;
    const clause = order.slice(at + 1, end);
    const direct = reorder({ words, clause, questions });
    if (!direct) continue;
    if (direct.insert && direct.clause[0] !== undefined)
      inserted.set(direct.clause[0], direct.insert);
    if (direct.clause[0] !== undefined) starts.add(direct.clause[0]);
    const ending = direct.clause.at(-1);
    if (ending !== undefined) asked.add(ending);
    order = [...order.slice(0, at), ...direct.clause, ...order.slice(end)];
  }
  return { kept: order, inserted, asked, introduced: starts };
}

function reorder({
  words,
  clause,
  questions,
}: {
  words: readonly Word[];
  clause: number[];
  questions: QuestionWords;
}): { clause: number[]; insert?: string } | null {
  const textAt = (place: number) => words[clause[place] ?? -1]?.text ?? '';
  const verbs = new Set(questions.verbs);
  if (questions.direct === 'keep' || clause.length < 2) return null;
  if (questions.direct === 'drop') return { clause };
  if (questions.direct === 'verb-first') {
    const verb = clause.at(-1);
    if (verb === undefined || !verbs.has(textAt(clause.length - 1))) return null;
    return { clause: [verb, ...clause.slice(0, -1)] };
  }
  const auxiliary = clause.findIndex(
    (_, place) => place > 0 && place <= longestSubject && verbs.has(textAt(place)),
  );
  const pronoun = ['i', 'you', 'we', 'they'].includes(textAt(0));
  // "if you have parking" asks with "do", "if you have been" does not occur in questions to a shop.
  if (pronoun && (auxiliary !== 1 || ['have', 'do', 'cost'].includes(textAt(1)))) {
    return { clause, insert: 'do ' };
  }
  const verb = clause[auxiliary];
  const plain = auxiliary < 1 || verb === undefined || !questions.subjects.includes(textAt(0));
  // "the station has parking?" is still a question, and keeps its words.
  if (plain || notMoved.has(textAt(auxiliary))) return { clause };
  return { clause: [verb, ...clause.slice(0, auxiliary), ...clause.slice(auxiliary + 1)] };
}
