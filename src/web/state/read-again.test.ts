import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { readAgain } from './read-again.ts';

const queries = new QueryClient();
afterEach(() => queries.clear());

/** A screen that shows what was read, whose answers come when they are let through. */
function show(queryKey: string[]) {
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {});
  return { answers, stop, shown: () => queries.getQueryData(queryKey) };
}

test('an event during the first reading is not lost', async () => {
  const list = show(['conversations', 'list']);
  const done = readAgain({ queries, queryKey: ['conversations'] });
  list.answers[0]?.('before the event');
  await expect.poll(() => list.answers.length).toBe(2);
  list.answers[1]?.('after the event');
  await done;
  expect(list.shown()).toBe('after the event');
  expect(list.answers).toHaveLength(2);
  list.stop();
});

test('what has come is read once more, what no one shows is not', async () => {
  const list = show(['conversations', 'list']);
  const other = show(['leads']);
  list.answers[0]?.('old');
  other.answers[0]?.('old');
  await expect.poll(() => [list.shown(), other.shown()]).toEqual(['old', 'old']);
  other.stop();
  const done = readAgain({ queries });
  expect([list.answers.length, other.answers.length]).toEqual([2, 1]);
  list.answers[1]?.('new');
  await done;
  expect(list.shown()).toBe('new');
  list.stop();
});
