import { withFloatingDates } from './floating-dates.ts';
import { readSeasons } from './headings.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { DateRule } from './schedule.ts';

/** The times of the year that the head of a column names: "Easter to 31 October", "1 Nov – end Feb". */
export function seasonsOfColumn({
  column,
  lexicon,
}: {
  column: string;
  lexicon: Lexicon;
}): DateRule[] {
  const text = column.replace(/(?<!\p{L})(early|mid|late|end) (?=\p{Lu})/gu, (_, part: string) =>
    part === 'end' ? 'end of ' : '',
  );
  return readSeasons({ items: withFloatingDates({ items: scanText({ text, lexicon }), text }) });
}
