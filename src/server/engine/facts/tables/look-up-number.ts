import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import { formatAmount } from './amount.ts';
import { certaintyOf, findBest } from './find-best.ts';
import { missingInformation } from './look-up.ts';
import type { RowMatch } from './match-rows.ts';
import { sayValue } from './say-value.ts';
import { sourcesOf } from './sources-of.ts';
import { isStockColumn } from './stock-column.ts';
import type { TableTask } from './table-task.ts';
import { isDurationColumn } from './value-columns.ts';
import { endSentence, sayCell, sayColumn, sayName } from './write-rows.ts';

/** "How many guest passes come with Premium?": a row and a column that says how many. */
export function lookUpNumber(task: TableTask, leastNamed = 0.5): FactAnswer | null {
  // How many are left isn't how many there are.
  if (asksWhatIsLeft.test(task.question.folded)) return null;
  const { wanted, words, speech, tables } = task;
  const best = findBest({
    tables,
    terms: [...wanted.terms, ...wanted.neutral],
    figures: wanted.figures,
  });
  const [top] = best;
  const names = new Set(best.map(({ row }) => sayName(row)));
  if (!top || names.size !== 1 || top.named < leastNamed) return null;
  // "How many seats are still free?" isn't how many there are.
  if (
    top.missing.some(
      ({ information, isAside, isContext }) => information >= 0.3 && !isAside && !isContext,
    )
  )
    return null;
  const { row } = top;
  const { table, columnStems, name } = row.table;
  const rest = wanted.terms.filter((term) => top.matched.get(term) === 'column');
  const columns = table.columns.flatMap((_, index) => {
    if (index === name || (row.cells[index] ?? '') === '') return [];
    // "How many can solve it?" isn't answered by a solving time.
    if (wanted.wants === 'count' && isDurationColumn(row.table, index)) return [];
    const held = rest.reduce((sum, term) => sum + holdsTerm(term, columnStems[index] ?? none), 0);
    const isSure = held >= 1 || /\d/.test(row.cells[index] ?? '');
    return held > 0 && isSure ? [{ index, held }] : [];
  });
  const [first] = columns.sort((a, b) => b.held - a.held);
  if (!first) return sayStock(task, top);
  const total = sayTotalOf(task, top, columns);
  if (total) return total;
  // "Which room is it in?" names the column first; "which rooms have a view?" doesn't ask for one.
  const [leading] = wanted.terms;
  const isLeading = leading && holdsTerm(leading, columnStems[first.index] ?? none) === 1;
  if (wanted.wants === 'list' && !isLeading) return null;
  return {
    text: endSentence(sayValue({ row, column: first.index, words, speech })),
    cited: sourcesOf([row]),
    certainty: certaintyOf(top.explained) - missingInformation(top, wanted.terms) * 0.25,
    understood: `${table.columns[first.index]?.name ?? ''} of ${sayName(row)}`,
  };
}

/** "How many tents do you have?" over a column that counts them. */
function sayStock(
  { question, wanted, words, speech }: TableTask,
  top: RowMatch,
): FactAnswer | null {
  const { row } = top;
  const column = row.table.table.columns.findIndex(isStockColumn);
  if (wanted.wants !== 'count' || !row.amounts[column] || !asksWhatThereIs.test(question.folded))
    return null;
  return {
    text: endSentence(sayValue({ row, column, words, speech })),
    cited: sourcesOf([row]),
    certainty: certaintyOf(top.explained),
    understood: `${sayColumn(row, column)} of ${sayName(row)}`,
  };
}

const asksWhatThereIs =
  /(?<!\p{L})(?:have (?:you|u) got|(?:do|does) (?:you|u|they|it) (?:have|own|stock|hire)|(?:have|got) in stock|are there|is there|you have|gibt es|habt ihr|haben sie|hat ihr|hay|teneis|tienen|avez.vous|il y a|avete|ci sono|tem|ha|hebben jullie|zijn er|macie|jest)(?!\p{L})/u;

/** "How many points do I get in total?" over "Points" and "Bonus points": both together. */
function sayTotalOf(
  { question, wanted, words, speech }: TableTask,
  top: RowMatch,
  columns: readonly { index: number; held: number }[],
): FactAnswer | null {
  const { row } = top;
  const { table } = row.table;
  if (wanted.wants !== 'count' || !saysPhrase(question.folded, words.together)) return null;
  const counted = columns
    .filter(({ index, held }) => held >= 1 && table.columns[index]?.role === 'number')
    .map(({ index }) => index)
    .sort((a, b) => a - b);
  const amounts = counted.flatMap((index) => row.amounts[index] ?? []);
  if (counted.length < 2 || amounts.length < counted.length) return null;
  const [first = -1] = counted;
  const sum = amounts.reduce((all, { value }) => all + value, 0);
  const parts = counted.map((index) => `${sayColumn(row, index)} ${sayCell(row, index, speech)}`);
  return {
    text: endSentence(
      `${sayName(row)}: ${formatAmount(sum, row.cells[first] ?? '')} (${parts.join(' + ')})`,
    ),
    cited: sourcesOf([row]),
    certainty: certaintyOf(top.explained),
    understood: `sum of ${counted.map((index) => sayColumn(row, index)).join(' + ')}`,
  };
}

const asksWhatIsLeft =
  /(?<!\p{L})(?:still|left|remaining|unsold|noch|ubrig|quedan?|restan?|libres|restent?|reste|encore|rimangono|rimast\p{L}|ancora|liberi|restam|sobram|livres|nog|over|vrij|zostalo|jeszcze|wolnych)(?!\p{L})/u;

const none: ReadonlySet<string> = new Set();
