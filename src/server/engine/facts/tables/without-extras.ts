import { fold } from '#server/engine/index/analyse.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { extras } from './whom-words.ts';

/**
 * A dry bag in the group "Accessories" of a list of boats is no boat, and neither is what stands below a heading where the
 * boats themselves have none.
 */
export function withoutExtras(rows: OpenRow[]): OpenRow[] {
  const own = rows.filter((row) => !groupsOf(row).some((group) => extras.test(fold(group).trim())));
  const ungrouped = own.filter((row) => groupsOf(row).every((group) => group === ''));
  if (ungrouped.length > 1 && startsUngrouped(ungrouped)) return ungrouped;
  return own.length > 0 ? own : rows;
}

/** The list begins with them. */
const startsUngrouped = ([first]: readonly OpenRow[]): boolean =>
  first !== undefined && first.table.rows[0] === first;

export const groupsOf = ({ cells, table }: OpenRow): string[] =>
  indexesOf(table.table, 'category').map((column) => cells[column] ?? '');
