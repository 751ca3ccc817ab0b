import { fold } from '#server/engine/index/analyse.ts';
import { type AgeRange, findAgeRange } from '#server/engine/understand/age.ts';
import type { OpenRow } from './open-table.ts';

/** False only for rows that are for other ages. */
export function isForAge(row: OpenRow, age: number): boolean {
  const ages = ageOf(row);
  return !ages || (age >= ages.from && age <= ages.to);
}

export function ageOf(row: OpenRow): AgeRange | null {
  const column = row.table.table.columns.findIndex(
    ({ name, role }) =>
      role === 'number' && /\b(?:age|alter|edad|âge|età|idade|leeftijd|wiek)\b/i.test(name),
  );
  const least = column < 0 ? null : row.amounts[column];
  if (least) return { from: least.value, to: least.highest > least.value ? least.highest : 150 };
  for (const cell of [row.name, ...row.cells]) {
    const range = /\d/.test(cell) ? findAgeRange(fold(cell)) : null;
    if (range) return range;
  }
  return null;
}
