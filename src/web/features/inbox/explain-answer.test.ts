import { expect, test } from 'vitest';
import { describeSource, explainAnswer } from './explain-answer.ts';

const source = {
  number: 1,
  documentId: 'd1',
  title: 'fees.csv',
  page: null,
  row: 31,
  heading: null,
  quote: '',
};
const answer = { role: 'bot' as const, sources: [source], options: [], confidence: 0.917 };

test('says how sure an answer was', () => {
  expect(explainAnswer({ ...answer, outcome: 'answered' })).toBe('Confident 92%');
  expect(explainAnswer({ ...answer, outcome: 'maybe', confidence: 0.61 })).toBe(
    'Fairly confident 61%',
  );
  const unknown = { ...answer, sources: [], outcome: 'unknown', confidence: 0.2 };
  expect(explainAnswer(unknown)).toBe('Not sure enough to answer: 20%');
});

test('says what else it was', () => {
  const own = { ...source, documentId: null };
  expect(explainAnswer({ ...answer, sources: [own], outcome: 'answered' })).toBe('Your own answer');
  const asking = { ...answer, sources: [], options: ['Front', 'Rear'], outcome: 'answered' };
  expect(explainAnswer(asking)).toBe('Asked back');
  const talk = { ...answer, sources: [], confidence: null, outcome: 'small-talk' };
  expect(explainAnswer(talk)).toBe('Small talk, no source needed');
  expect(explainAnswer({ ...answer, role: 'human', outcome: null })).toBeNull();
});

test('names the place in a document', () => {
  expect(describeSource(source)).toBe('fees.csv row 31');
  expect(describeSource({ ...source, row: null, page: 4 })).toBe('fees.csv page 4');
  expect(describeSource({ ...source, documentId: null, title: 'Parking?' })).toBe('“Parking?”');
});
