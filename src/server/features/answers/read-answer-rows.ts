/** Questions and answers from a CSV file, with the row that each of them is in. */
import { readCsvRows } from '#server/engine/ingest/read/csv.ts';
import { decodeText } from '#server/engine/ingest/read/decode-text.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import { readCsvCell } from '#server/http/write-csv.ts';
import { answerLimits } from '#shared/contract/answers.ts';
import { AppError } from '#shared/errors.ts';

type AnswerCells = { row: number; question: string; answer: string };

const questionNames = /^(?:q|questions?|frage|pregunta|domanda|pergunta|vraag|pytanie)$/iu;
const answerNames =
  /^(?:a|answers?|antwort|respuesta|réponse|risposta|resposta|antwoord|odpowiedź)$/iu;

export function readAnswerRows(bytes: Uint8Array): {
  rows: AnswerCells[];
  ignoredColumns: string[];
} {
  const all = readCsvRows(decode(bytes)).filter(({ cells }) => cells.some(Boolean));
  const [first, ...rest] = all;
  if (!first) throw refuse('This file is empty.');
  const named = {
    question: first.cells.findIndex((name) => questionNames.test(name)),
    answer: first.cells.findIndex((name) => answerNames.test(name)),
  };
  const hasHeader = named.question >= 0 && named.answer >= 0;
  if (!hasHeader && all.every(({ cells }) => cells.length < 2)) {
    throw refuse('We need two columns: “question” and “answer”.');
  }
  const { question, answer } = hasHeader ? named : { question: 0, answer: 1 };
  const rows = (hasHeader ? rest : all).map(({ cells, row }) => ({
    row,
    question: readCsvCell(cells[question] ?? ''),
    answer: readCsvCell(cells[answer] ?? ''),
  }));
  if (rows.length === 0) throw refuse('This file has no questions and answers.');
  if (rows.length > answerLimits.importRows) {
    const most = answerLimits.importRows.toLocaleString('en');
    throw refuse(`This file has more than ${most} rows. Split it into smaller files.`);
  }
  const ignoredColumns = hasHeader
    ? first.cells.filter((name, at) => name !== '' && at !== question && at !== answer)
    : [];
  return { rows, ignoredColumns };
}

function decode(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    throw refuse('This isn’t a CSV file. In your spreadsheet, choose “Save as” and then CSV.');
  }
}

const refuse = (message: string) => new AppError('invalid_input', message);
