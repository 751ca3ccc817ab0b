import { withLanguages } from '#server/engine/language/with-languages.ts';
import { foldText } from './fold-text.ts';
import type { Item } from './items.ts';
import type { ClauseLine } from './schedule.ts';

const eve = withLanguages(
  'eve-of-feast',
  /^(?:eve|vorabend|vispera|veille|vigilia|vespera|vooravond|wigilia)$/u,
);
const countedDay =
  /\b(?:day|tag|dia|jour|giorno|dag|dzien) [1-9]\b|\b(?:first|second|third|1st|2nd|3rd)(?: and (?:second|third|2nd|3rd))? days?\b/u;

/** "Chinese New Year: eve until 2 pm, day 1 to 3 closed": what each of these days is like, only the sentence says. */
export function quoteDaysOfFeast({
  lines,
  items,
  text,
}: {
  lines: readonly ClauseLine[];
  items: readonly Item[];
  text: string;
}): ClauseLine[] {
  const saysEve = items.some(
    (item) => item.kind === 'word' && eve.test(foldText(text.slice(item.start, item.end))),
  );
  const isOfFeast = ({ dates }: ClauseLine): boolean =>
    dates.some((rule) => rule.kind === 'holiday' && (saysEve || rule.holiday === 'lunar-new-year'));
  if (!(saysEve || countedDay.test(foldText(text)))) return [...lines];
  // "First and second day closed" needs no more than that.
  const isClosed = lines.filter(isOfFeast).every(({ state }) => state === 'closed');
  if (!saysEve && isClosed) return [...lines];
  const first = lines.findIndex(isOfFeast);
  return lines.flatMap((line, at): ClauseLine[] => {
    if (!isOfFeast(line)) return [line];
    return at === first ? [{ ...line, state: 'mentioned', spans: [], part: '', note: '' }] : [];
  });
}
