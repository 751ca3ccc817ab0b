import { afterEach, expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { createEventStreams, type EventStreams, type StreamPlace } from './stream-places.ts';

const streams = createEventStreams();

const open: StreamPlace[] = [];
afterEach(() => {
  for (const place of open.splice(0)) place.leave();
  expect(streams.countTaken()).toBe(0);
});

const take = (wanted: Parameters<EventStreams['takePlace']>[0]) => {
  const place = streams.takePlace(wanted);
  open.push(place);
  return place;
};
const codeOf = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    return (error as AppError).code;
  }
  return null;
};

test('one caller gets no more than their share, and others still get theirs', () => {
  const mine = { of: 'address 203.0.113.1', most: 3 };
  for (let n = 0; n < 3; n++) take({ pool: 'visitors', circles: [mine] });
  expect(codeOf(() => take({ pool: 'visitors', circles: [mine] }))).toBe('too_many_requests');
  take({ pool: 'visitors', circles: [{ of: 'address 203.0.113.2', most: 3 }] });
  open.shift()?.leave();
  take({ pool: 'visitors', circles: [mine] });
});

test('a refusal takes nothing in the circles that had room', () => {
  const small = { of: 'conversation 1', most: 1 };
  const large = { of: 'chatbot 1', most: 2 };
  take({ pool: 'visitors', circles: [small, large] });
  expect(codeOf(() => take({ pool: 'visitors', circles: [large, small] }))).not.toBeNull();
  take({ pool: 'visitors', circles: [large] });
});

test('a full pool of listening visitors leaves answers and the dashboard alone', () => {
  for (let n = 0; n < 5_000; n++) take({ pool: 'visitors', circles: [] });
  expect(codeOf(() => take({ pool: 'visitors', circles: [] }))).toBe('unavailable');
  take({ pool: 'answers', circles: [] });
  take({ pool: 'dashboard', circles: [] });
});

test('a place is free again when its work fails or never becomes a stream', async () => {
  const circles = [{ of: 'user 1', most: 1 }];
  const failing = streams.withPlace({
    pool: 'answers',
    circles,
    use: async () => {
      throw new AppError('conflict', 'no');
    },
  });
  await expect(failing).rejects.toThrow('no');
  expect(await streams.withPlace({ pool: 'answers', circles, use: async () => 'json' })).toBe(
    'json',
  );
  expect(streams.countTaken()).toBe(0);
});
