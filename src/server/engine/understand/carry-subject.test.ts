import { expect, test } from 'vitest';
import { carrySubject, dropPointer, nameInFull, pointsToDeed } from './carry-subject.ts';

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
  [
    'how much is a sewing class for my daughter',
    'can I wait with her',
    'can I wait with my daughter',
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

test.for([
  ['is there a way to hand it in after hours', 'is there a way to hand in after hours'],
  ['do i need an appointment for it', 'do i need an appointment?'],
  ['what is it', null],
])('drops the pointer of "%s"', ([text, without]) => {
  expect(dropPointer(text as string, 'en')).toBe(without);
});

test.for([
  ['is lunch included at the clay camp?', 'how much is the camp', 'how much is the clay camp'],
  ['gibt es einen Parkplatz am Waldkurs?', 'was kostet der Waldkurs', null],
  ['is parking free?', 'how much is the camp', null],
])('after "%s" "%s" names the thing in full', ([before, text, whole]) => {
  expect(nameInFull({ before: before as string, text: text as string, language: 'en' })).toBe(
    whole,
  );
});

test('tells what is done from a thing', () => {
  expect(pointsToDeed('how much is that')).toBe(true);
  expect(pointsToDeed('how much is it')).toBe(false);
});
