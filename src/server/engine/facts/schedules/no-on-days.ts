import { type Item, isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import { type ClauseLine, emptyLine } from './schedule.ts';

/** "No fittings on Saturdays", "no wash & fold on Sundays": one thing that isn't done on some days of the week. */
export function readNoOnDays({ text, lexicon }: { text: string; lexicon: Lexicon }): {
  subject: string;
  line: ClauseLine;
}[] {
  if (text.length > 400) return [];
  const items = scanText({ text, lexicon });
  return items.flatMap((item, at) => {
    if (!isSense(item, 'no') || !isStart({ items, at })) return [];
    let end = at + 1;
    while (end < at + 5 && isNaming(items[end])) end += 1;
    if (end === at + 1) return [];
    let index = end;
    while (isSense(items[index], 'on', 'glue', 'at', 'every') && !isSense(items[index], 'no'))
      index += 1;
    const when = readWhen({ items, at: index });
    if (!when || when.when.days.length === 0 || when.when.days.length > 3) return [];
    if (when.when.dates.length + when.when.weeks.length > 0) return [];
    const after = items[when.next];
    if (after && !isMark(after, '.,;!)') && !isSense(after, 'and')) return [];
    const subject = text.slice(items[at + 1]?.start, items[end - 1]?.end);
    return [{ subject, line: closedOn(when.when.days) }];
  });
}

/** At the start of a sentence or clause. */
const isStart = ({ items, at }: { items: readonly Item[]; at: number }): boolean =>
  at === 0 || isMark(items[at - 1], '.,;:(!-') || isSense(items[at - 1], 'and');

const isNaming = (item: Item | undefined): boolean =>
  item?.kind === 'word' || item?.kind === 'topic' || item?.kind === 'meal' || isMark(item, '&');

const closedOn = (days: number[]): ClauseLine => ({
  ...emptyLine,
  state: 'closed',
  days,
  prose: true,
});
