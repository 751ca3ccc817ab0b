import { type Item, isSense } from './items.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';
import type { ScheduleQuery } from './understand-question.ts';

/** The time of day that a question names. */
export function readTime({
  items,
  lexicon,
}: {
  items: readonly Item[];
  lexicon: Lexicon;
}): ScheduleQuery['time'] {
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'time') continue;
    const before = items[index - 1];
    if (
      item.strength === 'bare' &&
      !isSense(before, 'at', 'from', 'until', 'to', 'and', 'on', 'opens', 'closes')
    ) {
      const key = before ? phraseKey('text' in before ? String(before.text) : '') : '';
      if (!lexicon.words.ask.later.some((word) => phraseKey(word) === key)) continue;
    }
    // "Half five" and "5:30" may both be in the afternoon where the clock has twelve hours.
    const isHalf = lexicon.language === 'en' && item.minutes < 420 && /^[1-6]/.test(item.text);
    const isSure = item.strength === 'sure' && (!isHalf || items.some(isMorning));
    const vague = item.half === null && item.minutes <= 720 && !isSure;
    // No one asks a shop about five in the morning.
    const minutes = vague && item.minutes < 480 ? item.minutes + 720 : item.minutes;
    return { minutes, text: item.text, vague };
  }
  return null;
}

const isMorning = (item: Item): boolean => isSense(item, 'morning');

export function readDaypart({
  items,
  tomorrow,
}: {
  items: readonly Item[];
  tomorrow: boolean;
}): ScheduleQuery['daypart'] {
  for (const item of items) {
    if (item.kind !== 'sense') continue;
    if (item.senses.includes('morning') && !(tomorrow && !item.text.includes(' ')))
      return 'morning';
    if (item.senses.includes('afternoon') && !item.senses.includes('late')) return 'afternoon';
    if (item.senses.includes('evening')) return 'evening';
  }
  return null;
}
