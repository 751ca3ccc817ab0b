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
        // What only a note speaks of is hardly what is asked for where names have it.
        Number(a.byNote) - Number(b.byNote) ||
        Number(b.byCategory) - Number(a.byCategory) ||
        b.explained - a.explained ||
        b.selecting - a.selecting ||
        b.table.rows.length - a.table.rows.length,
    )[0] ?? null
  );
}

/** Things that only notes speak of can be listed, but are seldom what is counted or compared. */
export const noteShare = ({ byNote, isKind }: Filtered): number => (byNote && !isKind ? 0.5 : 1);
