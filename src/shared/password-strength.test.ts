import { expect, test } from 'vitest';
import { measurePassword } from './password-strength.ts';

test.each([
  ['', 0, 'weak'],
  ['aaa', 1, 'weak'],
  ['aaaaaaaa', 2, 'medium'],
  ['Aaaaaaaa', 3, 'medium'],
  ['Aaaaaaa1', 4, 'strong'],
  ['Aaaaaa1!', 5, 'strong'],
  ['Aa1!', 4, 'strong'],
])('%j scores %i, %s', (password, score, label) => {
  expect(measurePassword(password)).toMatchObject({ score, label });
});

test('letters outside the fixed set of special characters do not count as special', () => {
  expect(measurePassword('ÄÖÜäöüß€').checks.special).toBe(false);
});
