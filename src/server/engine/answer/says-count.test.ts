import { expect, test } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { createCountTest } from './says-count.ts';

const testOf = (text: string, language: LanguageCode = 'en') =>
  createCountTest(
    readQuestion({
      text,
      language,
      documentLanguages: [language],
      vocabulary: { words: new Map(), languages: [language] },
    }),
    questionWordsOf(language),
  );

test.for([
  ['how many people are in the class?', 'Classes have six people at most.', true],
  ['how many people are in the class?', 'The van takes 8 guests.', true],
  ['how many people can be on a team', 'Teams of up to six.', true],
  ['how many lessons do we get', 'You get two extra lessons a term.', true],
  ['how many lessons do we get', 'Lessons are on the second floor at 9:30.', false],
  ['how many people are in the class?', 'The class is on Tuesday at 10.', false],
])('%s – "%s": %s', ([question, text, isMet]) => {
  expect(testOf(question as string)?.(text as string)).toBe(isMet);
});

test('counts in German', () => {
  expect(testOf('Wie viele Personen passen ins Boot?', 'de')?.('Platz für 12 Gäste.')).toBe(true);
});

test('is no test when nothing is counted', () => {
  expect(testOf('how much is a class?')).toBeNull();
});
