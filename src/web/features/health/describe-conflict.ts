import type { Conflict, ConflictPlace } from '#shared/contract/conflicts.ts';

const kinds: Record<Conflict['kind'], string> = {
  price: 'Price',
  hours: 'Opening hours',
  phone: 'Phone number',
  percentage: 'Percentage',
  date: 'Date',
  period: 'Time limit',
  'yes-no': 'Yes or no',
};

/** "Price: Oil change"; the kind alone where no source has a name for it. */
export function describeConflict({ kind, subject }: Pick<Conflict, 'kind' | 'subject'>): string {
  return subject ? `${kinds[kind]}: ${subject}` : kinds[kind];
}

/** ", page 3" or ", row 12". */
export function placeOf({ page, row }: Pick<ConflictPlace, 'page' | 'row'>): string {
  if (row !== null) return `, row ${row}`;
  return page === null ? '' : `, page ${page}`;
}
