import { cutItems } from '../list-items.ts';
import type { OpenRow } from '../open-table.ts';
import { ownPrices, priceColumns } from '../price-columns.ts';
import { sourcesOf } from '../sources-of.ts';
import type { TableTask } from '../table-task.ts';
import { endSentence, fill, listPrices, sayName } from '../write-rows.ts';
import { findGroups, type RowGroup } from './possible-groups.ts';
import { type PossibleResult, readResultSigns, withLabel } from './possible-result.ts';

const mostLists = 6;
const mostRows = 14;
const mostPrices = 2;

/** The groups of rows that may be asked for, listed or counted. */
export function findPossibleLists(task: TableTask): PossibleResult[] {
  const isCount = task.wanted.wants === 'count';
  const found = task.tables.flatMap((table) =>
    findGroups(task, table).flatMap(
      (group) => sayGroup(task, withinLimit(task, group), isCount ? 'count' : 'list') ?? [],
    ),
  );
  return found.sort((a, b) => weigh(b) - weigh(a)).slice(0, mostLists);
}

const weigh = ({ signs: { used, named, rows } }: PossibleResult): number =>
  used + 0.5 * named - (rows > 8 ? 0.1 : 0);

/** "Under 20 pounds": of each group those that cost less. */
function withinLimit({ wanted }: TableTask, group: RowGroup): RowGroup {
  const { limit } = wanted;
  if (!limit) return group;
  const isWithin = (row: OpenRow): boolean =>
    ownPrices(row.table).some((column) => {
      const amount = row.amounts[column];
      return amount && (limit.below ? amount.value <= limit.value : amount.value >= limit.value);
    });
  return { ...group, rows: group.rows.filter(isWithin) };
}

function sayGroup(
  task: TableTask,
  { rows, label, table, isWhole }: RowGroup,
  way: 'list' | 'count',
): PossibleResult | null {
  const { words, speech, wanted } = task;
  if (rows.length === 0 || rows.length > mostRows) return null;
  if (isWhole && rows.length > mostRows / 2 && way === 'list') return null;
  const usual = ownPrices(table);
  const names = new Set<string>();
  for (const row of rows) {
    const own = priceColumns(row, wanted).filter((column) => usual.includes(column));
    const prices = listPrices({ row, columns: own.slice(0, mostPrices), speech });
    names.add(prices ? `${sayName(row)} (${prices})` : sayName(row));
  }
  const items = cutItems([...names], words);
  const sentence =
    way === 'count' ? fill(words.templates.count, { count: names.size, items }) : items;
  return {
    way,
    text: endSentence(
      way === 'count' ? withLabel(label, sentence) : label ? `${label}: ${sentence}` : sentence,
    ),
    cited: sourcesOf(rows),
    certainty: 0.5,
    understood: `${way === 'count' ? 'number' : 'list'} of ${rows.length} rows of ${label || table.title}`,
    signs: readResultSigns({
      task,
      rows,
      columns: [],
      label,
      counted: wanted.limit ? [wanted.limit.value] : [],
    }),
  };
}
