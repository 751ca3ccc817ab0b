import type { Filtered } from './filter-rows.ts';

/** The table that explains most of the question; of equal ones the larger. */
export function pickTable<T extends Filtered>(found: readonly T[]): T | null {
  return (
    [...found].sort(
      (a, b) =>
        b.explained - a.explained ||
        Number(b.isKind) - Number(a.isKind) ||
        b.selecting - a.selecting ||
        b.table.rows.length - a.table.rows.length,
    )[0] ?? null
  );
}
