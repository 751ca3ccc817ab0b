import { foldText } from './fold-text.ts';
import { type ItemOf, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';

/** "Bank holidays: like a Saturday", "on public holidays we keep Saturday hours": the weekday whose hours count. */
export function likeDay({ text, lexicon }: { text: string; lexicon: Lexicon }): number | null {
  const items = scanText({ text, lexicon });
  if (!items.some((item) => isSense(item, 'public-holidays'))) return null;
  const days = items.filter(
    (item, at): item is ItemOf<'weekday'> =>
      // "Bank holiday Mondays" are the days that are spoken of.
      item.kind === 'weekday' && !isSense(items[at - 1], 'public-holidays'),
  );
  const [day, ...more] = days;
  if (!day || more.length > 0) return null;
  const before = foldText(text.slice(0, day.start));
  const after = foldText(text.slice(day.end));
  return asOn.test(before) || ofDay.test(after) ? day.day : null;
}

const asOn =
  /\b(?:as|like|same as|wie|como|igual que|comme|come|zoals|jak|jak w)(?: on| for| a| an| any| am| an einem| los| un| le| la| il| op| na| w)*\s*$/;
const ofDay = /^s?['’]?\s?(?:hours|times|opening|timetable|rules)\b/;
