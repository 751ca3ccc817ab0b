import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { OpenRow } from '../open-table.ts';
import type { TableTask } from '../table-task.ts';

/** One of the things that a table could be asked to work out, with what speaks for it. */
export type PossibleResult = FactAnswer & {
  way: 'sum' | 'extreme' | 'list' | 'count' | 'difference';
  signs: ResultSigns;
};

export type ResultSigns = {
  /** Share of what the question says that its rows, their group or their columns hold. */
  used: number;
  /** Share of the question that stands in names or groups. */
  named: number;
  /** Numbers of the question that it makes no use of. */
  unusedNumbers: number;
  /** Rows that it takes. */
  rows: number;
};

/** Words of the question that say something about what is wanted, each once. */
export function tellingTerms({ wanted }: TableTask): QuestionTerm[] {
  return [...wanted.terms, ...wanted.excluded].filter(
    ({ information, isVague, isDoing }) => information >= leastTelling && !isVague && !isDoing,
  );
}

const leastTelling = 0.2;

/** What of the question is found in rows, their group's label or the columns that are read. */
export function readResultSigns({
  task,
  rows,
  columns,
  label,
  counted,
}: {
  task: TableTask;
  rows: readonly OpenRow[];
  columns: readonly number[];
  /** What the rows are called together: their group or their list. */
  label: string;
  /** Numbers of the question that it uses. */
  counted: readonly number[];
}): ResultSigns {
  const terms = tellingTerms(task);
  const labeled = new Set(wordsOf(label));
  const total = terms.reduce((sum, { information }) => sum + information, 0) || 1;
  let used = 0;
  let named = 0;
  for (const term of terms) {
    const isLabel =
      [...labeled].some((word) => term.word.split(' ').includes(word)) ||
      rows.every((row) => holdsTerm(term, row.table.titleStems) === 1);
    const share =
      rows.filter((row) => row.stems.some((stems) => holdsTerm(term, stems) > 0)).length /
      Math.max(1, rows.length);
    const inName =
      rows.filter((row) => {
        const groups = row.table.table.columns.flatMap(({ role }, at) =>
          role === 'category' || at === row.table.name ? [at] : [],
        );
        return groups.some((at) => holdsTerm(term, row.stems[at] ?? none) > 0);
      }).length / Math.max(1, rows.length);
    const inColumn = rows.some((row) =>
      columns.some((column) => holdsTerm(term, row.table.columnStems[column] ?? none) > 0),
    );
    used += term.information * (isLabel || inColumn ? 1 : share);
    named += term.information * (isLabel ? 1 : inName);
  }
  const unused = task.wanted.figures.filter((figure) => !isUsed(figure, rows, columns, counted));
  return {
    used: used / total,
    named: named / total,
    unusedNumbers: unused.length,
    rows: rows.length,
  };
}

function isUsed(
  { value, words }: Figure,
  rows: readonly OpenRow[],
  columns: readonly number[],
  counted: readonly number[],
): boolean {
  const [digits = ''] = words;
  return (
    counted.includes(value) ||
    counted.includes(Number(digits)) ||
    rows.some(
      (row) =>
        row.ranges.some(({ from, to }) => value >= from && value <= to) ||
        wordsOf(row.name).includes(digits) ||
        columns.some((column) =>
          wordsOf(row.table.table.columns[column]?.name ?? '').includes(digits),
        ),
    )
  );
}

const none: ReadonlySet<string> = new Set();

/** "Coffins: the cheapest is …", where the rows are a group of their list or one list of several. */
export function withLabel(label: string, sentence: string): string {
  const tidy = label.replace(/\s+/g, ' ').replace(/[:.]$/, '').trim();
  if (tidy === '' || tidy.length > longestLabel) return sentence;
  return `${tidy}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

const longestLabel = 60;
