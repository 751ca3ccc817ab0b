import type { OpenRow, OpenTable } from './open-table.ts';

/** How near a question is in meaning to what a row is called; null where vectors don't tell. */
export type RowNearness = (row: OpenRow) => number | null;

export const notCompared: RowNearness = () => null;

/**
 * How likely the row that a question's words found is the one it asks the price of. Words alone are sure of what is
 * worded like the list; where the row is also the nearest of all in meaning, other words around it don't matter, and
 * where another one is nearer, it is rarely the right one. Fitted with one business left out at a time, on questions as
 * they were asked and on the same questions in other words.
 */
export function judgeByNearness({
  certainty,
  row,
  isWhole,
  tables,
  nearnessOf,
}: {
  /** What the words say. */
  certainty: number;
  row: OpenRow;
  /** The question says the whole name of the row. */
  isWhole: boolean;
  tables: readonly OpenTable[];
  nearnessOf: RowNearness;
}): number {
  const own = nearnessOf(row);
  if (own === null) return certainty;
  const nearest = Math.max(
    own,
    ...tables.flatMap(({ rows }) => rows.map((other) => nearnessOf(other) ?? 0)),
  );
  const gap = nearest - own;
  const sum =
    -2.99 +
    3.5 * Math.max(-0.2, Math.min(1, certainty)) +
    (gap <= asNear ? 1.37 : 0) +
    3.5 * Math.min(0.3, gap) +
    1.85 * own +
    (isWhole ? 0.65 : 0);
  return 1 / (1 + Math.exp(-sum));
}

const asNear = 0.02;
