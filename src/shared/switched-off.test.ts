import { expect, test } from 'vitest';
import { isSwitchedOff } from './switched-off.ts';

const on = {
  analytics: true,
  chatbotTesting: true,
  documentUpload: true,
  apiAccess: true,
  stripePayments: true,
  devTools: true,
};

test.each([
  ['analytics', '/app/analytics'],
  ['chatbotTesting', '/app/chatbots/1/playground'],
  ['documentUpload', '/app/chatbots/1/knowledge/'],
] as const)('without %s there is no %s', (flag, pathname) => {
  expect(isSwitchedOff({ pathname, flags: { ...on, [flag]: false } })).toBe(true);
  expect(isSwitchedOff({ pathname, flags: on })).toBe(false);
});

test('other pages stay', () => {
  const flags = { ...on, analytics: false, chatbotTesting: false, documentUpload: false };
  for (const pathname of ['/app', '/app/chatbots/1/basics', '/dashboard-test/analytics'])
    expect(isSwitchedOff({ pathname, flags })).toBe(false);
});
