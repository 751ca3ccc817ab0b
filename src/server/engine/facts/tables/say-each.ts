import { fold } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { formatAmount } from './amount.ts';
import type { OpenRow } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { asksApiece } from './question-forms.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayCell, sayName } from './write-rows.ts';

/** "How much is that per ride with the 10-ride card?": the price of one of those that are sold together. */
export function sayEach(
  row: OpenRow,
  { question, wanted, words, speech }: TableTask,
): string | null {
  const [, digits = '', noun = ''] = counted.exec(fold(row.name)) ?? [];
  const count = Number(digits);
  const [column, other] = priceColumns(row, wanted);
  if (count < 2 || column === undefined || other !== undefined) return null;
  const amount = row.amounts[column];
  if (!amount || amount.isFrom || amount.highest !== amount.value || amount.value === 0)
    return null;
  const { language } = row.table;
  const isAsked =
    asksApiece(question.folded) ||
    [...question.folded.matchAll(perOne)].some(
      ([, word = '']) => stem(word, language) === stem(noun, language),
    );
  if (!isAsked) return null;
  const total = sayCell(row, column, speech);
  const price = formatAmount(amount.value / count, total);
  return endSentence(fill(words.templates.each, { price, total, name: sayName(row) }));
}

const counted = /(?<![\d.,])(\d{1,3})(?![\d.,:%])[\s-]?(?:x\s)?(\p{L}{2,30})/u;
const perOne =
  /(?<!\p{L})(?:per|each|pro|je|por|cada|par|chaque|al|za|(?:that|it|this|they|those) an?)\s(\p{L}{2,30})/gu;
