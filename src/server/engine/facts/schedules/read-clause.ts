import type { MealId, SenseId } from '#server/engine/language/calendar-words.ts';
import { readValue, type Value } from './read-value.ts';
import { isMark, isSense, readWhen, type When } from './read-when.ts';
import type { Item } from './scan-text.ts';
import type { DateRule, ScheduleLine } from './schedule.ts';

export type ClauseLine = Omit<ScheduleLine, 'block' | 'text'>;

export type Clause = {
  lines: ClauseLine[];
  /** The words before the first colon, when they say what the times are for. */
  label: string;
  /** Nothing but days, times and their usual words. */
  pure: boolean;
  /** Words such as "open", "closed", "hours" or a meal: it is about opening. */
  about: boolean;
  /** Words the reader doesn't know, outside the label. */
  unknown: string[];
  /** Speaks of a period named before: "during this time". */
  anaphora: boolean;
};

/** What the headings above a line say for all of it. */
export type ClauseDefaults = {
  kind: ScheduleLine['kind'];
  meal: MealId | null;
  season: DateRule | null;
  /** The heading says "closed", so a list of days needs no more. */
  closed: boolean;
};

export const noDefaults: ClauseDefaults = {
  kind: 'hours',
  meal: null,
  season: null,
  closed: false,
};

type Event =
  | { kind: 'when'; when: When; at: number; end: number }
  | { kind: 'value'; value: Value; at: number; end: number; comma: boolean }
  | { kind: 'meal'; meal: MealId; at: number; end: number }
  | { kind: 'sign'; sense: SenseId; at: number; end: number }
  | { kind: 'words'; at: number; end: number; all: boolean }
  | { kind: 'break'; at: number; end: number };

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

/** Reads one sentence or line. Each line of the result pairs days with what is said about them. */
export function readClause({
  items,
  text,
  defaults = noDefaults,
}: {
  items: readonly Item[];
  text: string;
  defaults?: ClauseDefaults;
}): Clause {
  const { label, start } = readLabel({ items, text });
  const notes: string[] = [];
  const events = readEvents({ items, start, text, notes });
  const unknown = events.flatMap((event) =>
    event.kind === 'words' && !event.all
      ? [slice({ items, text, at: event.at, end: event.end })]
      : [],
  );
  const has = (...senses: SenseId[]) => items.some((item) => isSense(item, ...senses));
  const about =
    has(
      'open',
      'opens',
      'closed',
      'closes',
      'hours',
      'usual',
      'last-orders',
      'break',
      'company-holiday',
      'appointment',
    ) || events.some((event) => event.kind === 'meal');
  // "Between lunch and dinner we are closed" is about no whole day.
  const part = items.some(
    (item, index) => isSense(item, 'from') && items[index + 1]?.kind === 'meal',
  );
  const lines = part ? [] : pair({ events, items, text, start, defaults });
  const last = lines.at(-1);
  if (last && notes.length > 0) last.note = notes.join('; ');
  return { lines, label, pure: unknown.length === 0, about, unknown, anaphora: has('season-word') };
}

const slice = ({
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
function readLabel({ items, text }: { items: readonly Item[]; text: string }): {
  label: string;
  start: number;
} {
  for (let index = 0; index < items.length && index < 14; index += 1) {
    const item = items[index];
    if (!item) break;
    if (item.kind === 'weekday' && !item.short && items[index - 1]?.kind !== 'word') break;
    if (
      item.kind === 'time' ||
      item.kind === 'date' ||
      item.kind === 'holiday' ||
      item.kind === 'month' ||
      item.kind === 'season'
    )
      break;
    if (
      isSense(item, 'daily', 'weekdays', 'weekend', 'public-holidays', 'closed', 'company-holiday')
    )
      break;
    // "Phone (312) 555-0176, Mon-Fri 9-5"
    if (item.kind === 'other' && index > 0 && index <= 4 && /\d/.test(item.text)) {
      return {
        label: text.slice(items[0]?.start ?? 0, item.start).replace(/[\s:(–-]+$/, ''),
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

function readEvents({
  items,
  start,
  text,
  notes,
}: {
  items: readonly Item[];
  start: number;
  text: string;
  notes: string[];
}): Event[] {
  const events: Event[] = [];
  let index = start;
  let comma = false;
  while (index < items.length) {
    const item = items[index] as Item;
    if (isMark(item, '(')) {
      const close = noteEnd({ items, at: index });
      if (close !== null) {
        const note = slice({ items, text, at: index + 1, end: close }).trim();
        if (note !== '') notes.push(note);
        index = close + 1;
        continue;
      }
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
    else if (item.kind === 'sense') {
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

/** The end of brackets that hold a remark: words, no day of their own. */
function noteEnd({ items, at }: { items: readonly Item[]; at: number }): number | null {
  let words = 0;
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

function pair({
  events,
  items,
  text,
  start,
  defaults,
}: {
  events: readonly Event[];
  items: readonly Item[];
  text: string;
  start: number;
  defaults: ClauseDefaults;
}): ClauseLine[] {
  const lines: ClauseLine[] = [];
  const labelMeal = items.slice(0, start).find((item) => item.kind === 'meal');
  const labelSign = items.slice(0, start);
  const named = labelSign.some((item) => item.kind === 'word' || item.kind === 'topic');
  let kind: ScheduleLine['kind'] = labelSign.some((item) => isSense(item, 'last-orders'))
    ? 'last-orders'
    : labelSign.some((item) => isSense(item, 'break'))
      ? 'break'
      : named
        ? 'hours'
        : defaults.kind;
  let meal: MealId | null = labelMeal?.kind === 'meal' ? labelMeal.meal : defaults.meal;
  let season: DateRule | null = defaults.season;
  let when: When | null = null;
  let used = false;
  let negated = false;
  let part = '';
  let pending: { value: Value; meal: MealId | null; part: string }[] = [];
  let lastForward: { value: Value; meal: MealId | null; part: string } | null = null;

  const emit = (
    target: When,
    { value, meal: ofMeal, part: ofPart }: { value: Value; meal: MealId | null; part: string },
  ) => {
    if (value.weak && target.days.length === 0) return;
    if (value.single && kind !== 'last-orders') return;
    const whole = value.state !== 'open' || value.spans.some((span) => span.from && span.to);
    const ofKind = kind === 'last-orders' && whole ? 'hours' : kind;
    const spans =
      kind === 'last-orders' && value.single
        ? value.spans.map((span) => ({ from: null, to: span.from }))
        : value.spans;
    const periods = target.dates.filter((rule) => rule.kind === 'range' || rule.kind === 'season');
    const within =
      target.days.length > 0 && periods.length === target.dates.length
        ? (periods[0] ?? season)
        : season;
    lines.push({
      kind: ofKind,
      state: value.state,
      days: target.days,
      weeks: target.weeks,
      dates: within && periods.includes(within) ? [] : target.dates,
      season: within,
      spans,
      meal: ofMeal,
      byAppointment: false,
      part: ofPart,
      note: '',
    });
  };

  for (let index = 0; index < events.length; index += 1) {
    const event = events[index] as Event;
    const following = events[index + 1];
    // "first Sunday of the month: 12–17": a colon parts nothing.
    const next =
      following?.kind === 'break' && isMark(items[following.at], ':')
        ? events[index + 2]
        : following;
    if (event.kind === 'meal') meal = event.meal;
    else if (event.kind === 'break') {
      if (isMark(items[event.at], ':.')) part = '';
    } else if (event.kind === 'words') {
      const words = slice({ items, text, at: event.at, end: event.end });
      part = part === '' ? words : `${part}, ${words}`;
      const waiting = pending.at(-1);
      if (waiting && waiting.part === '') waiting.part = words;
    } else if (event.kind === 'sign') {
      if (event.sense === 'last-orders') kind = 'last-orders';
      else if (event.sense === 'break') {
        kind = 'break';
        if (negated)
          pending.push({
            value: { state: 'closed', spans: [], weak: false, single: false },
            meal: null,
            part,
          });
        if (negated && when && !used) {
          emit(when, pending.pop() as (typeof pending)[number]);
          used = true;
        }
      } else if (event.sense === 'all') part = slice({ items, text, at: event.at, end: event.end });
      else if (event.sense === 'appointment') {
        const last = lines.at(-1);
        if (last) last.byAppointment = true;
        else if (when) {
          emit(when, {
            value: { state: 'open', spans: [], weak: false, single: false },
            meal,
            part,
          });
          used = true;
          const only = lines.at(-1);
          if (only) only.byAppointment = true;
        }
      } else if (event.sense === 'no') negated = true;
      else if (event.sense === 'except') break;
      if (event.sense !== 'no') negated = false;
    } else if (event.kind === 'value') {
      const value = { value: event.value, meal, part };
      if (
        event.value.state === 'closed' &&
        next?.kind === 'value' &&
        next.value.state === 'open' &&
        next.value.spans.every((span) => span.from && span.to) &&
        !next.comma
      ) {
        // "closed from 12:30 to 2" is a break.
        kind = 'break';
        continue;
      }
      const forward =
        next?.kind === 'when' &&
        (when === null ||
          (used && (event.value.state !== 'open' || (next.when.tied && event.comma))));
      if (when && !forward) {
        emit(when, value);
        used = true;
      } else {
        pending.push(value);
      }
      part = '';
    } else if (event.kind === 'when') {
      if (pending.length > 0) {
        for (const value of pending) emit(event.when, value);
        lastForward = pending.at(-1) ?? null;
        pending = [];
        part = '';
        continue;
      }
      if (lastForward && next?.kind !== 'value' && when === null) {
        emit(event.when, lastForward);
        continue;
      }
      const period =
        event.when.days.length === 0 &&
        event.when.dates.length === 1 &&
        isPeriod(event.when.dates[0]);
      const more = events
        .slice(index + 1)
        .some((later) => later.kind === 'when' && later.when.days.length > 0);
      if (period && more && next?.kind !== 'value' && event.when.dates[0])
        season = event.when.dates[0];
      else {
        const last = lines.at(-1);
        if (
          last &&
          used &&
          event.when.weeks.length > 0 &&
          last.weeks.length === 0 &&
          next?.kind !== 'value' &&
          isSameSet(last.days, event.when.days)
        ) {
          last.weeks = event.when.weeks;
          continue;
        }
        if (
          last &&
          used &&
          when &&
          event.when.tied &&
          next?.kind !== 'value' &&
          isPeriodOnly(when) &&
          event.when.days.length > 0
        ) {
          last.season = last.dates[0] ?? last.season;
          last.dates = [];
          last.days = event.when.days;
        }
        when = event.when;
        used = false;
      }
      part = '';
    }
  }
  if (lines.length === 0 && when) {
    if (defaults.closed && when.days.length + when.dates.length > 0) {
      for (const event of events) {
        if (event.kind === 'when')
          emit(event.when, {
            value: { state: 'closed', spans: [], weak: false, single: false },
            meal: null,
            part: '',
          });
      }
    } else lines.push(...withoutValue({ when, events, items, meal, kind }));
  }
  return lines;
}

const isSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((day) => b.includes(day));

const isPeriod = (rule: DateRule | undefined): boolean =>
  rule?.kind === 'range' || rule?.kind === 'season';
const isPeriodOnly = (when: When): boolean => when.days.length === 0 && when.dates.every(isPeriod);

/** Days without times: "open May through September", or a holiday the document only has words for. */
function withoutValue({
  when,
  events,
  items,
  meal,
  kind,
}: {
  when: When;
  events: readonly Event[];
  items: readonly Item[];
  meal: MealId | null;
  kind: ScheduleLine['kind'];
}): ClauseLine[] {
  const open = events.some(
    (event) => event.kind === 'sign' && (event.sense === 'open' || event.sense === 'opens'),
  );
  const negated = events.some((event) => event.kind === 'sign' && event.sense === 'no');
  const dated = when.days.length === 0 && when.dates.length > 0;
  if (kind !== 'hours') return [];
  const base = {
    kind,
    days: when.days,
    weeks: when.weeks,
    season: null,
    spans: [],
    meal,
    byAppointment: false,
    part: '',
    note: '',
  };
  const words = events.some((event) => event.kind === 'words' || event.kind === 'value');
  if (open && !negated && (dated || !words)) return [{ ...base, state: 'open', dates: when.dates }];
  const first = events[0];
  const headed =
    first?.kind === 'when' &&
    first.when === when &&
    (items[first.end] === undefined || isMark(items[first.end], ':.'));
  if (
    headed &&
    dated &&
    when.dates.some(
      (rule) => rule.kind === 'holiday' || (rule.kind === 'day' && rule.day.year === null),
    )
  )
    return [{ ...base, state: 'mentioned', dates: when.dates }];
  const yearly = when.dates.every((rule) => rule.kind !== 'range' || rule.to.year === null);
  if (dated && yearly && isPeriodOnly(when) && events[0]?.kind === 'when')
    return [{ ...base, state: 'open', dates: when.dates }];
  return [];
}
