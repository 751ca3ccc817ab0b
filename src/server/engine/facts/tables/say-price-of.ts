import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import { findPrices, formatAmount } from './amount.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import type { TableQuestion } from './table-question.ts';
import type { TableTask } from './table-task.ts';
import {
  endSentence,
  fill,
  type Speech,
  sayCell,
  sayName,
  sayNotes,
  sayPrices,
} from './write-rows.ts';

/** One row's price as a sentence, with its conditions and an extra that the question names. */
export function sayPriceOf({
  row,
  task: { wanted, speech, words },
  alone,
}: {
  row: OpenRow;
  task: TableTask;
  alone: boolean;
}): string {
  const columns = priceColumns(row, wanted);
  const prices = sayPrices({ row, columns, speech });
  const notes = alone ? sayNotes(row) : '';
  const name = sayName(row);
  if (prices === '') {
    const why = notes || (alone ? sayTexts(row) : '');
    return endSentence(why ? `${name}: ${why}` : fill(words.templates.noPrice, { name }));
  }
  const extra = alone ? sayExtra({ row, column: columns[0] ?? -1, wanted, speech }) : '';
  // "Parking: free", "Safe opening: on request"
  const hasAmount = columns.some((column) => row.amounts[column]?.value);
  const said = hasAmount
    ? fill(words.templates.costs, { name, price: prices })
    : `${name}: ${prices}`;
  return [endSentence(said), notes, extra].filter(Boolean).join(' ');
}

/** What a row without a price says instead: "gone since spring". */
export const sayTexts = (row: OpenRow): string =>
  indexesOf(row.table.table, 'text')
    .map((column) => row.cells[column] ?? '')
    .filter((text) => wordsOf(text).length >= leastWords && text.length <= longestText)
    .join(', ');

const leastWords = 3;
const longestText = 200;

/** "With oat milk +0.40" when oat milk was asked for: the sum is worked out. */
function sayExtra({
  row,
  column,
  wanted,
  speech,
}: {
  row: OpenRow;
  column: number;
  wanted: TableQuestion;
  speech: Speech;
}): string {
  const base = row.amounts[column];
  if (!base) return '';
  for (const index of indexesOf(row.table.table, 'note')) {
    const note = row.cells[index] ?? '';
    const found = /\+\s?(?:[€£$]\s?)?(\d+(?:[.,]\d{1,2})?)/.exec(note);
    if (!found?.[1]) continue;
    const before = fold(note.slice(0, found.index));
    const isAsked = wanted.terms.some(
      (term) =>
        holdsTerm(term, row.stems[row.table.name] ?? new Set()) === 0 &&
        holdsTerm(term, row.stems[index] ?? new Set()) > 0 &&
        (before.length > 0 || term.stems.some((stem) => /^(?:day|month):/.test(stem))),
    );
    if (!isAsked) continue;
    const added = findPrices(`${found[1]} €`)[0]?.amount.value ?? 0;
    const total = formatAmount(base.value + added, sayCell(row, column, speech));
    return endSentence(capitalize(fill(speech.templates.withExtra, { total })));
  }
  return '';
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
