/** How times of day, days and spans are said. */
export type TimeWords = {
  /** From one to twelve, separated by commas. */
  hours: string;
  /** Between the ends of a span, "nine to five", as alternatives of a pattern. */
  spanLinks: string;
  /** What stands before an hour in words, as a pattern, and the parts of an hour behind it, in minutes. */
  spokenTimes?: { leads: string; parts: Readonly<Record<string, number>> };
  /** How a day is said on which no one is there, folded, and the word that the rest of the reader knows for it. */
  emptyDay: { nobody: RegExp; closed: string };
  /** Of the country most businesses that write in it are in; what only some regions keep is left out. */
  publicHolidays: string;
  notice: NoticeWords;
  /** How a time is asked for, folded, separated by commas. */
  when: string;
};

/** How a language says that something is called off, and how long before. Folded, separated by commas. */
export type NoticeWords = {
  /** Behind or before a span: "48 hours before", "2 weeks' notice". */
  before: string;
  /** "Up to 48 hours before" means 48 hours or more. */
  orEarlier: string;
  /** Nothing left of the span: "on the day", "a no-show". */
  sameDay: string;
  dayBefore: string;
  /** How a sentence begins that is about less notice than the one before it. */
  later: string;
};
