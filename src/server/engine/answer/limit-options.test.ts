import { expect, test } from 'vitest';
import { limitOptions } from './limit-options.ts';

test('keeps up to four short texts in their order', () => {
  expect(limitOptions([' Oil\n change ', 'Brake pads'])).toEqual(['Oil change', 'Brake pads']);
  expect(limitOptions(['1', '2', '3', '4', '5'])).toEqual(['1', '2', '3', '4']);
});

test('drops empty, repeated and long texts', () => {
  const long = 'x'.repeat(81);
  expect(limitOptions(['Oil change', '', 'Oil  change', long, 'Brake pads'])).toEqual([
    'Oil change',
    'Brake pads',
  ]);
});

test('keeps one alone, and nothing of nothing', () => {
  expect(limitOptions(['Oil change', ' '])).toEqual(['Oil change']);
  expect(limitOptions([])).toEqual([]);
});
