import { expect, test } from 'vitest';
import { describeTimeSince } from './describe-time-since.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:59:30Z', 'just now'],
  ['2026-11-15T12:00:30Z', 'just now'],
  ['2026-11-15T11:55:00Z', '5 minutes ago'],
  ['2026-11-15T10:01:00Z', '1 hour ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-11-01T12:00:00Z', '2 weeks ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
  ['2026-11-18T13:00:00Z', 'in 3 days'],
])('%s is %s', (date, words) => {
  expect(describeTimeSince({ date: new Date(date), now })).toBe(words);
});
