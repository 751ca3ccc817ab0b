import { expect, test } from 'vitest';
import { describeSavings } from './describe-savings.ts';

const savings = { minutes: 5, hourlyRate: null, currency: 'USD' } as const;

test('time saved is told in minutes, then in hours', () => {
  const timeOf = (handled: number) => describeSavings({ handled, savings }).time;
  expect([0, 11, 12, 50, 4_321].map(timeOf)).toEqual(['0 min', '55 min', '1 h', '4.2 h', '360 h']);
});

test('money is told only where an hour has a price', () => {
  expect(describeSavings({ handled: 24, savings }).money).toBeNull();
  const priced = describeSavings({
    handled: 24,
    savings: { minutes: 10, hourlyRate: 22.5, currency: 'EUR' },
  });
  expect(priced.money).toBe('€90');
  expect(priced.basis).toBe(
    'At 10 minutes for each conversation your chatbot handled, and €22.5 an hour',
  );
});
