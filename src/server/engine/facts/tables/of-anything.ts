import { saysPhrase } from '#server/engine/understand/phrases.ts';
import type { Filtered } from './filter-rows.ts';
import type { TableTask } from './table-task.ts';

export const anythingShare = 0.5;

/** "The cheapest way to sleep": what is done says which, and nothing chooses among all the things of a long list. */
export function isOfAnything(
  { question: { folded, terms }, wanted, words }: TableTask,
  { selecting, isKind, known, rows }: Filtered,
): boolean {
  const isUnread = terms.some(
    (term) => term.isDoing && !wanted.terms.some(({ word }) => word === term.word),
  );
  return (
    isUnread &&
    !saysPhrase(folded, words.things) &&
    selecting === 0 &&
    !isKind &&
    rows.length > mostOfOneKind &&
    [...known].every(({ isAside, stems }) => isAside || stems.some(isDay))
  );
}

const isDay = (stem: string): boolean => /^(?:day|month):/.test(stem);
const mostOfOneKind = 12;
