import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import { findPeriod } from '#server/engine/language/measure-words.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { certaintyOf, findBest } from './find-best.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayColumn, sayName } from './write-rows.ts';

/** Fewer days than these beside each other are no week. */
const fewestDays = 3;

/** "How many times a week is the toddler group?" in a timetable whose columns are days. */
export function countInWeek(task: TableTask): FactAnswer | null {
  if (!asksHowOften(task)) return null;
  for (const table of task.tables) {
    const days = table.columnStems.flatMap((stems, column) =>
      [...stems].some((stem) => stem.startsWith('day:')) ? [column] : [],
    );
    if (days.length < fewestDays) continue;
    const answer = countRow(task, table, days) ?? countCells(task, table, days);
    if (answer) return answer;
  }
  return null;
}

function asksHowOften({ question: { folded }, wanted }: TableTask): boolean {
  const isWeekly = wordsOf(folded).some((word) => findPeriod(word) === 'week');
  return howOften.test(folded) || (wanted.wants === 'count' && isWeekly);
}

const howOften =
  /(?<!\p{L})(?:how often|how many times|how many days|wie oft|wie haufig|cuantas veces|combien de fois|quante volte|quantas vezes|hoe vaak|ile razy|jak czesto)(?!\p{L})/u;

/** Rows are the things, cells their times. */
function countRow(task: TableTask, table: OpenTable, days: readonly number[]): FactAnswer | null {
  const { wanted } = task;
  const [top, other] = findBest({ tables: [table], terms: wanted.terms, figures: wanted.figures });
  if (!top || other || top.named < leastNamed) return null;
  const found = days.flatMap((column) => timesIn(top.row, column));
  if (found.length === 0) return null;
  return sayCount({
    task,
    name: sayName(top.row),
    found,
    rows: [top.row],
    explained: top.explained,
  });
}

/** Rows are times, cells the things. */
function countCells(task: TableTask, table: OpenTable, days: readonly number[]): FactAnswer | null {
  const { terms } = task.wanted;
  const rows: OpenRow[] = [];
  const found: string[] = [];
  let name = '';
  let named: readonly QuestionTerm[] = [];
  for (const column of days) {
    for (const row of table.rows) {
      const stems = row.stems[column] ?? noStems;
      const held = terms.filter((term) => holdsTerm(term, stems) === 1);
      if (held.length === 0 || held.length < named.length) continue;
      if (held.length > named.length) {
        found.length = 0;
        rows.length = 0;
        named = held;
        name = (row.cells[column] ?? '').replace(/(?<!\s)\s*\([^()]{0,60}\)\s*$/, '');
      }
      found.push(`${sayColumn(row, column)} ${row.name}`);
      if (!rows.includes(row)) rows.push(row);
    }
  }
  const weight = (some: readonly QuestionTerm[]): number =>
    some.reduce((sum, { information }) => sum + information, 0);
  const explained = weight(named) / (weight(terms) || 1);
  if (found.length === 0 || name === '') return null;
  return sayCount({ task, name, found, rows, explained: Math.min(1, explained + kindShare) });
}

const leastNamed = 0.5;
/** "Classes" and "a week" are said of every timetable. */
const kindShare = 0.3;
const noStems: ReadonlySet<string> = new Set();

const timesIn = (row: OpenRow, column: number): string[] =>
  (row.cells[column] ?? '')
    .split(/[,;/&]|\band\b|\bund\b/)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .map((time) => `${sayColumn(row, column)} ${time}`);

function sayCount({
  task: { words },
  name,
  found,
  rows,
  explained,
}: {
  task: TableTask;
  name: string;
  found: readonly string[];
  rows: readonly OpenRow[];
  explained: number;
}): FactAnswer {
  const items = found.join(', ');
  return {
    text: endSentence(`${name}: ${fill(words.templates.perWeek, { count: found.length, items })}`),
    cited: sourcesOf(rows),
    certainty: certaintyOf(explained),
    understood: `times a week of ${name}`,
  };
}
