import type { MealId, SenseId } from '#server/engine/language/calendar-words.ts';
import { foldText } from './fold-text.ts';
import { type Item, isMark, isSense } from './items.ts';
import { readValue, type Value } from './read-value.ts';
import { readWhen, type When } from './read-when.ts';

/** What a clause says, in reading order. */
export type ClauseEvent =
  | { kind: 'when'; when: When; at: number; end: number }
  | { kind: 'value'; value: Value; at: number; end: number; comma: boolean }
  | { kind: 'meal'; meal: MealId; at: number; end: number }
  | { kind: 'sign'; sense: SenseId; at: number; end: number }
  | { kind: 'words'; at: number; end: number; all: boolean }
  | { kind: 'break'; at: number; end: number }
  | { kind: 'note'; text: string; at: number; end: number };

const signs: readonly SenseId[] = [
  'last-orders',
  'break',
  'appointment',
  'open',
  'opens',
  'closes',
  'hours',
  'except',
  'no',
  'all',
  'only',
  'sold-out',
  'late',
];

export const slice = ({
  items,
  text,
  at,
  end,
}: {
  items: readonly Item[];
  text: string;
  at: number;
  end: number;
}): string => text.slice(items[at]?.start ?? 0, items[end - 1]?.end ?? 0);

/** Words before the first colon or dash, when no day and no time is among them. */
export function readLabel({ items, text }: { items: readonly Item[]; text: string }): {
  label: string;
  start: number;
} {
  for (let index = 0; index < items.length && index < 14; index += 1) {
    const item = items[index];
    if (!item) break;
    const column = columnLabel({ items, text, at: index });
    if (column !== '') return { label: column, start: index };
    if (
      item.kind === 'weekday' &&
      items[index - 1]?.kind !== 'word' &&
      readWhen({ items, at: index })
    )
      break;
    if (
      item.kind === 'time' ||
      item.kind === 'date' ||
      item.kind === 'holiday' ||
      item.kind === 'month' ||
      item.kind === 'season'
    )
      break;
    // "Holidays: we shut from 23 December" names no public holidays.
    const isTitle =
      isSense(item, 'public-holidays') &&
      index === 0 &&
      isMark(items[1], ':') &&
      items.some(({ kind }) => kind === 'date' || kind === 'holiday');
    if (
      !isTitle &&
      isSense(item, 'daily', 'weekdays', 'weekend', 'public-holidays', 'closed', 'company-holiday')
    )
      break;
    // "Phone (312) 555-0176, Mon-Fri 9-5"
    if (item.kind === 'other' && index > 0 && index <= 4 && /\d/.test(item.text)) {
      return {
        label: text.slice(items[0]?.start ?? 0, item.start).replace(/(?<![\s:(–-])[\s:(–-]+$/, ''),
        start: index + 1,
      };
    }
    if (isMark(item, ':') || (isMark(item, ';|') && index > 0 && index <= 4)) {
      const label = text.slice(items[0]?.start ?? 0, item.start).trim();
      return label.length <= 70 ? { label, start: index + 1 } : { label: '', start: 0 };
    }
  }
  return { label: '', start: 0 };
}

/** "Workshop      Mon to Thu 8–17": a label set apart by spaces. */
function columnLabel({
  items,
  text,
  at,
}: {
  items: readonly Item[];
  text: string;
  at: number;
}): string {
  const before = items[at - 1];
  const item = items[at];
  if (!before || !item) return '';
  const apart = / {2}|\t/.test(text.slice(before.end, item.start));
  const when = readWhen({ items, at });
  // "Workshop Mon-Thu 8–17": a short name right before a short day and its times.
  const short =
    item.kind === 'weekday' &&
    item.short &&
    at <= 3 &&
    when !== null &&
    readValue({ items, at: when.next }) !== null;
  if (!(apart || short) || (!when && !readValue({ items, at }))) return '';
  const label = items.slice(0, at);
  return label.some((one) => one.kind === 'word' || one.kind === 'topic') &&
    label.every((one) =>
      apart
        ? !['weekday', 'date', 'time', 'holiday', 'month', 'season'].includes(one.kind)
        : one.kind === 'word' || one.kind === 'topic' || isMark(one, '&/') || isSense(one, 'and'),
    )
    ? text.slice(label[0]?.start ?? 0, before.end)
    : '';
}

export function readEvents({
  items,
  start,
  text,
}: {
  items: readonly Item[];
  start: number;
  text: string;
}): ClauseEvent[] {
  const events: ClauseEvent[] = [];
  let index = start;
  let comma = false;
  while (index < items.length) {
    const item = items[index] as Item;
    if (isMark(item, '(')) {
      const close = noteEnd({ items, at: index });
      if (close !== null) {
        const note = slice({ items, text, at: index + 1, end: close }).trim();
        if (note !== '') events.push({ kind: 'note', text: note, at: index, end: close + 1 });
        index = close + 1;
        continue;
      }
    }
    const condition = conditionEnd({ items, at: index, text });
    if (condition !== null) {
      const note = slice({ items, text, at: index, end: condition });
      events.push({ kind: 'note', text: note, at: index, end: condition });
      index = condition;
      continue;
    }
    const when = readWhen({ items, at: index });
    if (when) {
      events.push({ kind: 'when', when: when.when, at: index, end: when.next });
      index = when.next;
      comma = false;
      continue;
    }
    const value = readValue({ items, at: index });
    if (value) {
      events.push({ kind: 'value', value: value.value, at: index, end: value.next, comma });
      index = value.next;
      comma = false;
      continue;
    }
    if (item.kind === 'mark') {
      if (isMark(item, ',;:.|')) {
        events.push({ kind: 'break', at: index, end: index + 1 });
        comma = true;
      }
    } else if (item.kind === 'meal')
      events.push({ kind: 'meal', meal: item.meal, at: index, end: index + 1 });
    else if (isSense(item, 'appointment') && isOfOtherDays({ events, items, text })) {
      const words = events.pop() as ClauseEvent;
      const note = slice({ items, text, at: words.at, end: index + 1 });
      events.push({ kind: 'note', text: note, at: words.at, end: index + 1 });
    } else if (item.kind === 'sense') {
      for (const sense of signs)
        if (item.senses.includes(sense))
          events.push({ kind: 'sign', sense, at: index, end: index + 1 });
      const last = events.at(-1);
      // Small words inside a run of unknown words belong to it: "the front desk and the phones".
      if (
        !signs.some((sense) => item.senses.includes(sense)) &&
        last?.kind === 'words' &&
        last.end === index
      ) {
        const after = isSense(items[index + 1], 'every', 'glue')
          ? items[index + 2]
          : items[index + 1];
        if (after && (after.kind === 'word' || after.kind === 'topic')) last.end = index + 1;
      }
    } else if (
      item.kind !== 'other' &&
      item.kind !== 'number' &&
      item.kind !== 'year' &&
      !(item.kind === 'weekday' && item.short)
    ) {
      const last = events.at(-1);
      if (last?.kind === 'words' && last.end === index) last.end = index + 1;
      else events.push({ kind: 'words', at: index, end: index + 1, all: false });
    }
    index += 1;
  }
  return events;
}

const condition =
  /^\s*(?:when|whenever|if|in case|unless|wenn|falls|sofern|ausser|bei (?:\S+ )?(?:regen|wetter|sturm|gewitter|schnee)|cuando|si|en caso|quand|lorsque|s'il|en cas|se|quando|in caso|em caso|als|indien|wanneer|bij (?:\S+ )?(?:regen|weer|storm|onweer)|kiedy|gdy|jesli|jezeli|w razie|(?:in|during) (?:\S+ )?(?:weather|rain|snow|storms?|fog|winds?|thunderstorms?))\b/;

/** "Closed when it rains": where the remark ends that says when it is closed besides its hours. */
function conditionEnd({
  items,
  at,
  text,
}: {
  items: readonly Item[];
  at: number;
  text: string;
}): number | null {
  const item = items[at];
  if (!isSense(item, 'closed')) return null;
  if (!condition.test(foldText(text.slice(item.end, item.end + 40)))) return null;
  const end = items.findIndex((one, index) => index > at && isMark(one, ',;.:()'));
  return end < 0 ? items.length : end;
}

/** "Tuesday to Thursday 10–4, other days by appointment": those named need none. */
function isOfOtherDays({
  events,
  items,
  text,
}: {
  events: readonly ClauseEvent[];
  items: readonly Item[];
  text: string;
}): boolean {
  const last = events.at(-1);
  return (
    last?.kind === 'words' &&
    events.some(({ kind }) => kind === 'value') &&
    otherDays.test(foldText(slice({ items, text, at: last.at, end: last.end })))
  );
}

const otherDays =
  /^(?:all )?(?:others?|otherwise|rest|remaining|sonst|ubrige|andere|otros|demas|autres|altri|outros|overige|inne|pozostale)\b/;

/** The end of brackets that hold a remark: words, no day of their own. */
function noteEnd({ items, at }: { items: readonly Item[]; at: number }): number | null {
  let words = 0;
  // "Thursdays until 8 (not in January)": what is left out is a remark, not when it counts.
  const isLeftOut = isSense(items[at + 1], 'no', 'except');
  const close = items.findIndex((item, index) => index > at && isMark(item, ')'));
  const inside = items.slice(at + 1, close);
  if (isLeftOut && close > 0 && inside.every(({ kind }) => kind !== 'time' && kind !== 'weekday'))
    return close;
  for (let index = at + 1; index < items.length; index += 1) {
    const item = items[index];
    if (isMark(item, ')')) return words > 0 ? index : null;
    if (
      readWhen({ items, at: index }) &&
      (item?.kind === 'ordinal' || item?.kind === 'weekday' || item?.kind === 'date')
    )
      return null;
    if (
      item?.kind === 'word' ||
      item?.kind === 'topic' ||
      isSense(item, 'late', 'usual', 'open', 'evening')
    )
      words += 1;
  }
  return null;
}

/** The words with a topic before the first day or time, from the first topic to the last. */
export function leadOf({
  events,
  items,
  text,
}: {
  events: readonly ClauseEvent[];
  items: readonly Item[];
  text: string;
}): string {
  for (const event of events) {
    if (event.kind === 'when' || event.kind === 'value') return '';
    if (event.kind !== 'words') continue;
    let first = -1;
    let last = -1;
    for (let index = event.at; index < event.end; index += 1) {
      if (items[index]?.kind !== 'topic') continue;
      if (first < 0) first = index;
      last = index;
    }
    if (first >= 0) return slice({ items, text, at: first, end: last + 1 });
  }
  return '';
}

/** Words without a topic before the first day or time. After a meal they only continue it ("brunch is served"). */
export function leadWordsOf({
  events,
  items,
  text,
}: {
  events: readonly ClauseEvent[];
  items: readonly Item[];
  text: string;
}): { leadWords: string; surelyOpen: boolean } {
  const none = { leadWords: '', surelyOpen: false };
  const first = events.find(
    (event) => event.kind !== 'sign' && event.kind !== 'break' && event.kind !== 'note',
  );
  if (first?.kind !== 'words') return none;
  const leadWords = slice({ items, text, at: first.at, end: first.end });
  const open = items.some(
    (item) => isSense(item, 'open', 'opens') && openWord.test(foldText(item.text)),
  );
  return { leadWords, surelyOpen: open && leadWords.split(/\s+/).length <= 2 };
}

/** Plain words for "open"; "available" and "reachable" are said of anything. */
const openWord = /^(?:open|geoff|offen|abier|abri|ouver|apert|abert|geopend|otwar|czynn)/;
