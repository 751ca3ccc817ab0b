import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { OpenRow } from './open-table.ts';

/** The price columns a question names, else all that are filled. */
export function priceColumns(row: OpenRow, terms: readonly QuestionTerm[]): number[] {
  const { prices, columnStems, name } = row.table;
  const filled = prices.filter((column) => (row.cells[column] ?? '') !== '');
  const scores = filled.map((column) =>
    terms.reduce((sum, term) => {
      const inName = holdsTerm(term, row.stems[name] ?? new Set());
      const inColumn = holdsTerm(term, columnStems[column] ?? new Set());
      return sum + (inName > 0 ? 0 : inColumn * term.information);
    }, 0),
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? filled : filled.filter((_, index) => scores[index] === best);
}
