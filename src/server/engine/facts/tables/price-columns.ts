import { holdsTerm } from '#server/engine/understand/question.ts';
import { fitColumns } from './column-fit.ts';
import type { OpenRow } from './open-table.ts';
import { judgeRanges } from './row-ranges.ts';
import type { TableQuestion } from './table-question.ts';

/** The price columns a question names by a word, a number, a day or a month, else all that are filled. */
export function priceColumns(
  row: OpenRow,
  { terms, figures }: Pick<TableQuestion, 'terms' | 'figures'>,
): number[] {
  const { prices, columnRanges, name } = row.table;
  const others = prices.map((column) => columnRanges[column] ?? []);
  const judged = prices.map((column) => ({
    column,
    ...judgeRanges({ ranges: columnRanges[column] ?? [], figures, others }),
  }));
  const isMet = judged.some(({ met }) => met.length > 0);
  const open = judged.flatMap(({ column, met, isOut }) =>
    isOut || (isMet && met.length === 0) ? [] : [column],
  );
  const filled = open.filter((column) => (row.cells[column] ?? '') !== '');
  const scoreOf = (column: number): number =>
    terms.reduce((sum, term) => {
      const inName = holdsTerm(term, row.stems[name] ?? noStems);
      const inColumn = fitColumns(term, row.table)[column] ?? 0;
      return sum + (inName > 0 ? 0 : inColumn * term.information);
    }, 0);
  const scores = filled.map(scoreOf);
  const best = Math.max(0, ...scores);
  if (best > 0) return filled.filter((_, index) => scores[index] === best);
  return otherwise(row, terms, filled);
}

const noStems: ReadonlySet<string> = new Set();

/** A day or month that no column names is in the one for the rest of the year or week. */
function otherwise(row: OpenRow, terms: TableQuestion['terms'], filled: number[]): number[] {
  const { columnStems } = row.table;
  for (const mark of ['month:', 'day:']) {
    const isAsked = terms.some(({ stems }) => stems.some((stem) => stem.startsWith(mark)));
    const unnamed = filled.filter(
      (column) => ![...(columnStems[column] ?? noStems)].some((stem) => stem.startsWith(mark)),
    );
    if (isAsked && unnamed.length === 1 && filled.length > 1) return unnamed;
  }
  return filled;
}
