import { expect, test } from 'vitest';
import { isText } from './is-text.ts';

test.each([
  'Save',
  'Save changes',
  'nothing was found',
  '{count} pages',
  "We can't read this file.",
  '“Open” again',
])('“%s” is written for people', (text) => {
  expect(isText({ text, isShown: false })).toBe(true);
});

test.each([
  'save',
  'mt-4 flex',
  'lg:hidden text-ink',
  '/api/documents',
  'https://shop.test/menu today',
  '#main',
  '12.50',
  '{count}',
])('“%s” is not', (text) => {
  expect(isText({ text, isShown: false })).toBe(false);
});

test('a single word in lower case is a text where it is shown', () => {
  expect(isText({ text: 'nightly', isShown: true })).toBe(true);
  expect(isText({ text: 'https://shop.test', isShown: true })).toBe(false);
});
