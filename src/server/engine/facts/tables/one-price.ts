import { fold } from '#server/engine/index/analyse.ts';
import type { OpenRow } from './open-table.ts';
import { priceColumns } from './price-columns.ts';

/** So many of one priced thing. */
export type PricedPart = {
  row: OpenRow;
  column: number;
  count: number;
  /** How many are in one of them, where the column says so: "10 class pass". */
  lot?: number;
};

/** The only price that is meant; null where several may be. */
export function onlyColumn(
  row: OpenRow,
  wanted: Parameters<typeof priceColumns>[1],
): number | null {
  const columns = priceColumns(row, wanted).filter((column) => row.amounts[column]);
  const [first, ...others] = columns;
  // The same price with tax is no other price.
  const isSame = others.every((column) =>
    withTax.test(fold(row.table.table.columns[column]?.name ?? '')),
  );
  return first !== undefined && isSame ? first : null;
}

const withTax =
  /(?<!\p{L})(?:(?:with|incl\p{L}*|inc|plus|mit|inkl\p{L}*|con|avec|ttc|met|z)\.? (?:\d+ ?% )?(?:tax|vat|gst|hst|mwst|ust|iva|tva|btw)|ttc|brutto|gross)(?!\p{L})/u;

/** Other prices of a row, not the same price with tax. */
export const otherPrices = ({ row, column }: Pick<PricedPart, 'row' | 'column'>): number[] =>
  row.table.prices.filter(
    (other) =>
      other !== column &&
      row.amounts[other] &&
      !withTax.test(fold(row.table.table.columns[other]?.name ?? '')),
  );
