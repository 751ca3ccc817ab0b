import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';

/** Whether a text has a number that may count things: "3 days" and "3 L" aren't three of anything. */
export const holdsNumber = (text: string, digits: string): boolean =>
  wordsOf(text).includes(digits) && !measures(text, digits);

/** "2 hrs", "500 g": the number measures something. */
export function measures(text: string, digits: string): boolean {
  if (!/^\d{1,6}$/.test(digits)) return false;
  const unit = new RegExp(`(?<![\\d.,])${digits}\\s?-?\\s?(\\p{L}+)`, 'u').exec(fold(text))?.[1];
  const kind = unit ? findUnit(unit)?.kind : undefined;
  return kind !== undefined && kind !== 'people';
}
