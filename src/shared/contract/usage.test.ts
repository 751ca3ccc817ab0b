import { expect, test } from 'vitest';
import { upgradeMessage, usagePercent } from './usage.ts';

test.each([
  ['free', 'Starter'],
  ['starter', 'Business'],
  ['business', 'Enterprise'],
] as const)('after %s comes %s', (planId, next) => {
  expect(upgradeMessage({ planId, resource: 'document' })).toBe(
    `You've reached your document limit. Upgrade to ${next} to continue.`,
  );
});

test.each([
  [{ used: 1, limit: 3 }, 33],
  [{ used: 0, limit: 0 }, 0],
  [{ used: 2, limit: 0 }, 100],
  [{ used: 9, limit: -1 }, 0],
])('%j is %i percent', (of, percent) => expect(usagePercent(of)).toBe(percent));
