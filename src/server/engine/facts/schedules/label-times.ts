import { impliedLine } from './implied-days.ts';
import { type Item, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readValue } from './read-value.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';

/** Other words that may stand around the times: "same days as the garden, 11.00 to 16.30". */
const mostWords = 7;

/**
 * "Tea room: 11.00 to 16.30", "Phone: 555 0100, 9 am to 4 pm": times of a part without days of its own, and "Open 9–18"
 * for the business. It's for the days on which the business is open.
 */
export function readLabelTimes({
  text,
  label,
  lexicon,
}: {
  text: string;
  /** What stands before the colon; empty for a line without one. */
  label: string;
  lexicon: Lexicon;
}): ClauseLine | null {
  if (text.length > 140 || /[$€£%?]/.test(text)) return null;
  const items = scanText({ text, lexicon });
  const named = scanText({ text: label, lexicon });
  const isPart = named.some((item) => item.kind === 'topic');
  const rest = label === '' ? items : items.filter(({ start }) => start >= label.length);
  if (rest.some(isCalendar) || items.some((_, at) => hasDays({ items, at }))) return null;
  const saysOpen = rest.some((item) => isSense(item, 'open', 'hours'));
  const words = rest.filter((item) => item.kind === 'word' || item.kind === 'topic').length;
  if (label === '' ? !saysOpen || words > 0 : !isPart || words > mostWords) return null;
  if (rest.some((item) => isSense(item, 'no', 'except', 'break', 'last-orders', 'closed')))
    return null;
  const at = rest.findIndex((_, index) => readValue({ items: rest, at: index }) !== null);
  const value = at < 0 ? null : readValue({ items: rest, at });
  if (value?.value.state !== 'open' || value.value.weak) return null;
  if (!value.value.spans.every(({ from, to }) => from && to)) return null;
  const isAlways = value.value.spans.some(
    ({ from, to }) => from?.minutes === 0 && to?.minutes === 1440,
  );
  if (isAlways || rest.slice(value.next).some((item) => item.kind === 'time')) return null;
  return impliedLine(value.value.spans);
}

const isCalendar = (item: Item): boolean =>
  item.kind === 'date' ||
  item.kind === 'holiday' ||
  item.kind === 'month' ||
  item.kind === 'season' ||
  item.kind === 'meal';

const hasDays = ({ items, at }: { items: readonly Item[]; at: number }): boolean =>
  (readWhen({ items, at })?.when.days.length ?? 0) > 0;
