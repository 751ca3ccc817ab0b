import { type Item, isMark, isRange, isSense } from './items.ts';
import type { ClauseLine } from './schedule.ts';

/**
 * Lines of a sentence with a season of which one end couldn't be read: "Summer (Regatta Weekend to end of April)".
 * In which months they count, only the sentence says.
 */
export function quoteUnreadSeason({
  lines,
  items,
}: {
  lines: readonly ClauseLine[];
  /** With days that move from year to year read as dates. */
  items: readonly Item[];
}): ClauseLine[] {
  if (!hasUnreadEnd(items)) return [...lines];
  return lines.map((line) =>
    line.kind === 'hours' && (line.days.length > 0 || line.state === 'open')
      ? { ...line, state: 'mentioned', spans: [], season: null, dates: [], note: '' }
      : line,
  );
}

function hasUnreadEnd(items: readonly Item[]): boolean {
  return items.some((joint, at) => {
    if (!isRange(joint)) return false;
    const [before, after] = [besides({ items, at, step: -1 }), besides({ items, at, step: 1 })];
    // A dash is also written between a date and a remark.
    const isSure = !isMark(joint, '-') || isInBrackets({ items, at });
    return isSure && ((isDate(before) && isName(after)) || (isName(before) && isDate(after)));
  });
}

/** The next item that isn't a small word. */
function besides({
  items,
  at,
  step,
}: {
  items: readonly Item[];
  at: number;
  step: 1 | -1;
}): Item | undefined {
  let index = at + step;
  while (isSense(items[index], 'every', 'glue', 'on') && !isSense(items[index], 'weekend'))
    index += step;
  return items[index];
}

const isDate = (item: Item | undefined): boolean =>
  item?.kind === 'date' || item?.kind === 'month' || item?.kind === 'holiday';

/** "Regatta Weekend", "Thanksgiving": a name, not "to order" or "to us". */
const isName = (item: Item | undefined): boolean =>
  isSense(item, 'weekend') || (item?.kind === 'word' && /^\p{Lu}/u.test(item.text));

function isInBrackets({ items, at }: { items: readonly Item[]; at: number }): boolean {
  const open = items.slice(0, at).findLastIndex((item) => isMark(item, '('));
  return open >= 0 && !items.slice(open, at).some((item) => isMark(item, ')'));
}
