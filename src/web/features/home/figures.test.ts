import { expect, test } from 'vitest';
import { dailyCounts } from './daily-counts.ts';
import { describeWeek } from './describe-week.ts';
import { isInUse } from './is-in-use.ts';

const week = (handled: number, conversations: number) => ({ handled, conversations });

test('counts every day, quiet ones too, of one chatbot or of all', () => {
  const days = [
    { day: '2026-03-08', chatbotId: 'a', conversations: 2 },
    { day: '2026-03-08', chatbotId: 'b', conversations: 1 },
    { day: '2026-03-10', chatbotId: 'b', conversations: 4 },
  ];
  const now = new Date('2026-03-10T23:59:00Z');
  const counts = (chatbotId?: string) =>
    dailyCounts({ days, length: 3, now, ...(chatbotId && { chatbotId }) }).map(
      ({ conversations }) => conversations,
    );
  expect(counts()).toEqual([3, 0, 4]);
  expect(counts('a')).toEqual([2, 0, 0]);
});

test.each([
  [
    week(9, 10),
    week(4, 5),
    '90%',
    '9 of 10 conversations in 7 days',
    'Up from 80% the week before',
  ],
  [
    week(1, 2),
    week(4, 5),
    '50%',
    '1 of 2 conversations in 7 days',
    'Down from 80% the week before',
  ],
  [
    week(1, 1),
    week(0, 0),
    '100%',
    '1 of 1 conversation in 7 days',
    'No conversations the week before',
  ],
  [week(2, 4), week(1, 2), '50%', '2 of 4 conversations in 7 days', 'The same as the week before'],
  [week(0, 0), week(1, 1), '–', 'No conversations this week', '1 conversation the week before'],
  [week(0, 0), week(0, 0), '–', 'No conversations this week', ''],
])('describes a week %#', (thisWeek, lastWeek, share, detail, change) => {
  expect(describeWeek({ thisWeek, lastWeek })).toEqual({ share, detail, change });
});

const nothing = {
  waiting: { count: 0, items: [] },
  leads: null,
  unanswered: [],
  conflicts: [],
  figures: null,
  held: [],
  documents: { ready: 1, inProgress: 0, failed: 0 },
  sites: [],
};

test('shows nothing before the first visitor, and everything from then on', () => {
  expect(isInUse({ home: nothing, chatbots: [{ lastActivityAt: null }] })).toBe(false);
  expect(isInUse({ home: { ...nothing, waiting: { count: 1, items: [] } }, chatbots: [] })).toBe(
    true,
  );
  const asked = [{ lastActivityAt: '2026-03-10T12:00:00Z' }];
  expect(isInUse({ home: nothing, chatbots: asked })).toBe(true);
});
