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
    if (wanted.asksToBring) return included.test(cell) ? words.templates.no : '';
    // "Not in the first weeks of …" holds for some who ask and not for others.
    if (restricted.test(cell)) return '';
    const isDenied = asked.some(
      (term) => row.denied[column] && holdsTerm(term, row.denied[column]) > 0,
    );
    return isDenied ? words.templates.no : words.templates.yes;
  }
  return '';
}

const included =
  /(?<!\p{L})(?:included|includes|provided|supplied|inklusive|inbegriffen|gestellt|incluid[oa]s?|compris|fournie?s?|inclus[oi]|inbegrepen|w cenie)(?!\p{L})/iu;
const restricted =
  /^(?:not|only|except|unless|never|nicht|nur|außer|nie|no en|no para|s[oó]lo|salvo|excepto|pas|seulement|sauf|non|solo|tranne|n[aã]o|apenas|exceto|niet|alleen|behalve|nie|tylko|opr[oó]cz)(?!\p{L})/iu;
const negative = /^(?:no|nein|non|não|nee|nie|–|-|—|✗)$/i;
