import { withLanguages } from '#server/engine/language/with-languages.ts';
import { foldText } from './fold-text.ts';
import { type Item, isSense } from './items.ts';

const limit = withLanguages(
  'time-limit',
  /^(?:after|before|by|past|vor|nach|antes|despues|avant|apres|prima|dopo|depois|voor|na|przed|po)$/u,
);

const negation = withLanguages(
  'not-at-time',
  /^(?:not|never|nicht|nie|niemals|nunca|pas|jamais|non|mai|nao|niet|nooit|nigdy)$/u,
);

const last = withLanguages(
  'last-of-several',
  /^(?:last|latest|final|letzte[rns]?|spateste[rns]?|ultim[oa]s?|dernier|derniere|laatste|ostatni[ae]?)$/u,
);

/**
 * A time before or after which something is due, and the last of several, are no time of opening: "by Monday noon",
 * "parking is free after 6", "not from 12 to 1", "the last walk starts at 3:30".
 */
export function isNoStart({
  items,
  at,
  isSingle,
}: {
  items: readonly Item[];
  /** Where the time or the word before it stands. */
  at: number;
  /** It has one end only. */
  isSingle: boolean;
}): boolean {
  const first = items[at];
  const before = items[at - 1];
  if (says(before, negation)) return true;
  if (!isSingle) return false;
  const opens = isSense(before, 'open', 'opens');
  if (isSense(first, 'from') && says(first, limit)) return !opens;
  const dayBefore = before?.kind === 'weekday' ? items[at - 2] : before;
  return (says(dayBefore, limit) && !opens) || isLastOfSeveral({ items, at });
}

/** "Last start 3 pm": from the time back to the word, over what it is the last of. */
function isLastOfSeveral({ items, at }: { items: readonly Item[]; at: number }): boolean {
  for (let index = at - 1; index >= Math.max(0, at - longestName); index -= 1) {
    const item = items[index];
    if (item?.kind === 'ordinal' ? item.week === -1 : says(item, last)) return true;
    if (
      item?.kind !== 'word' &&
      item?.kind !== 'topic' &&
      !isSense(item, 'glue', 'at', 'on', 'every')
    )
      return false;
  }
  return false;
}

const longestName = 6;

const says = (item: Item | undefined, pattern: RegExp): boolean =>
  (item?.kind === 'word' || item?.kind === 'sense') && pattern.test(foldText(item.text));
