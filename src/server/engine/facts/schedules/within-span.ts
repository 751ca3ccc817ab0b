import type { ScheduleLine, TimeSpan } from './schedule.ts';

/** Whether a time, as minutes since midnight, is within a span that may end after midnight. */
export const isWithin = (span: TimeSpan, minutes: number): boolean => {
  const from = span.from?.minutes ?? 0;
  const to = span.to?.minutes ?? span.overBy ?? 1440;
  return (minutes >= from && minutes < to) || minutes + 1440 < to;
};

/** About a stretch of days: "from 24 December to 1 January". */
export const isStretch = ({ dates }: ScheduleLine): boolean =>
  dates.some(({ kind }) => kind === 'range');
