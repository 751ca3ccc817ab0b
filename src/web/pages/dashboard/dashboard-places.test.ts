import { expect, test } from 'vitest';
import { findPermission } from './dashboard-places.ts';

test.each([
  ['/app', 'chatbots.read'],
  ['/app/chatbots/1/documents', 'chatbots.read'],
  ['/app/inbox/1', 'conversations.read'],
  ['/app/settings', 'usage.read'],
  ['/app/settings/team', 'usage.read'],
  ['/app/settings/workspace', 'chatbots.edit'],
  ['/app/settings/integrations', 'settings.read'],
  ['/app/checkout', 'billing.edit'],
  ['/app/anything-else', 'chatbots.read'],
])('%s asks for %s', (pathname, permission) => {
  expect(findPermission(pathname)).toBe(permission);
});
