import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { Question } from '#server/engine/understand/question.ts';
import type { OpenChange } from './open-change.ts';
import type { OpenTable } from './open-table.ts';
import type { RowNearness } from './row-nearness.ts';
import type { TableQuestion } from './table-question.ts';
import type { Speech } from './write-rows.ts';

export type TableTask = {
  question: Question;
  /** The question before it, when this one leans on it. */
  before?: Question | null;
  wanted: TableQuestion;
  tables: readonly OpenTable[];
  words: QuestionWords;
  speech: Speech;
  nearnessOf: RowNearness;
  /** What the documents say about prices that change with the case. */
  changes?: readonly OpenChange[];
};
