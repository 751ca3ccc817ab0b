import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

const nothing = { settings: [], documents: [], answers: [], more: 0 };

test('groups changes by what happened and names the first ones', () => {
  const added = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'];
  const lines = describeChanges({
    settings: ['greeting', 'confidence'],
    documents: [
      ...added.map((name) => ({ name, kind: 'added' as const })),
      { name: 'prices.md', kind: 'changed' },
    ],
    answers: [
      { question: 'Wifi?', kind: 'removed' },
      { question: 'Dogs?', kind: 'removed' },
    ],
    more: 1200,
  });
  expect(lines).toEqual([
    'Added a.pdf, b.pdf, c.pdf, d.pdf, 2 more',
    'Changed prices.md',
    'Removed 2 answers',
    'Settings: Greeting message, Minimum confidence',
    '1,200 more changes',
  ]);
});

test('says nothing about a version without changes', () => {
  expect(describeChanges(nothing)).toEqual([]);
});
