import { foldText } from './fold-text.ts';
import { type Item, type ItemOf, isMark, isSense } from './items.ts';
import type { ClockTime, TimeSpan } from './schedule.ts';

/** What a line says about its days: times, closed, or as usual. */
export type Value = {
  state: 'open' | 'closed' | 'usual';
  spans: TimeSpan[];
  /** All times are bare numbers ("9-12"): they count only beside weekdays. */
  weak: boolean;
  /** A single time without "from" or "until": the hour something takes place or ends. */
  single: boolean;
  /** Closed in this part of the day only. */
  daypart?: 'morning' | 'afternoon' | 'evening';
};

export function readValue({
  items,
  at,
}: {
  items: readonly Item[];
  at: number;
}): { value: Value; next: number } | null {
  const item = items[at];
  if (isSense(item, 'always')) {
    const span: TimeSpan = {
      from: { minutes: 0, text: '0:00' },
      to: { minutes: 1440, text: '24:00' },
    };
    return { value: { state: 'open', spans: [span], weak: false, single: false }, next: at + 1 };
  }
  if (isSense(item, 'usual'))
    return { value: { state: 'usual', spans: [], weak: false, single: false }, next: at + 1 };
  // "No weekly off" is open.
  if (isSense(item, 'closed') && at > 0 && isSense(items[at - 1], 'no')) return null;
  if (isSense(item, 'closed', 'company-holiday')) {
    const after = isSense(items[at + 1], 'on', 'glue') ? items[at + 2] : items[at + 1];
    const daypart = daypartBefore({ items, at }) ?? daypartOf(after);
    return {
      value: {
        state: 'closed',
        spans: [],
        weak: false,
        single: false,
        ...(daypart ? { daypart } : {}),
      },
      next: at + 1,
    };
  }
  return readSpans({ items, at });
}

function daypartOf(item: Item | undefined): Value['daypart'] | null {
  for (const part of ['morning', 'afternoon', 'evening'] as const)
    if (isSense(item, part)) return part;
  return null;
}

/** "Wednesday afternoon the shop stays closed": from the closed back to the day. */
function daypartBefore({
  items,
  at,
}: {
  items: readonly Item[];
  at: number;
}): Value['daypart'] | null {
  for (let index = at - 1; index >= 0 && index >= at - 6; index -= 1) {
    const part = daypartOf(items[index]);
    if (part) return part;
    const kind = items[index]?.kind;
    if (
      kind !== 'word' &&
      kind !== 'topic' &&
      !isSense(items[index], 'glue', 'on', 'all-year', 'every')
    )
      return null;
  }
  return null;
}

function readSpans({
  items,
  at,
}: {
  items: readonly Item[];
  at: number;
}): { value: Value; next: number } | null {
  const first = readSpan({ items, at });
  if (!first) return null;
  const spans = [first.span];
  let { next, weak } = first;
  if (!first.single && first.span.from && first.span.to) {
    for (;;) {
      let index = next;
      while (index < next + 2 && (isMark(items[index], ',/&+;|') || isSense(items[index], 'and')))
        index += 1;
      if (index === next) break;
      const more = readSpan({ items, at: index });
      if (!more || more.single || !more.span.from || !more.span.to) break;
      spans.push(more.span);
      weak &&= more.weak;
      next = more.next;
    }
  }
  if (first.single) {
    // "at 11:00, 14:00 and 16:30": several starts, unless the next time belongs to a day of its own.
    for (;;) {
      let index = next;
      while (index < next + 2 && (isMark(items[index], ',/&+;') || isSense(items[index], 'and')))
        index += 1;
      const more = index === next ? null : readSpan({ items, at: index });
      if (!more?.single || items[more.next]?.kind === 'weekday') break;
      spans.push(more.span);
      next = more.next;
    }
  }
  return { value: { state: 'open', spans, weak, single: first.single }, next };
}

type Read = { span: TimeSpan; next: number; weak: boolean; single: boolean };

function readSpan({ items, at }: { items: readonly Item[]; at: number }): Read | null {
  let index = at;
  let prefix: 'from' | 'until' | null = null;
  while (
    isSense(items[index], 'from', 'until', 'at', 'opens', 'closes', 'open', 'only', 'glue') &&
    index < at + 4
  ) {
    const sense = items[index];
    if (isSense(sense, 'closes', 'until') && !isSense(sense, 'from')) prefix = 'until';
    else if (isSense(sense, 'from', 'opens')) prefix = 'from';
    else if (isSense(sense, 'open') && isSense(items[index + 1], 'at')) prefix = 'from';
    index += 1;
  }
  const from = items[index];
  if (from?.kind !== 'time') return null;
  if (index > at && prefix === null && !isSense(items[at], 'at')) return null;
  // "Children aged 4 to 11"
  if (isAge(items[at - 1]) || isAge(items[index - 1])) return null;
  const joint = items[index + 1];
  const range =
    isMark(joint, '-') ||
    isSense(joint, 'to', 'until') ||
    (prefix === 'from' && isSense(joint, 'and'));
  let last = index + 2;
  if (range && isSense(joint, 'to', 'until') && isSense(items[last], 'until', 'at', 'glue'))
    last += 1;
  const to = items[last];
  // "8 to 10 business days" counts days, "4 to 10 people" people.
  const isBare = (to?.kind === 'time' && to.strength === 'bare') || to?.kind === 'number';
  if (range && isBare && (countsDays(items[last + 1]) || isCounted(items[last + 1]))) return null;
  // "From 6:30 pm to 9 pm the club has lanes 1 to 12": numbers of things beside times that are written out.
  if (range && isBare && isNumbered({ items, at, index })) return null;
  if (range && to?.kind === 'time' && prefix !== 'until') {
    const span = toSpan({ from, to });
    return (
      span && {
        span,
        next: last + 1,
        weak: from.strength === 'bare' && to.strength === 'bare',
        single: false,
      }
    );
  }
  if (range && isSense(to, 'late', 'sold-out')) {
    return {
      span: { from: toTime(from), to: null, ending: isSense(to, 'late') ? 'late' : 'sold-out' },
      next: last + 1,
      weak: from.strength === 'bare',
      single: false,
    };
  }
  if (isSense(joint, 'late') && prefix === 'from') {
    return {
      span: { from: toTime(from), to: null, ending: 'late' },
      next: index + 2,
      weak: from.strength === 'bare',
      single: false,
    };
  }
  // "until 14.00" is a time although "14.00" alone could be a price.
  const weak = from.strength === 'bare' || (from.strength !== 'sure' && prefix === null);
  // "until 3 business days before" counts days.
  if (from.strength === 'bare' && isSense(joint, 'weekdays', 'daily')) return null;
  if (prefix === 'until')
    return { span: { from: null, to: toEnd(from) }, next: index + 1, weak, single: false };
  if (prefix === 'from')
    return { span: { from: toTime(from), to: null }, next: index + 1, weak, single: false };
  // "At 14.00": a price would hardly end on a quarter of an hour.
  const isDotted =
    from.strength === 'dotted' && from.minutes % 15 === 0 && isSense(items[index - 1], 'at');
  if (from.strength !== 'sure' && !isDotted) return null;
  return { span: { from: toTime(from), to: null }, next: index + 1, weak: false, single: true };
}

/** Days that are counted ("5 business days"), not the days of a week ("9–5 weekdays"). */
const countsDays = (item: Item | undefined): boolean =>
  isSense(item, 'weekdays', 'daily') &&
  /\s|(?:werk|arbeits|business|working|work|werk)(?:tagen?|days|dagen)$/i.test(item.text) &&
  !/^(?:on|an|during|every|all)\b/i.test(item.text);

const counted =
  /^(?:people|persons?|guests?|players?|participants?|kids?|children|adults?|students?|pupils?|years?|yrs?|months?|weeks?|nights?|minutes?|mins?|miles?|places?|seats?|pieces?|items?|personen|gaste|kinder|teilnehmer\p{L}*|jahren?|wochen|monaten?|nachten?|minuten|personas?|ninos?|anos?|semanas?|meses|noches?|minutos?|personnes?|enfants?|ans|semaines?|mois|nuits?|persone|bambini|anni|settimane|mesi|notti|minuti|pessoas?|criancas?|noites?|gasten|kinderen|jaar|weken|maanden|nachten|osob\p{L}*|dzieci|lat|tygodni\p{L}*|miesiec\p{L}*|nocy|minut)$/u;

const isAge = (item: Item | undefined): boolean =>
  item?.kind === 'word' &&
  /^(?:aged?|ages|alter|edad|edades|ages?|eta|idade|leeftijd|wiek\p{L}*)$/u.test(
    foldText(item.text),
  );

const isNumbered = ({
  items,
  at,
  index,
}: {
  items: readonly Item[];
  at: number;
  index: number;
}): boolean => {
  const from = items[index];
  return (
    from?.kind === 'time' &&
    from.strength === 'bare' &&
    index === at &&
    items[at - 1]?.kind === 'word' &&
    items.some((item) => item.kind === 'time' && item.strength === 'sure')
  );
};

/** "4 to 10 people" is a number of things, not a time. */
const isCounted = (item: Item | undefined): boolean =>
  item?.kind === 'word' && counted.test(foldText(item.text));

const toTime = (item: ItemOf<'time'>): ClockTime => ({ minutes: item.minutes, text: item.text });

/** "Until 7" is in the evening; "until 2" may be in the night. */
const toEnd = (item: ItemOf<'time'>): ClockTime =>
  item.half === null && item.minutes >= 330 && item.minutes < 540 && !/^0/.test(item.text)
    ? { minutes: item.minutes + 720, text: item.text }
    : toTime(item);

/** Completes what one end leaves to the other: "5:00 - 6:30 pm" is in the afternoon, "9-5" ends after noon. */
function toSpan({ from, to }: { from: ItemOf<'time'>; to: ItemOf<'time'> }): TimeSpan | null {
  const start = toTime(from);
  const end = toTime(to);
  if (end.minutes === 0) end.minutes = 1440;
  if (start.minutes === 1440) start.minutes = 0;
  if (from.half === null && to.half !== null && to.twelve && start.minutes <= 780) {
    const later = start.minutes < 720 ? start.minutes + 720 : start.minutes;
    const pm = to.half === 'pm' && later < end.minutes;
    if (pm) start.minutes = later;
    else if (to.half === 'am' && start.minutes >= 720) start.minutes -= 720;
    const sign = to.text.slice(to.text.search(/[ap]\.?\s?m/i));
    const space = /\d\s+[ap]/i.test(to.text) ? ' ' : '';
    start.text = `${start.text}${space}${pm === (to.half === 'pm') || to.half === 'am' ? sign : swapHalf(sign)}`;
  } else if (
    to.half === null &&
    from.half !== null &&
    (from.twelve || isNoonTo({ from, to }) || isFromMorning({ from, to })) &&
    end.minutes <= 720
  ) {
    if (end.minutes <= start.minutes) end.minutes += 720;
  } else if (from.half === null && to.half === null) {
    const plain = start.minutes <= 720 && end.minutes <= 720 && !/^0/.test(from.text);
    if (end.minutes <= start.minutes && plain && end.minutes + 720 > start.minutes)
      end.minutes += 720;
    // "12.30-3.30" is over in the afternoon; "12.30-1" may end in the night.
    else if (isPastNoon({ from, to })) end.minutes += 720;
    // "2-6" after a morning span: nobody opens a shop at two in the night.
    else if (plain && start.minutes < 360 && from.strength === 'bare' && to.strength === 'bare') {
      start.minutes += 720;
      end.minutes += 720;
    }
  }
  if (end.minutes <= start.minutes) {
    if (end.minutes > 720) return null;
    end.minutes += 1440;
  }
  if (end.minutes - start.minutes > 1440) return null;
  return { from: start, to: end };
}

const isPastNoon = ({ from, to }: { from: ItemOf<'time'>; to: ItemOf<'time'> }): boolean =>
  from.minutes > 720 &&
  from.minutes < 780 &&
  to.minutes >= 120 &&
  to.minutes < 720 &&
  !/^0/.test(to.text);

/** "Noon to 8" ends in the evening. */
const isNoonTo = ({ from, to }: { from: ItemOf<'time'>; to: ItemOf<'time'> }): boolean =>
  from.minutes === 720 && !/^0/.test(to.text);

/** "From 10 in the morning until 4.30" ends in the afternoon. */
const isFromMorning = ({ from, to }: { from: ItemOf<'time'>; to: ItemOf<'time'> }): boolean =>
  from.half === 'am' && !/^0/.test(to.text);

const swapHalf = (sign: string): string => sign.replace(/^p/, 'a').replace(/^P/, 'A');
