import { expect, test } from 'vitest';
import { contrastRatio, readableInk } from './contrast.ts';

test('ratios are those of WCAG', () => {
  expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#777777')).toBe(1);
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

test('the ink is the more readable of the two', () => {
  expect(readableInk('#1D4ED8')).toBe('#FFFFFF');
  expect(readableInk('#FDE047')).toBe('#000000');
});
