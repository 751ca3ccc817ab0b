import type { HolidayId, MealId, SeasonId } from '#server/engine/language/calendar-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** A time of day, as minutes since midnight and as the document writes it: "5:00 pm", "18.30", "noon". */
export type ClockTime = { minutes: number; text: string };

/** `to.minutes` is above 1440 when it closes after midnight. One end is null where the document leaves it open. */
export type TimeSpan = {
  from: ClockTime | null;
  to: ClockTime | null;
  /** How it ends where the document gives no time. */
  ending?: 'late' | 'sold-out';
  /** It is surely over by then, where no time is given: "Wednesday afternoons closed". */
  overBy?: number;
};

/** A day of a year; without a year it comes back every year. */
export type CalendarDay = {
  month: number;
  day: number;
  year: number | null;
  /** Set for a day that moves from year to year; `month` and `day` are then about when it is. */
  moves?: {
    /** As the document writes it: "the last Sunday in October". */
    text: string;
    holiday?: HolidayId;
    /** Monday is 0. */
    weekday?: number;
    /** Which such weekday of the month; -1 for the last. */
    week?: number;
    /** The weekday before (-1) or after (1) the holiday. */
    side?: -1 | 1;
  };
};

export type DateRule =
  | { kind: 'day'; day: CalendarDay }
  | { kind: 'range'; from: CalendarDay; to: CalendarDay }
  | { kind: 'holiday'; holiday: HolidayId; name: string }
  | { kind: 'public-holidays' }
  | {
      kind: 'season';
      season: SeasonId;
      /** Of the southern hemisphere, where summer begins in December. */
      south?: true;
    };

/** "August", which may be said of a few days of it: "the last week of August". */
export const isWholeMonth = (rule: DateRule): boolean =>
  rule.kind === 'range' &&
  rule.from.month === rule.to.month &&
  rule.from.day === 1 &&
  rule.to.day >= 28;

/**
 * - `open`: at `spans`, or without known times when there are none
 * - `usual`: like any other week, said of a holiday
 * - `mentioned`: the document says something about the day that only its own words can tell
 */
export type ScheduleState = 'open' | 'closed' | 'usual' | 'mentioned';

/** When something is open, read from one line, sentence or table row of a document. */
export type ScheduleLine = {
  /** Index of its block in the document. */
  block: number;
  /** The line or sentence as the document writes it. */
  text: string;
  kind: 'hours' | 'last-orders' | 'break';
  state: ScheduleState;
  /** Monday is 0. */
  days: number[];
  /** 1 to 5, or -1 for the last such day of a month; empty when it is every week. */
  weeks: number[];
  /** Days of the calendar it is about, besides or instead of weekdays. */
  dates: DateRule[];
  /** When set, the weekdays count only within it. */
  season: DateRule | null;
  spans: TimeSpan[];
  meal: MealId | null;
  /** Closed in this part of the day only: "Wednesday afternoons closed". */
  daypart?: 'morning' | 'afternoon' | 'evening';
  byAppointment: boolean;
  /** Which part of the subject it is about: "Café", "beide Läden"; empty for all of it. */
  part: string;
  /** Words that change the meaning and must travel with the value, as the document writes them. */
  note: string;
  /** Read from a sentence with other words, not from a list of days and times. */
  prose?: true;
  /** No day is named: "Open 9–18", so it's for the days that no other line names. */
  implied?: true;
};

/** A line before it is known where it stands. */
export type ClauseLine = Omit<ScheduleLine, 'block' | 'text'>;

/** A line that says nothing yet; take it and add what is read. */
export const emptyLine: ClauseLine = {
  kind: 'hours',
  state: 'mentioned',
  days: [],
  weeks: [],
  dates: [],
  season: null,
  spans: [],
  meal: null,
  byAppointment: false,
  part: '',
  note: '',
};

/** The opening hours of one thing: the shop, the kitchen, the phone line, a branch, a class. */
export type Schedule = {
  /** What it is for, from the headings and labels above it; empty for the business itself. */
  subject: string;
  /** Headings and address lines above it, for questions that name the place differently. */
  context: string;
  /** Opening hours, or the times of a thing that takes place (a class, live music). */
  role: 'hours' | 'activity';
  /** Read from a timetable, or a list of days without times: "Dr. Lee – Tuesday to Friday". */
  form?: 'timetable' | 'presence';
  /** The column of a table with several that stands for the business itself. */
  main?: true;
  /** The document has days and times no one could read, so a day that isn't listed may still be open. */
  partial?: true;
  language: LanguageCode;
  lines: ScheduleLine[];
};
