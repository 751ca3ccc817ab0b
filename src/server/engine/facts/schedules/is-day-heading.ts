import type { Lexicon } from './lexicon.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';

/** A heading that is nothing but weekdays. */
export function isDayHeading({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const items = scanText({ text: text.slice(0, 80), lexicon });
  const when = readWhen({ items, at: 0 });
  return (
    when !== null &&
    when.when.days.length > 0 &&
    when.when.dates.length === 0 &&
    items.slice(when.next).every((item) => item.kind === 'mark')
  );
}
