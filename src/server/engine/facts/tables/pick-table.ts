import type { Filtered } from './filter-rows.ts';

/** The table that explains most of the question; of equal ones the larger. */
export function pickTable<T extends Filtered>(found: readonly T[]): T | null {
  const most = Math.max(0, ...found.map(({ explained }) => explained));
  return (
    [...found].sort(
      (a, b) =>
        // Nearly as much in the name of a group says more than in a note.
        Number(b.explained >= most - 0.05) - Number(a.explained >= most - 0.05) ||
        Number(b.isKind) - Number(a.isKind) ||
        Number(b.byCategory) - Number(a.byCategory) ||
        b.explained - a.explained ||
        b.selecting - a.selecting ||
        b.table.rows.length - a.table.rows.length,
    )[0] ?? null
  );
}
