import { expect, it } from 'vitest';
import { withoutStory } from './word-places.ts';

it.each([
  [
    "We're in town with the choir next week, how much is the harbor tour?",
    'how much is the harbor tour?',
  ],
  ['Hope the move went well! What does the wool blanket cost?', 'What does the wool blanket cost?'],
])('leaves out what is told before: %s', (text, question) => {
  expect(withoutStory(text, 'en')).toBe(question);
});

it.each([
  'my daughter is 4, how much is the harbor tour?',
  'there are 6 of us, how much is the harbor tour?',
  'I bought a lamp, can I return it?',
  'harbor tour, how much is the ticket?',
  'how much is the harbor tour?',
])('keeps what the question needs: %s', (text) => {
  expect(withoutStory(text, 'en')).toBeNull();
});
