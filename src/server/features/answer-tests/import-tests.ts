import type { Deps } from '#server/deps.ts';
import { readCsvRows } from '#server/engine/ingest/read/csv.ts';
import {
  type AnswerTestInput,
  answerTestInput,
  type ImportTestsResponse,
  type TestOutcome,
} from '#shared/contract/answer-tests.ts';
import { AppError } from '#shared/errors.ts';
import { createTests } from './manage-tests.ts';
import { findDocumentsByName } from './queries.ts';

type Column = 'question' | 'facts' | 'absent' | 'source' | 'outcome' | 'exact';

/** Names of columns as people write them, in lower case and without signs. */
const columnNames: Record<Column, readonly string[]> = {
  question: ['question', 'questions', 'frage', 'pregunta', 'domanda', 'vraag', 'pytanie'],
  facts: ['contains', 'facts', 'fact', 'expected', 'answer contains', 'must contain', 'expect'],
  absent: ['does not contain', 'doesnt contain', 'not contains', 'must not contain', 'absent'],
  source: ['source', 'document', 'cites'],
  outcome: ['outcome', 'result', 'behavior', 'behaviour'],
  exact: ['exact', 'exact answer', 'answer'],
};

const outcomes: Record<string, TestOutcome> = {
  '': 'answer',
  answer: 'answer',
  answers: 'answer',
  unknown: 'unknown',
  'doesnt know': 'unknown',
  'does not know': 'unknown',
  handoff: 'handoff',
  'hands over': 'handoff',
  human: 'handoff',
};

/** Reads a table with one test a line. Several texts in one cell are separated by "|". */
export async function importTests({
  deps,
  csv,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  userId: string;
  csv: string;
}): Promise<ImportTestsResponse> {
  const [head, ...rows] = readCsvRows(csv).filter(({ cells }) => cells.some(Boolean));
  const columns = head ? findColumns(head.cells) : null;
  if (!columns) {
    throw new AppError(
      'bad_request',
      'The first line must name the columns, and one of them must be “question”.',
    );
  }
  const documents = await findDocumentsByName({ connection: deps.database.orm, ...of });
  const problems: ImportTestsResponse['problems'] = [];
  const inputs: AnswerTestInput[] = [];
  for (const { cells, row: line } of rows) {
    const read = readLine({ cells, columns, documents });
    if (typeof read === 'string') problems.push({ line, message: read });
    else inputs.push(read);
  }
  const made = await createTests({ deps, ...of, inputs });
  return { ...made, problems: problems.slice(0, 50) };
}

type Columns = Map<Column, number>;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

function findColumns(head: readonly string[]): Columns | null {
  const columns: Columns = new Map();
  for (const [at, cell] of head.entries()) {
    const name = plain(cell.replaceAll('_', ' '));
    const column = (Object.keys(columnNames) as Column[]).find((key) =>
      columnNames[key].includes(name),
    );
    if (column && !columns.has(column)) columns.set(column, at);
  }
  return columns.has('question') ? columns : null;
}

/** A test, or the sentence that says why there is none. */
function readLine({
  cells,
  columns,
  documents,
}: {
  cells: readonly string[];
  columns: Columns;
  documents: ReadonlyMap<string, string>;
}): AnswerTestInput | string {
  const cellOf = (column: Column) => cells[columns.get(column) ?? -1]?.trim() ?? '';
  const listOf = (column: Column) =>
    cellOf(column)
      .split('|')
      .map((text) => text.trim())
      .filter(Boolean);
  const outcome = outcomes[plain(cellOf('outcome'))];
  if (!outcome) return `“${cellOf('outcome')}” isn’t an outcome. Use answer, unknown or handoff.`;
  const source = cellOf('source');
  const documentId = source ? documents.get(source.toLowerCase()) : null;
  if (documentId === undefined) return `There is no document named “${source}”.`;
  const read = answerTestInput.safeParse({
    question: cellOf('question'),
    expectations: {
      outcome,
      facts: listOf('facts'),
      absent: listOf('absent'),
      documentId,
      exact: cellOf('exact') || null,
    },
    origin: 'csv',
  });
  return read.success ? read.data : (read.error.issues[0]?.message ?? 'This line can’t be read.');
}
