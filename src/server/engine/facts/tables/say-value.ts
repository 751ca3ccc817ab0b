import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import { affirmative } from './filter-rows.ts';
import type { OpenRow } from './open-table.ts';
import type { TableQuestion } from './table-question.ts';
import { fill, type Speech, sayCell, sayColumn, sayName } from './write-rows.ts';

export function sayValue({
  row,
  column,
  words,
  speech,
}: {
  row: OpenRow;
  column: number;
  words: QuestionWords;
  speech: Speech;
}): string {
  const name = sayName(row);
  const value = sayCell(row, column, speech);
  const role = row.table.table.columns[column]?.role;
  if (role === 'note' || role === 'text') return `${name}: ${value}`;
  return fill(words.templates.column, { column: sayColumn(row, column), name, value });
}

export function yesOrNo({
  row,
  columns,
  wanted,
  words,
}: {
  row: OpenRow;
  columns: readonly number[];
  wanted: TableQuestion;
  words: QuestionWords;
}): string {
  for (const column of columns) {
    const cell = row.cells[column] ?? '';
    if (affirmative.test(cell)) return words.templates.yes;
    if (negative.test(cell)) return words.templates.no;
    const asked = wanted.terms.filter(
      (term) => holdsTerm(term, row.stems[column] ?? new Set()) > 0,
    );
    if (asked.length === 0) continue;
    const isDenied = asked.some(
      (term) => row.denied[column] && holdsTerm(term, row.denied[column]) > 0,
    );
    return isDenied ? words.templates.no : words.templates.yes;
  }
  return '';
}

const negative = /^(?:no|nein|non|não|nee|nie|–|-|—|✗)$/i;
