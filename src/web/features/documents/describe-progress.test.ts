import { expect, test } from 'vitest';
import { describeProgress } from './describe-progress.ts';

const base = {
  pages: 3,
  passages: 12,
  sentencesTotal: 40,
  sentencesEmbedded: 10,
  recognizing: null,
};

test('each stage says how far it is', () => {
  expect(describeProgress({ ...base, state: 'embedding' })).toEqual({
    label: 'Indexing · 10 of 40 sentences',
    percent: 25,
  });
  expect(describeProgress({ ...base, state: 'ready' }).label).toBe('3 pages · 12 passages');
  expect(describeProgress({ ...base, pages: null, passages: 1, state: 'ready' }).label).toBe(
    '1 passage',
  );
  expect(describeProgress({ ...base, sentencesTotal: 0, state: 'embedding' }).percent).toBeNull();
});
