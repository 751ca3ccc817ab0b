import { expect, test } from 'vitest';
import { parseIndustries } from './chosen-industries.ts';

test('the order of choosing is kept, each trade once', () => {
  const stored = JSON.stringify(['legal', 'restaurants', 'legal']);
  expect(parseIndustries(stored).map(({ id }) => id)).toEqual(['legal', 'restaurants']);
});

test.each([null, '', '{', '"legal"', '{"0":"legal"}', '[1,null,"nothing-known"]'])(
  '%j holds no choice',
  (stored) => {
    expect(parseIndustries(stored)).toEqual([]);
  },
);
