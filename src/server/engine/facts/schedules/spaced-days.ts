import { type Item, isMark } from './items.ts';

/** "Mon Tue Fri 9–5": short days in a row that share the times behind the last of them. */
export function isSpacedDay({ items, at }: { items: readonly Item[]; at: number }): boolean {
  const [before, item] = [items[at - 1], items[at]];
  if (before?.kind !== 'weekday' || item?.kind !== 'weekday') return false;
  if (!before.short || !item.short) return false;
  const behind = items.slice(at).find(({ kind }) => kind !== 'weekday');
  return item.day > before.day && (behind?.kind === 'time' || isMark(behind, ':'));
}
