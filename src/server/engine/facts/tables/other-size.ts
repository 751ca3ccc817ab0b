import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import type { OpenRow } from './open-table.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableQuestion } from './table-question.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayName, sayPrices } from './write-rows.ts';

/** "And the 14?" after the price of the cake for 6: the price under that number, not so many cakes. */
export function priceOfOtherSize({
  row,
  task: { wanted, words, speech },
  earlier,
}: {
  row: OpenRow;
  task: TableTask;
  earlier: TableQuestion;
}): Omit<FactAnswer, 'certainty'> | null {
  const [figure, another] = wanted.figures;
  const [digits = ''] = figure?.words ?? [];
  if (!figure || another || !earlier.asksPrice || wanted.asksYesNo) return null;
  const { prices, table } = row.table;
  const numbersOver = (column: number): string[] =>
    (table.columns[column]?.name ?? '').match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (prices.filter((column) => numbersOver(column).length > 0).length < 2) return null;
  const [column, other] = prices.filter((each) => numbersOver(each).join(' ') === digits);
  if (column === undefined || other !== undefined || !row.amounts[column]?.value) return null;
  const price = sayPrices({ row, columns: [column], speech });
  return {
    text: endSentence(fill(words.templates.costs, { name: sayName(row), price })),
    cited: sourcesOf([row]),
    understood: `price of ${sayName(row)}`,
  };
}
