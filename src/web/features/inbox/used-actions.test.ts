import { expect, test } from 'vitest';
import type { UsedAction } from '#shared/contract/conversations.ts';
import { describeAction, placeActions } from './used-actions.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 10, minute)).toISOString();
const action = (id: string, minute: number): UsedAction => ({
  ...{ id, name: 'Order status', outcome: 'done', createdAt: at(minute) },
});

test('an action comes after the message that it followed', () => {
  const messages = [
    { id: 'first', createdAt: at(10) },
    { id: 'second', createdAt: at(20) },
  ];
  const actions = [action('earlier', 5), action('a', 10), action('b', 15), action('c', 30)];
  const placed = placeActions({ messages, actions });
  const ids = [...placed].map(([after, used]) => [after, used.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['first', ['a', 'b']],
    ['second', ['c']],
  ]);
});

test.each([
  ['done', 'The visitor used “Order status”'],
  ['not-found', 'The visitor used “Order status”, and nothing was found'],
  ['failed', 'The visitor used “Order status”, and it failed'],
  ['running', "The visitor used “Order status”, and it isn't known how it ended"],
] as const)('says how an action ended that is %s', (outcome, text) => {
  expect(describeAction({ name: 'Order status', outcome })).toBe(text);
});
