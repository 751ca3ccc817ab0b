import { expect, test } from 'vitest';
import { findServerText } from './find-server-text.ts';

const texts = [
  ['This page does not exist.', 'Diese Seite gibt es nicht.'],
  ['{name} has {count} pages (of 5).', 'Von 5 Seiten hat {name} {count}.'],
] as const;

test.each([
  ['This page does not exist.', 'Diese Seite gibt es nicht.'],
  ['Rose & Co. has 3 pages (of 5).', 'Von 5 Seiten hat Rose & Co. 3.'],
  ['Nothing like it.', 'Nothing like it.'],
  ['This page does not exist', 'This page does not exist'],
])('%s: %s', (text, expected) => {
  expect(findServerText({ text, texts })).toBe(expected);
});
