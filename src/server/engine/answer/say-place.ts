import type { LoadedPassage } from './passage-text.ts';

/** "price-list.csv, row 12" */
export function sayPlace({ title, place }: LoadedPassage): string {
  if (place.row !== undefined) return `${title}, row ${place.row}`;
  if (place.page !== undefined) return `${title}, page ${place.page}`;
  return place.heading ? `${title}, ${place.heading}` : title;
}
