import { expect, test } from 'vitest';
import type { ConversationMessage } from '#shared/contract/conversations.ts';
import { findAnsweredQuestions } from './answered-questions.ts';

type Said = [ConversationMessage['role'], string, string?];

const write = (...said: Said[]): ConversationMessage[] =>
  said.map(([role, text, outcome = null], index) => ({
    id: `${index}`,
    seq: index + 1,
    role,
    text,
    name: null,
    sources: [],
    options: [],
    confidence: null,
    outcome,
    state: 'complete',
    feedback: null,
    feedbackComment: null,
    provenance: null,
    createdAt: '2026-05-04T10:00:00.000Z',
  }));
const find = (...said: Said[]) => {
  const messages = write(...said);
  return findAnsweredQuestions({ messages, reply: { id: `${messages.length - 1}` } });
};

test('the question that the chatbot could not answer comes before what was written after it', () => {
  const found = find(
    ['visitor', 'When are you open?'],
    ['bot', 'From 9 to 5.', 'answered'],
    ['visitor', 'Do you repair bicycles?'],
    ['note', 'a regular'],
    ['bot', 'I could not find that.', 'unknown'],
    ['visitor', 'Hello? Is anybody there?'],
    ['system', 'Maria has joined.'],
    ['human', 'Yes, from May on.'],
  );
  expect(found.likely).toBe('Do you repair bicycles?');
  expect(found.all).toEqual([
    'Hello? Is anybody there?',
    'Do you repair bicycles?',
    'When are you open?',
  ]);
});

test('a question to a person belongs to the reply after it, not to an older unknown one', () => {
  const found = find(
    ['visitor', 'Do you repair bicycles?'],
    ['bot', 'I could not find that.', 'unknown'],
    ['human', 'Yes.'],
    ['visitor', 'And scooters?'],
    ['human', 'Those too.'],
  );
  expect(found.likely).toBe('And scooters?');
});

test('several replies in a row belong to the same question', () => {
  const found = find(
    ['visitor', 'Do you repair bicycles?'],
    ['bot', 'I could not find that.', 'unknown'],
    ['human', 'Yes.'],
    ['human', 'From May on.'],
  );
  expect(found.likely).toBe('Do you repair bicycles?');
});

test('a reply to nothing has no question, and a long message is cut', () => {
  expect(find(['human', 'Hello!'])).toEqual({ likely: '', all: [] });
  expect(find(['visitor', 'x'.repeat(900)], ['human', 'Hello!']).likely).toHaveLength(500);
});
