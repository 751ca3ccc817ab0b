import { expect, test } from 'vitest';
import { carrySubject } from './carry-subject.ts';

test.for([
  ['how much is a deep clean', 'how long does it take', 'how long does deep clean take'],
  [
    'how long does shipping to Norway take',
    'what does it cost?',
    'what does shipping to Norway cost?',
  ],
  [
    'what do I bring to my first lesson',
    'how long will it last',
    'how long will first lesson last',
  ],
])('"%s" and "%s"', ([before, text, whole]) => {
  expect(carrySubject({ before: before as string, text: text as string, language: 'en' })).toBe(
    whole,
  );
});

test.for([
  ['do you take my old mattress away', 'does that cost extra?'],
  ['how much is a key copy', 'is it possible to wait'],
])('leaves "%s" and "%s" as they are', ([before, text]) => {
  expect(
    carrySubject({ before: before as string, text: text as string, language: 'en' }),
  ).toBeNull();
});
