import { expect, test } from 'vitest';
import { findRedirect } from './redirects.ts';

test.each([
  ['/home', '', '/'],
  ['/landing/', '?utm_source=mail', '/?utm_source=mail'],
  ['/login', '?redirect=%2Fapp', '/auth/login?redirect=%2Fapp'],
  ['/documentation', '', '/documentation/getting-started'],
  ['/dashboard', '?tab=documents&action=upload', '/app?tab=documents&action=upload'],
  ['/dashboard/anything/below', '?tab=chatbots', '/app?tab=chatbots'],
  ['/dashboard', '?tab=billing', '/app/settings'],
  ['/dashboard', '?tab=billing&intent=general', '/app/settings?intent=general'],
])('%s%s leads to %s', (pathname, search, target) => {
  expect(findRedirect({ pathname, search })).toBe(target);
});

test.each(['/', '/app', '/dashboard-test', '/documentation/deployment', '/homes'])(
  '%s stays where it is',
  (pathname) => {
    expect(findRedirect({ pathname, search: '' })).toBeNull();
  },
);
