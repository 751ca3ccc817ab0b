/** Counters behind analytics, kept by the hour. */
export { measureAnswerTime } from './answer-time.ts';
export { daysBefore, ensureCounted, openDays, recountAll, updateCounts } from './keep-counts.ts';
export {
  countByChatbot,
  countHours,
  countInbox,
  countPages,
  countSources,
  countTotals,
  countTotalsByDay,
  type Span,
} from './queries.ts';
