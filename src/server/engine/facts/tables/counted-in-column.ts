import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { Filtered } from './filter-rows.ts';

/** "How many coins for the wool wash?" doesn't count washes: a column has the number. */
export const isCountedInColumn = (
  head: QuestionTerm,
  { table: { table, columnStems, name }, selecting, isKind }: Filtered,
): boolean =>
  selecting === 0 &&
  !isKind &&
  table.columns.some(
    ({ role }, column) =>
      role === 'number' && column !== name && holdsTerm(head, columnStems[column] ?? noStems) === 1,
  );

const noStems: ReadonlySet<string> = new Set();
