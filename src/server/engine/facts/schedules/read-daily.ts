import type { MealId, TopicId } from '#server/engine/language/calendar-words.ts';
import { type Item, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readValue } from './read-value.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine, TimeSpan } from './schedule.ts';

export type Daily = { subject: string; line: ClauseLine };

/** Things that have the same times every day when no day is named. */
const dailyTopics: ReadonlySet<TopicId> = new Set<TopicId>(['check-in', 'check-out', 'emergency']);

/** "Check-in from 3 pm, check-out until 11 am", "Breakfast is served from 7:30 to 10", "Emergency line: 24 hours". */
export function readDaily({ text, lexicon }: { text: string; lexicon: Lexicon }): Daily[] {
  if (text.length > 200 || /[$€£%?]/.test(text)) return [];
  const items = scanText({ text, lexicon });
  if (items.some((_, at) => readWhen({ items, at }) !== null)) return [];
  const starts = items.flatMap((item, at) => (isDaily(item) ? [at] : []));
  return starts.flatMap((at, index): Daily[] => {
    const item = items[at] as Item;
    const end = starts[index + 1] ?? items.length;
    if (isApart(items[at - 1])) return [];
    const spans = spansOf({ items, at: at + 1, end, item });
    if (!spans) return [];
    const meal: MealId | null = item.kind === 'meal' ? item.meal : null;
    return [
      {
        subject: meal ? '' : text.slice(item.start, item.end),
        line: {
          kind: 'hours',
          state: 'open',
          days: [0, 1, 2, 3, 4, 5, 6],
          weeks: [],
          dates: [],
          season: null,
          spans,
          meal,
          byAppointment: false,
          part: '',
          note: '',
        },
      },
    ];
  });
}

const isDaily = (item: Item): boolean =>
  (item.kind === 'topic' && dailyTopics.has(item.topic)) ||
  (item.kind === 'meal' && item.meal === 'breakfast');

/** "Late arrival after 9 pm", "early check-in", "before breakfast": something else than the usual. */
const isApart = (before: Item | undefined): boolean =>
  before !== undefined &&
  (isSense(before, 'late', 'no', 'from', 'until', 'except') || before.kind === 'word');

/** The first times after the name, with nothing but small words between. */
function spansOf({
  items,
  at,
  end,
  item,
}: {
  items: readonly Item[];
  at: number;
  end: number;
  item: Item;
}): TimeSpan[] | null {
  let words = 0;
  for (let index = at; index < end; index += 1) {
    const value = readValue({ items, at: index });
    if (value) {
      if (value.value.state !== 'open' || value.next > end) return null;
      const [first] = value.value.spans;
      if (!first || items.slice(value.next, end).some((one) => one.kind === 'time')) return null;
      const always = first.from?.minutes === 0 && first.to?.minutes === 1440;
      if (always !== (item.kind === 'topic' && item.topic === 'emergency')) return null;
      if (!value.value.single) return value.value.weak ? null : value.value.spans;
      // "Check-out 11 am" is an end, "check-in 3 pm" a beginning.
      return item.kind === 'topic' && item.topic === 'check-out'
        ? [{ from: null, to: first.from }]
        : value.value.spans;
    }
    const one = items[index];
    // "Check-out by 11.00"
    if (
      item.kind === 'topic' &&
      item.topic === 'check-out' &&
      one?.kind === 'time' &&
      one.strength === 'dotted' &&
      !items.slice(index + 1, end).some((other) => other.kind === 'time')
    )
      return [{ from: null, to: { minutes: one.minutes, text: one.text } }];
    if (one?.kind === 'word' || one?.kind === 'other') words += 1;
    if (words > 2 || isSense(one, 'no', 'closed', 'late')) return null;
  }
  return null;
}
