import { withLanguages } from '#server/engine/language/with-languages.ts';
import { foldText } from './fold-text.ts';
import { type Item, isMark, isSense } from './items.ts';

const oneWeekend = withLanguages(
  'one-weekend',
  /^(?:weekend|wochenende|fin de semana|week-end|fine settimana|fim de semana)$/u,
);

/** Words that stand before any weekend: "this weekend", "one weekend a month". */
const anyWeekend =
  /^(?:every|each|a|an|any|all|per|one|this|next|or|and|the|as|like|than|some|most|other|usual|normal|same|whole|half|busy|our|alternate|jede[ns]?|am|cada|el|le|il|elke|het)$/u;

/** What behind the name of a holiday still means its days. */
const partOfHoliday =
  /^(?:week|weeks|period|season|time|break|holidays?|shutdown|closure|closing|closed|day|days|eve|evening|morning|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|until|through|and|or|also|only|except|inclusive|woche|zeit|ferien)$/u;

/**
 * Days of an event are no days of every week: "Closed for Carnival weekend", "the Saturday of the fair", "our Christmas
 * party, 12 to 3". Their words stay, so that the rest of the sentence is read.
 */
export function withoutNamedEvents({ items, text }: { items: readonly Item[]; text: string }): {
  items: readonly Item[];
  hasEvent: boolean;
} {
  const events = new Set<Item>();
  let hasEvent = false;
  for (const [at, item] of items.entries()) {
    const before = items[at - 1];
    if (isEventWeekend({ items, at })) {
      events.add(item);
      hasEvent ||= before?.kind !== 'holiday';
      for (const inside of inBrackets(items, at + 1)) events.add(inside);
    } else if (isEventDay({ items, at, text })) {
      events.add(item);
      hasEvent = true;
    } else if (
      isEventOfHoliday({ items, at }) ||
      isHolidayTime({ items, at }) ||
      isReason({ items, at })
    )
      events.add(item);
  }
  return {
    items:
      events.size === 0
        ? items
        : items.map(
            (item): Item =>
              events.has(item)
                ? {
                    kind: 'word',
                    text: text.slice(item.start, item.end),
                    start: item.start,
                    end: item.end,
                  }
                : item,
          ),
    hasEvent,
  };
}

function isEventWeekend({ items, at }: { items: readonly Item[]; at: number }): boolean {
  const item = items[at];
  const before = items[at - 1];
  if (!isSense(item, 'weekend') || !oneWeekend.test(foldText(item.text))) return false;
  if (before?.kind === 'holiday' || isSense(before, 'public-holidays')) return true;
  return before?.kind === 'word' && !anyWeekend.test(foldText(before.text));
}

/** "That Sunday", "Founders Day Monday", "the Saturday of the fair". */
function isEventDay({
  items,
  at,
  text,
}: {
  items: readonly Item[];
  at: number;
  text: string;
}): boolean {
  const item = items[at];
  if (item?.kind !== 'weekday') return false;
  const before = items[at - 1];
  const [of, article, name] = items.slice(at + 1, at + 4);
  if (before?.kind === 'sense' && foldText(before.text) === 'that') return true;
  if (before?.kind === 'holiday' && !item.short) return true;
  const isOf = of?.kind === 'sense' && foldText(text.slice(of.start, of.end)) === 'of';
  const owner = isSense(article, 'every', 'glue') ? name : article;
  const isOne = isOf && (owner?.kind === 'word' || owner?.kind === 'holiday');
  return isOne && !/^(?:month|term|each|every)$/u.test(foldText(said(owner)));
}

/** "Christmas party", "Easter market": the name says what takes place, not when. */
function isEventOfHoliday({ items, at }: { items: readonly Item[]; at: number }): boolean {
  const item = items[at];
  const after = items[at + 1];
  if (item?.kind !== 'holiday' || !/^(?:christmas|easter|halloween)$/.test(item.holiday))
    return false;
  const isOpenDay =
    isSense(after, 'open') && isSense(items[at + 2], 'glue') && said(items[at + 2]) === 'day';
  return isOpenDay || (after?.kind === 'word' && !partOfHoliday.test(foldText(after.text)));
}

/** "The Easter holidays" are weeks, no public holidays. */
const isHolidayTime = ({ items, at }: { items: readonly Item[]; at: number }): boolean => {
  const item = items[at];
  return (
    isSense(item, 'public-holidays') &&
    items[at - 1]?.kind === 'holiday' &&
    /^(?:holidays|ferien|vacaciones|vacances|vacanze|ferias)$/u.test(foldText(item.text))
  );
};

/** "Closed on 3 and 4 May for Easter": a reason, no further day. */
function isReason({ items, at }: { items: readonly Item[]; at: number }): boolean {
  const before = isSense(items[at - 1], 'every', 'glue') ? items[at - 2] : items[at - 1];
  const date = items[items.indexOf(before as Item) - 1];
  return (
    items[at]?.kind === 'holiday' &&
    said(before) === 'for' &&
    (date?.kind === 'date' || date?.kind === 'month')
  );
}

const said = (item: Item | undefined): string =>
  item?.kind === 'word' || item?.kind === 'sense' ? item.text.toLowerCase() : '';

/** "Labor Day weekend (Sat–Mon)": the days in the brackets are those of the weekend. */
function inBrackets(items: readonly Item[], at: number): readonly Item[] {
  if (!isMark(items[at], '(')) return [];
  const end = items.findIndex((item, index) => index > at && isMark(item, ')'));
  const inside = items.slice(at + 1, end);
  return inside.every((item) => item.kind === 'weekday' || isMark(item, '-') || isSense(item))
    ? inside.filter(({ kind }) => kind === 'weekday')
    : [];
}
