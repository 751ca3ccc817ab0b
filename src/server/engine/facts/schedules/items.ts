import type { SenseId } from '#server/engine/language/calendar-words.ts';
import type { Item, ItemOf } from './scan-text.ts';

export const isSense = (item: Item | undefined, ...senses: SenseId[]): item is ItemOf<'sense'> =>
  item?.kind === 'sense' && senses.some((sense) => item.senses.includes(sense));

export const isMark = (item: Item | undefined, marks: string): boolean =>
  item?.kind === 'mark' && marks.includes(item.text);

/** A dash, "to" or "until" between two ends. */
export const isRange = (item: Item | undefined): boolean =>
  isMark(item, '-') || isSense(item, 'to', 'until');
