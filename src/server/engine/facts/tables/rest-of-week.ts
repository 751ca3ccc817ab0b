import type { QuestionTerm } from '#server/engine/understand/question.ts';
import type { OpenTable } from './open-table.ts';

/** A day that no price is for, where others are for some days and one for all the rest. */
export function isRestOfWeek({ stems }: QuestionTerm, { prices, columnStems }: OpenTable): boolean {
  const isDay = (one: string): boolean => one.startsWith('day:');
  if (!stems.some(isDay)) return false;
  const forDays = prices.filter((column) => [...(columnStems[column] ?? [])].some(isDay));
  return forDays.length > 0 && forDays.length < prices.length;
}
