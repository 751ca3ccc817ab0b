import type { TimeSpan } from './schedule.ts';

/** What takes place for an hour or two is something that the business offers, not when someone is there. In minutes. */
const shortest = 240;

export const isLongOpening = ({ from, to }: TimeSpan): boolean =>
  from !== null && to !== null && to.minutes - from.minutes >= shortest;
