import { expect, test } from 'vitest';
import { usageShare } from './usage-share.ts';

test.each([
  [{ used: 0, limit: 0 }, 0],
  [{ used: 1, limit: 0 }, 100],
  [{ used: 5, limit: -1 }, 0],
  [{ used: 1, limit: 3 }, 33],
  [{ used: 2, limit: 3 }, 67],
  [{ used: 12, limit: 10 }, 100],
])('%o is %d percent', (usage, percent) => {
  expect(usageShare(usage)).toBe(percent);
});
