import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { readRanges } from '#server/engine/understand/figures.ts';
import { holdsTerm, type Question, type QuestionTerm } from '#server/engine/understand/question.ts';
import { affirmative } from './choose-rows.ts';
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
  // "Minutes" over 60 says what they are.
  const header = sayColumn(row, column);
  if (/^\d[\d.,–-]*$/.test(value) && findUnit(fold(header)))
    return `${name}: ${value} ${header.toLowerCase()}`;
  return fill(words.templates.column, { column: sayColumn(row, column), name, value });
}

/** "Yes" or "no" where a cell decides it; nothing where it only sets a condition. */
export function yesOrNo({
  row,
  columns,
  wanted,
  words,
  question,
}: {
  row: OpenRow;
  columns: readonly number[];
  wanted: TableQuestion;
  words: QuestionWords;
  question: Question;
}): string {
  const { yes, no } = words.templates;
  const verdicts = columns.flatMap((column) => {
    const verdict = judgeCell({ row, column, wanted, question });
    return verdict === null ? [] : [verdict];
  });
  // What one cell denies isn't so because another one has a word of the question.
  if (verdicts.includes('no')) return no;
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'yes') ? yes : '';
}

/** What one cell decides: null when it has nothing of the question. */
function judgeCell({
  row,
  column,
  wanted,
  question,
}: {
  row: OpenRow;
  column: number;
  wanted: TableQuestion;
  question: Question;
}): 'yes' | 'no' | 'open' | null {
  const cell = row.cells[column] ?? '';
  const asked = wanted.terms.filter((term) => holdsTerm(term, row.stems[column] ?? noStems) > 0);
  const part = sentenceWith(cell, asked, row);
  // "Do I need my own tools?": no, where tools are included.
  if (asksIfNeeded.test(question.folded) && provided.test(part)) return 'no';
  if (affirmative.test(cell)) return 'yes';
  if (negative.test(cell)) return 'no';
  if (asked.length === 0) return null;
  if (denialFirst.test(part)) return isOutside(part, wanted, row) ? 'open' : 'no';
  const isDenied = asked.some(
    (term) => row.denied[column] && holdsTerm(term, row.denied[column]) > 0,
  );
  if (isDenied) return 'no';
  return condition.test(part) ? 'open' : 'yes';
}

/** The sentence of a cell that has most of what is asked. */
function sentenceWith(cell: string, asked: readonly QuestionTerm[], { table }: OpenRow): string {
  const parts = cell.split(/(?<=[.;!?])\s+/);
  const held = parts.map((part) => {
    const stems = new Set(wordsOf(part).map((word) => stem(word, table.language)));
    return asked.filter((term) => holdsTerm(term, stems) > 0).length;
  });
  return parts[held.indexOf(Math.max(...held))] ?? cell;
}

/** "Not in the first 12 weeks" doesn't deny the twentieth, nor what isn't said to be in any week. */
function isOutside(part: string, { figures }: TableQuestion, { table }: OpenRow): boolean {
  const limits = readRanges(part, table.language).filter(({ kind }) => kind !== null);
  // "Not in the first weeks" holds for some who ask and not for others.
  if (limits.length === 0) return sometimes.test(part);
  return !figures.some((figure) =>
    limits.some(({ kind, to }) => kind === figure.kind && figure.value <= to),
  );
}

const sometimes = withLanguages(
  'sometimes',
  /(?<!\p{L})(?:in the (?:first|last)|during|before|after|in den ersten|während|vor|nach|en las? primer\p{L}*|durante|antes|después|pendant|avant|après|dans les premi\p{L}*|durante|prima|dopo|depois|tijdens|voor|na|podczas|przed|po)(?!\p{L})/iu,
);
const noStems: ReadonlySet<string> = new Set();
const negative = withLanguages(
  'negative-value',
  /^(?:no|nein|non|não|nee|nie|–|-|—|✗|(?:none|keine[rs]?|ninguno|ninguna|aucun|aucune|nessuno|nessuna|nenhum|nenhuma|geen|brak)(?=[,.;\s]|$).*)$/i,
);
const denialFirst = withLanguages(
  'denial-first',
  /^(?:no|not|never|without|nicht|kein\p{L}*|nie|ohne|no|nunca|sin|pas|jamais|sans|non|mai|senza|não|nunca|sem|niet|geen|nooit|zonder|nie|bez)(?!\p{L})/iu,
);
const condition = withLanguages(
  'condition',
  /(?<!\p{L})(?:not|only|except|unless|if|nicht|kein\p{L}*|nur|außer|wenn|falls|solo|sólo|excepto|salvo|si|sauf|seulement|uniquement|pas|sì|solo|tranne|eccetto|se|apenas|só|exceto|niet|geen|alleen|behalve|als|tylko|oprócz|jeśli)(?!\p{L})/iu,
);
const asksIfNeeded = withLanguages(
  'asks-if-needed',
  /(?<!\p{L})(?:need|have to|must|should|own|brauch\p{L}*|muss|mussen|eigene\p{L}*|necesit\p{L}*|tengo que|hay que|propi[oa]s?|besoin|faut|dois|devons|propres?|bisogno|devo|dobbiamo|propri[oa]|preciso|precisamos|tenho de|tenho que|nodig|moet\p{L}*|eigen|potrzeb\p{L}*|musz\p{L}*|wlasn\p{L}*)(?!\p{L})/u,
);
const provided = withLanguages(
  'provided',
  /^(?:free|gratis|kostenlos|gratuit|bezpłatn\p{L}*)(?!\p{L})|(?<!\p{L})(?:included|provided|supplied|inklusive|inbegriffen|gestellt|vorhanden|incluid[oa]s?|compris\p{L}*|inclus\p{L}*|fourni\p{L}*|fornit[oaie]|fornecid[oa]s?|inbegrepen|aanwezig|wliczon\p{L}*|zapewni\p{L}*)(?!\p{L})/iu,
);
