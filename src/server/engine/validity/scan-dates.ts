import { foldText } from '#server/engine/facts/schedules/fold-text.ts';
import { type Item, isMark, isSense } from '#server/engine/facts/schedules/items.ts';
import { lexiconOf } from '#server/engine/facts/schedules/lexicon.ts';
import { readDates, readMonths, readShortDate } from '#server/engine/facts/schedules/read-dates.ts';
import { scanText } from '#server/engine/facts/schedules/scan-text.ts';
import type { CalendarDay, DateRule } from '#server/engine/facts/schedules/schedule.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { readLanguages } from '#server/engine/language/languages.ts';

/** The days that a text names as its beginning and end; without a year they're the next ones. */
export type NamedDates = { from: CalendarDay | null; until: CalendarDay | null };

/** Longer texts tell a story that has dates in it. */
const longest = 240;

/**
 * The dates that a heading or sentence gives for when it counts: "1–26 December 2026", "Prices until 31 March". A
 * sentence must also say what counts so long. Days that come back every year, such as those of a season, are none.
 */
export function scanDates({
  text,
  language,
  isHeading,
}: {
  text: string;
  language: LanguageCode;
  isHeading: boolean;
}): NamedDates | null {
  if (text.length > longest || !/\d/.test(text)) return null;
  if (!isHeading && !validityPattern(language).test(foldText(text))) return null;
  const items = scanText({ text, lexicon: lexiconOf(language) });
  if (items.some((item) => isSense(item, 'closed', 'company-holiday'))) return null;
  for (let at = 0; at < items.length; ) {
    const read = readAt({ items, at });
    const dates = read && toDates({ items, at, read });
    if (dates) return dates;
    at = read?.next ?? at + 1;
  }
  return null;
}

type Read = { dates: readonly DateRule[]; next: number };

function readAt({ items, at }: { items: readonly Item[]; at: number }): Read | null {
  const item = items[at];
  if (item?.kind === 'date') return readDates({ items, at, item });
  if (item?.kind === 'month') return readMonths({ items, at, item });
  const isDay = item?.kind === 'number' || item?.kind === 'ordinal' || item?.kind === 'time';
  return isDay ? readShortDate({ items, at }) : null;
}

function toDates({
  items,
  at,
  read,
}: {
  items: readonly Item[];
  at: number;
  read: Read;
}): NamedDates | null {
  const [rule, ...more] = read.dates;
  if (!rule || more.length > 0) return null;
  const before = wordBefore({ items, at });
  if (rule.kind === 'day') {
    if (rule.day.moves) return null;
    if (before === 'until') return { from: null, until: rule.day };
    return before === 'from' && rule.day.year !== null ? { from: rule.day, until: null } : null;
  }
  if (rule.kind !== 'range') return null;
  const { from, to } = rule;
  const isMonth = items[at]?.kind === 'month';
  // "Until March 2027", where the month is all of its days.
  if (isMonth && before === 'until') return { from: null, until: to };
  if (to.year === null) return null;
  return isMonth && before === 'from' && from.month === to.month
    ? { from, until: null }
    : { from, until: to };
}

function wordBefore({
  items,
  at,
}: {
  items: readonly Item[];
  at: number;
}): 'from' | 'until' | null {
  let index = at - 1;
  while (
    index > at - 4 &&
    (isSense(items[index], 'glue', 'on', 'every') || isMark(items[index], ':'))
  )
    index -= 1;
  const word = items[index];
  if (isSense(word, 'until', 'to')) return 'until';
  return isSense(word, 'from') ? 'from' : null;
}

const built = new Map<LanguageCode, RegExp>();

/** Finds a word of sentences that say how long something counts, in folded text. */
function validityPattern(language: LanguageCode): RegExp {
  const known = built.get(language);
  if (known) return known;
  const list = readLanguages[language].smallWords.validity
    .split(',')
    .map((word) => word.replace('*', '\\p{L}*'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'u');
  built.set(language, pattern);
  return pattern;
}
