import { expect, test } from 'vitest';
import { saysQuote } from './says-quote.ts';

const row = 'Service: Oil change\nPrice: $45';
test.each([
  ['We’re open, Mon–Fri: 9–5.', 'open mon fri 9 5', true],
  [row, 'Oil change: $45 (Price)', true],
  [row, 'Oil change: $49 (Price)', false],
  ['The price of oil may change to 45.', 'Oil change: $45 (Price)', false],
  ['Anything', '…', false],
])('%j says %j: %s', (text, quote, expected) => {
  expect(saysQuote({ text, quote })).toBe(expected);
});
