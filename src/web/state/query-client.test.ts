import { expect, test } from 'vitest';
import { ApiError, networkError, timeoutError } from '#web/lib/api-error.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

test('failures of the network or the server are tried three more times', () => {
  const failure = new ApiError({ code: 'internal', message: 'Down.', status: 500 });
  for (const error of [failure, networkError(null)]) {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  }
});

test('a refusal is not tried again', () => {
  const refusal = new ApiError({ code: 'forbidden', message: 'No.', status: 403 });
  expect(shouldRetry(0, refusal)).toBe(false);
});

test('what did not come in time is not tried again', () => {
  expect(shouldRetry(0, timeoutError(null))).toBe(false);
});

test('waits double and stop growing at 30 s', () => {
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
});

test('unused answers are dropped after five minutes and focus fetches nothing', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    gcTime: 300_000,
    refetchOnWindowFocus: false,
  });
});
