/** What happened in conversations, counted. */
export { getAdvanced } from './advanced.ts';
export { listGaps, listRecentGaps } from './gaps.ts';
export { getAnalytics } from './get-analytics.ts';
