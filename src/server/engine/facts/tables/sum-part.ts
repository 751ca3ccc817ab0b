import type { RowMatch } from './match-rows.ts';
import type { Quantity } from './quantity.ts';

/** One of the things that are added up. */
export type Part = {
  match: RowMatch;
  columns: number[];
  quantity: Quantity | null;
  /** Another price of the row of an earlier part: "with the insurance". */
  isBeside?: boolean;
};
