import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { Question } from '#server/engine/understand/question.ts';
import { leanOn } from './lean-on-earlier.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { isOtherDay } from './row-doubts.ts';
import { notCompared } from './row-nearness.ts';
import { judgeRanges } from './row-ranges.ts';
import { sayPriceOf } from './say-price-of.ts';
import { readTableQuestion, type TableQuestion } from './table-question.ts';
import { withoutNames } from './without-names.ts';
import { sayName } from './write-rows.ts';

/** The price in a row that was found by its meaning; null where the question asks for something else. */
export function priceOfRow({
  row,
  question,
  before,
  tables,
  words,
}: {
  row: OpenRow;
  question: Question;
  /** The question before it, when this one leans on it. */
  before: Question | null;
  tables: readonly OpenTable[];
  words: QuestionWords;
}): { text: string; understood: string } | null {
  const clear = withoutNames(words, tables, question);
  const own = readTableQuestion(question, clear);
  const wanted = before ? leanOn({ own, before: readTableQuestion(before, clear), tables }) : own;
  const { figures, terms } = wanted;
  if (!asksOnePrice(wanted) || isOtherDay(row, terms)) return null;
  if (judgeRanges({ ranges: row.ranges, figures, others: [] }).isOut) return null;
  if (!priceColumns(row, wanted).some((column) => row.amounts[column])) return null;
  const speech = { templates: words.templates, language: question.language };
  const task = { question, before, wanted, tables, words: clear, speech, nearnessOf: notCompared };
  return {
    text: sayPriceOf({ row, task, alone: true }),
    understood: `price of ${sayName(row)}`,
  };
}

/** One row doesn't tell which is the cheapest, or what several come to. */
const asksOnePrice = ({
  wants,
  asksPrice,
  limit,
  timeLimit,
  measureLimit,
}: TableQuestion): boolean =>
  wants === 'price' && asksPrice && !limit && !timeLimit && !measureLimit;
