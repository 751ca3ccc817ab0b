import { expect, test } from 'vitest';
import { splitOutcomes } from './split-outcomes.ts';

test('outcomes add up to all conversations and to 100 %', () => {
  for (const [conversations, handled, handedOff] of [
    [3, 1, 1],
    [7, 5, 1],
    [226, 197, 17],
    [1, 0, 0],
    [8, 8, 0],
  ] as const) {
    const outcomes = splitOutcomes({ conversations, handled, handedOff });
    expect(outcomes.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(conversations);
  }
});

test('what rounding leaves over goes to the part that lost most by it', () => {
  const percents = splitOutcomes({ conversations: 226, handled: 197, handedOff: 17 }).map(
    ({ percent }) => percent,
  );
  // 87.17, 7.52 and 5.31 percent.
  expect(percents).toEqual([87, 8, 5]);
});

test('no conversations have no outcomes', () => {
  expect(splitOutcomes({ conversations: 0, handled: 0, handedOff: 0 })).toEqual([]);
});
