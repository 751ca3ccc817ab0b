import { expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

test('a changed price is taken out and put in, the rest stays', () => {
  expect(diffWords({ before: 'It costs 6.50 euros.', after: 'It costs 7.90 euros.' })).toEqual([
    { text: 'It costs ', state: 'same' },
    { text: '6.50 ', state: 'removed' },
    { text: '7.90 ', state: 'added' },
    { text: 'euros.', state: 'same' },
  ]);
});

test('whole texts differ when nothing is shared, and long ones are not compared', () => {
  expect(diffWords({ before: 'Yes.', after: '' })).toEqual([{ text: 'Yes.', state: 'removed' }]);
  const long = 'word '.repeat(400);
  expect(diffWords({ before: long, after: `${long}more` }).map(({ state }) => state)).toEqual([
    'removed',
    'added',
  ]);
});
