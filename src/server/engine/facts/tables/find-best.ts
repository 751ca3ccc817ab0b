import type { Figure } from '#server/engine/understand/figures.ts';
import type { QuestionTerm } from '#server/engine/understand/question.ts';
import { matchRows, type RowMatch } from './match-rows.ts';
import type { OpenTable } from './open-table.ts';

/** Rows that fit about as well as the best one, and the names they have. */
export function findBest({
  tables,
  terms,
  figures,
  byFigures = false,
}: {
  tables: readonly OpenTable[];
  terms: readonly QuestionTerm[];
  figures: readonly Figure[];
  byFigures?: boolean;
}): RowMatch[] {
  const all = tables
    .flatMap((table) => matchRows({ table, terms, figures, byFigures }))
    .sort((a, b) => b.score - a.score);
  const [highest] = all;
  if (!highest) return [];
  // The same name in two lists: the longer list is the usual one.
  const best = all
    .filter(({ score, row }) => score >= highest.score - 0.04 && row.name === highest.row.name)
    .reduce((a, b) => (b.row.table.rows.length > a.row.table.rows.length ? b : a));
  return all.filter(
    (match) =>
      match.row.table === best.row.table &&
      match.score >= best.score - 0.06 &&
      !hasLess(match, best),
  );
}

/** Everything it has of the question the other row has too, and a telling word more: "burr set for the X" over "X". */
function hasLess(match: RowMatch, best: RowMatch): boolean {
  const own = termsInRow(match);
  const others = termsInRow(best);
  return (
    match !== best &&
    others.some((term) => term.information >= 0.3 && !own.includes(term)) &&
    own.every((term) => others.includes(term))
  );
}

const termsInRow = ({ matched }: RowMatch): QuestionTerm[] =>
  [...matched].flatMap(([term, place]) => (['column', 'title'].includes(place) ? [] : [term]));

/** Turns how much of a question was found into how likely the answer is right. */
export function certaintyOf(explained: number): number {
  return Math.max(0, Math.min(0.95, 1.5 * explained - 0.55));
}
