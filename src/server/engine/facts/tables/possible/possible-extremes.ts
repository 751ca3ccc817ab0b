import { extremeColumn } from '../find-extreme.ts';
import type { OpenRow } from '../open-table.ts';
import { sourcesOf } from '../sources-of.ts';
import { readingsOf } from '../superlatives.ts';
import type { TableTask } from '../table-task.ts';
import { endSentence, fill, joinList, sayCell, sayColumn, sayName } from '../write-rows.ts';
import { findGroups, type RowGroup } from './possible-groups.ts';
import { type PossibleResult, readResultSigns, withLabel } from './possible-result.ts';

const mostExtremes = 8;
const mostWinners = 3;

/** The cheapest, the longest and so on of every group of rows that may be meant. */
export function findPossibleExtremes(task: TableTask): PossibleResult[] {
  const { wanted, words, tables } = task;
  const readings = [wanted, ...readingsOf(wanted.superlative ?? '', words)];
  const found = new Map<string, PossibleResult>();
  for (const { direction, measure } of readings) {
    const asked = { ...task, wanted: { ...wanted, direction, measure } };
    for (const table of tables) {
      const column = extremeColumn({ table, task: asked, columns: [] });
      if (column < 0) continue;
      for (const group of findGroups(asked, table)) {
        const result = sayExtreme(asked, group, column);
        if (!result) continue;
        const key = `${result.cited[0]?.documentId}/${result.cited[0]?.block}/${result.text.replace(/^[^:]+: /, '')}`;
        const other = found.get(key);
        if (!other || weigh(result) > weigh(other)) found.set(key, result);
      }
    }
  }
  return [...found.values()].sort((a, b) => weigh(b) - weigh(a)).slice(0, mostExtremes);
}

/** Of groups that the question says as much of, the larger is likelier meant. */
const weigh = ({ signs: { used, named, rows } }: PossibleResult): number =>
  used + 0.5 * named + 0.05 * Math.log(rows);

function sayExtreme(
  task: TableTask,
  { rows, label, table }: RowGroup,
  column: number,
): PossibleResult | null {
  const { wanted, words, speech } = task;
  const isMin = wanted.direction === 'min';
  const measured = ({ amounts }: OpenRow): number | null => {
    const amount = amounts[column];
    if (!amount) return null;
    const value = isMin ? amount.value : amount.highest;
    return value > 0 ? value : null;
  };
  const values = rows.flatMap((row) => measured(row) ?? []);
  if (values.length === 0) return null;
  const target = isMin ? Math.min(...values) : Math.max(...values);
  const winners = rows.filter((row) => measured(row) === target);
  const [first] = winners;
  if (!first || winners.length > mostWinners) return null;
  const price = sayCell(first, column, speech);
  const { cheapest, dearest, extreme, and } = words.templates;
  const template = wanted.measure ? extreme : isMin ? cheapest : dearest;
  const sentence = fill(template, {
    name: joinList(winners.map(sayName), and),
    price,
    column: sayColumn(first, column),
  });
  return {
    way: 'extreme',
    text: endSentence(withLabel(label, sentence)),
    cited: sourcesOf(winners),
    certainty: 0.5,
    understood: `${isMin ? 'lowest' : 'highest'} ${wanted.measure || 'price'} of ${rows.length} rows of ${label || table.title}`,
    signs: readResultSigns({ task, rows, columns: [column], label, counted: [] }),
  };
}
