/** Minutes since midnight; `to` is above 1440 when it closes after midnight. */
export type TimeSpan = { from: number; to: number };

/** When something is open, read from one line or table row of a document. */
export type ScheduleLine = {
  /** Index of its block in the document. */
  block: number;
  /** The line as the document writes it. */
  text: string;
};

/** The opening hours of one thing: the shop, the kitchen, the phone line, a branch. */
export type Schedule = {
  /** What it is for, from the headings and labels above it; empty for the business itself. */
  subject: string;
  lines: ScheduleLine[];
};
