import { type Item, isSense } from './items.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';

/** Minutes since midnight, and whether they were said without am, pm or a colon. */
export type AskedTime = { minutes: number; text: string; vague: boolean };

export type AskedDaypart = 'morning' | 'afternoon' | 'evening';

/** The time of day that a question names. */
export function readTime({
  items,
  lexicon,
  isSpelled,
  daypart,
}: {
  items: readonly Item[];
  lexicon: Lexicon;
  daypart: AskedDaypart | null;
  /** The time is written in words: "halb sechs". */
  isSpelled: boolean;
}): AskedTime | null {
  for (const [index, one] of items.entries()) {
    const item = one.kind === 'number' ? asHour({ items, index, lexicon }) : one;
    if (item?.kind !== 'time') continue;
    const before = items[index - 1];
    if (
      item.strength === 'bare' &&
      !isSense(before, 'at', 'from', 'until', 'to', 'and', 'on', 'opens', 'closes')
    ) {
      const key = before ? phraseKey('text' in before ? String(before.text) : '') : '';
      if (!lexicon.words.ask.later.some((word) => phraseKey(word) === key)) continue;
    }
    // "Half five" and "5:30" may both be in the afternoon where the clock has twelve hours.
    const isTwelve = lexicon.language === 'en' || isSpelled || !/\d/.test(item.text);
    const isHalf = isTwelve && item.minutes < 420 && !/^0/.test(item.text);
    const isSure = item.strength === 'sure' && (!isHalf || items.some(isMorning));
    const vague = item.half === null && item.minutes <= 720 && !isSure;
    // "Sunday evening at 8" leaves no doubt.
    const isLate = daypart === 'evening' || daypart === 'afternoon';
    if (vague && isLate && item.minutes < (daypart === 'evening' ? 720 : 420))
      return { minutes: item.minutes + 720, text: item.text, vague: false };
    // No one asks a shop about five in the morning.
    const minutes = vague && item.minutes < 480 ? item.minutes + 720 : item.minutes;
    return { minutes, text: item.text, vague };
  }
  return null;
}

/** "Um drei noch": a number behind "at" that counts nothing. */
function asHour({
  items,
  index,
  lexicon,
}: {
  items: readonly Item[];
  index: number;
  lexicon: Lexicon;
}): Item | null {
  const item = items[index];
  if (item?.kind !== 'number' || item.ordinal || item.value < 1 || item.value > 24) return null;
  const isCounted = !lexicon.words.fillers.some((word) => phraseKey(word) === phraseKey(item.next));
  if (isCounted || !isSense(items[index - 1], 'at')) return null;
  const { start, end, value } = item;
  return {
    kind: 'time',
    start,
    end,
    minutes: value * 60,
    text: String(value),
    strength: 'bare',
    half: null,
    twelve: false,
  };
}

const isMorning = (item: Item): boolean => isSense(item, 'morning');

export function readDaypart({
  items,
  tomorrow,
}: {
  items: readonly Item[];
  tomorrow: boolean;
}): AskedDaypart | null {
  for (const item of items) {
    if (item.kind !== 'sense') continue;
    if (item.senses.includes('morning') && !(tomorrow && !item.text.includes(' ')))
      return 'morning';
    if (item.senses.includes('afternoon') && !item.senses.includes('late')) return 'afternoon';
    if (item.senses.includes('evening')) return 'evening';
  }
  return null;
}
