import type { MealId } from '#server/engine/language/calendar-words.ts';
import type { ClauseLine, DateRule, ScheduleLine } from './schedule.ts';

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
  /** What a sentence speaks of before its first day or time: "The bar is open daily …". */
  lead: string;
  /** Other words before the first day or time: "Swim lessons are available …". */
  leadWords: string;
  /** Says "open" of something with a short name, so that it may be the business itself. */
  surelyOpen: boolean;
  /** Speaks of a period named before: "during this time". */
  anaphora: boolean;
  /** The holidays of the whole business. */
  vacation: boolean;
  /** What doesn't take place: "No classes on Thanksgiving". */
  none: string;
};

/** What the headings above a line say for all of it. */
export type ClauseDefaults = {
  kind: ScheduleLine['kind'];
  meal: MealId | null;
  /** The times of the year it counts in; empty for all of it. */
  seasons: readonly DateRule[];
  /** Single times are when something starts: a timetable. */
  starts: boolean;
  /** The heading says "closed", so a list of days needs no more. */
  closed: boolean;
};

export const noDefaults: ClauseDefaults = {
  kind: 'hours',
  meal: null,
  seasons: [],
  starts: false,
  closed: false,
};
