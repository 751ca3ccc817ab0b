import { expect, test } from 'vitest';
import { findRedirect } from './redirects.ts';

test.each([
  ['/home', '', '/'],
  ['/landing/', '?utm_source=mail', '/?utm_source=mail'],
  ['/login', '?redirect=%2Fapp&message=x', '/auth/login?redirect=%2Fapp&message=x'],
  ['/documentation', '', '/documentation/getting-started'],
  ['/dashboard', '?tab=documents&action=upload', '/app?tab=documents&action=upload'],
  ['/dashboard/anything/below', '?tab=chatbots', '/app?tab=chatbots'],
  ['/dashboard', '?onboarding=industry', '/app?onboarding=industry'],
  ['/dashboard', '?tab=billing', '/app/settings'],
  ['/dashboard', '?tab=billing&intent=general', '/app/settings?intent=general'],
  ['/app', '?tab=billing&intent=general', '/app/settings?intent=general'],
  ['/dashboard', '?tab=usage', '/app?tab=chatbots'],
])('%s%s leads to %s', (pathname, search, target) => {
  expect(findRedirect({ pathname, search })).toBe(target);
});

test.each(['/', '/app', '/dashboard-test', '/documentation/deployment', '/homes', '/__proto__'])(
  '%s stays where it is',
  (pathname) => {
    expect(findRedirect({ pathname, search: '' })).toBeNull();
  },
);

test.each(['//evil.test', '//evil.test/login', '/login//evil.test', '/dashboard//evil.test'])(
  '%s never leaves the site',
  (pathname) => {
    expect(findRedirect({ pathname, search: '?x=//evil.test' }) ?? '/').toMatch(/^\/(?!\/)/);
  },
);
