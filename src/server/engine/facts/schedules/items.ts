import type {
  HolidayId,
  MealId,
  SeasonId,
  SenseId,
  TopicId,
} from '#server/engine/language/calendar-words.ts';
import type { TextToken } from './fold-text.ts';
import type { CalendarDay } from './schedule.ts';

/** How sure it is that a number is a time: `bare` numbers ("9") count only beside another time or a word like "until". */
export type TimeStrength = 'sure' | 'dotted' | 'bare';

export type Item = { start: number; end: number } & (
  | {
      kind: 'time';
      minutes: number;
      text: string;
      strength: TimeStrength;
      half: 'am' | 'pm' | null;
      twelve: boolean;
    }
  | ({ kind: 'date' } & CalendarDay)
  | { kind: 'month'; month: number; year: number | null }
  | { kind: 'weekday'; day: number; short: boolean }
  | { kind: 'ordinal'; week: number }
  | { kind: 'holiday'; holiday: HolidayId; name: string }
  | { kind: 'season'; season: SeasonId }
  | { kind: 'meal'; meal: MealId }
  | { kind: 'topic'; topic: TopicId; text: string }
  | { kind: 'sense'; senses: readonly SenseId[]; text: string }
  | { kind: 'number'; value: number; ordinal: boolean; next: string }
  | { kind: 'year'; value: number }
  | { kind: 'word'; text: string }
  | { kind: 'mark'; text: string }
  /** Money, measures, phone numbers, emails: never part of a schedule. */
  | { kind: 'other'; text: string }
);

export type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>;

export function skipTo({
  tokens,
  at,
  end,
}: {
  tokens: readonly TextToken[];
  at: number;
  end: number;
}): number {
  let index = at;
  while (index < tokens.length && (tokens[index]?.start ?? end) < end) index += 1;
  return Math.max(index, at + 1);
}

export type Scanned = { item: Item; next: number };

export const isSense = (item: Item | undefined, ...senses: SenseId[]): item is ItemOf<'sense'> =>
  item?.kind === 'sense' && senses.some((sense) => item.senses.includes(sense));

export const isMark = (item: Item | undefined, marks: string): boolean =>
  item?.kind === 'mark' && marks.includes(item.text);

/** A dash, "to" or "until" between two ends. */
export const isRange = (item: Item | undefined): boolean =>
  isMark(item, '-') || isSense(item, 'to', 'until');
