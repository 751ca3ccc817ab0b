import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import { fitColumns, namedFit } from './column-fit.ts';
import type { Segment } from './named-things.ts';
import { ownPrices } from './price-columns.ts';
import { furtherOf } from './quantity.ts';
import type { Part } from './sum-part.ts';

/** All that is said names one of the usual prices of the row, and no row. */
export function isColumnOf({ match: { row } }: Part, { terms, words: said }: Segment): boolean {
  const { table, columnStems, rows, name, language } = row.table;
  const stems = new Set(said.map((word) => stem(word, language)));
  return ownPrices(row.table).some(
    (column) =>
      terms.length > 0 &&
      wordsOf(table.columns[column]?.name ?? '').length > 1 &&
      wordsOf(table.columns[column]?.name ?? '').every((word) => stems.has(stem(word, language))) &&
      terms.every(
        (term) =>
          holdsTerm(term, columnStems[column] ?? noStems) > 0 &&
          rows.every((other) => holdsTerm(term, other.stems[name] ?? noStems) < 1),
      ),
  );
}

/** "A tour with 2 children" beside columns for one child and each extra child: how many, not another thing. */
export const isCountOf = ({ match: { row } }: Part, { figures }: Segment): boolean =>
  figures.some(
    (figure) => figure.kind === 'thing' && furtherOf(figure, row, row.table.prices) !== null,
  );

/** "With the insurance": a column of what is charged beside the price of a row. */
export function findBeside({ match }: Part, { terms }: Segment): Part | null {
  const { row } = match;
  const { table, rows, prices, name, columnStems } = row.table;
  const own = ownPrices(row.table);
  const column = prices.find(
    (each) =>
      !own.includes(each) &&
      row.amounts[each] &&
      terms.some(
        (term) =>
          holdsTerm(term, columnStems[each] ?? noStems) === 1 &&
          own.every((other) => holdsTerm(term, columnStems[other] ?? noStems) === 0) &&
          rows.every(({ stems }) => holdsTerm(term, stems[name] ?? noStems) < 1),
      ),
  );
  if (column === undefined || !table.columns[column]) return null;
  return { match, columns: [column], quantity: null, isBeside: true };
}

/** "A new screen and a battery for it": two columns of one row. */
export function findOtherColumn({ match, columns }: Part, { terms }: Segment): Part | null {
  const { row } = match;
  const [own] = columns;
  if (columns.length !== 1 || terms.length === 0) return null;
  const named = row.table.prices.filter((column) =>
    terms.some((term) => (fitColumns(term, row.table)[column] ?? 0) >= namedFit),
  );
  const [column] = named;
  if (named.length !== 1 || column === undefined || column === own || !row.amounts[column])
    return null;
  return { match, columns: [column], quantity: null, isBeside: true };
}

const noStems: ReadonlySet<string> = new Set();
