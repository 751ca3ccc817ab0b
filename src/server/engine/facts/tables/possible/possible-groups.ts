import { holdsTerm } from '#server/engine/understand/question.ts';
import { chooseBy } from '../choose-rows.ts';
import { indexesOf, type OpenRow, type OpenTable } from '../open-table.ts';
import { judgeRanges } from '../row-ranges.ts';
import type { TableTask } from '../table-task.ts';
import { tellingTerms } from './possible-result.ts';

/** Rows of one list that may be meant together, and what they are called. */
export type RowGroup = { table: OpenTable; rows: OpenRow[]; label: string; isWhole: boolean };

/** The groups of a list that a question may be about: all of it, those it is cut into, and those that share a word. */
export function findGroups(task: TableTask, table: OpenTable): RowGroup[] {
  const { figures, excluded } = task.wanted;
  const others = table.rows.map(({ ranges }) => ranges);
  const isOut = (row: OpenRow): boolean =>
    judgeRanges({ ranges: row.ranges, figures, others }).isOut ||
    excluded.some((term) => holdsTerm(term, row.stems[table.name] ?? none) === 1);
  const open = table.rows.filter((row) => !isOut(row));
  if (open.length === 0) return [];
  const groups: RowGroup[] = [{ table, rows: open, label: table.title, isWhole: true }];
  const [category] = indexesOf(table.table, 'category');
  if (category !== undefined) {
    const values = new Set(open.map(({ cells }) => cells[category] ?? '').filter(Boolean));
    if (values.size > 1 && values.size <= mostValues)
      for (const label of values)
        groups.push({
          table,
          rows: open.filter(({ cells }) => cells[category] === label),
          label,
          isWhole: false,
        });
  }
  const chosen = tellingTerms(task).flatMap((term) => {
    const choice = chooseBy(term, table);
    const rows = choice?.rows ? open.filter((row) => choice.rows?.has(row)) : [];
    const named = open.filter((row) => holdsTerm(term, row.stems[table.name] ?? none) > 0);
    return [rows, named].filter((some) => some.length > 0 && some.length < open.length);
  });
  for (const [at, rows] of chosen.entries()) {
    groups.push({ table, rows, label: '', isWhole: false });
    for (const other of chosen.slice(at + 1)) {
      const both = rows.filter((row) => other.includes(row));
      if (both.length > 0 && both.length < rows.length)
        groups.push({ table, rows: both, label: '', isWhole: false });
    }
  }
  for (const figure of figures) {
    const met = open.filter(
      ({ ranges }) => judgeRanges({ ranges, figures: [figure], others }).met.length > 0,
    );
    if (met.length > 0 && met.length < open.length)
      groups.push({ table, rows: met, label: table.title, isWhole: false });
  }
  const known = new Set<string>();
  return groups.filter(({ rows }) => {
    const key = rows.map(({ block, row }) => `${block}/${row}`).join();
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

const mostValues = 12;
const none: ReadonlySet<string> = new Set();
