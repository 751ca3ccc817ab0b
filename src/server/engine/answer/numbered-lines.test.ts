import { expect, test } from 'vitest';
import { pickNumbered } from './numbered-lines.ts';

const lines = [
  'Module 1 Mon 1 February to Fri 26 March',
  'Eight weeks, none in half-term.',
  'Module 2 Mon 12 April to Fri 18 June',
  'Module 3 Mon 6 September to Fri 5 November',
  'You pay for the weeks that take place.',
];

test('picks the line of a number and what is below it', () => {
  expect(pickNumbered({ lines, question: 'when does module 1 start', language: 'en' })).toEqual({
    from: 0,
    to: 2,
  });
  expect(pickNumbered({ lines, question: 'when does module 2 start', language: 'en' })).toEqual({
    from: 2,
    to: 3,
  });
});

test.for(['when does it start', 'when does module 7 start', 'is room 2 free', 'open on 3 may?'])(
  'picks nothing for "%s"',
  (question) => {
    expect(pickNumbered({ lines, question, language: 'en' })).toBeNull();
  },
);
