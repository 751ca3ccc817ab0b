import type { Figure } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { OpenRow, OpenTable } from './open-table.ts';

/**
 * "Which come with 20 pictures?": the column of pictures has to say 20, not one of minutes. Null where the number counts
 * nothing that a column is called.
 */
export function findCounted({
  term,
  terms,
  figures,
  table,
}: {
  term: QuestionTerm;
  terms: readonly QuestionTerm[];
  figures: readonly Figure[];
  table: OpenTable;
}): { counted: QuestionTerm; isMeant: (row: OpenRow) => boolean } | null {
  const figure = figures.find(({ kind, words }) => kind === 'thing' && words[0] === term.word);
  const counted = figure && terms.find(({ stems }) => stems.includes(figure.noun));
  if (!counted) return null;
  const column = table.columnStems.findIndex(
    (stems, index) =>
      index !== table.name && !table.prices.includes(index) && holdsTerm(counted, stems) > 0,
  );
  if (column < 0) return null;
  const says = new RegExp(`(?<![\\d.,])${figure.value}(?![\\d.,])`);
  return { counted, isMeant: ({ cells }) => says.test(cells[column] ?? '') };
}
