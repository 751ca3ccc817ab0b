import { describe, expect, test } from 'vitest';
import { findRedirect } from './redirects.ts';

const to = (path: string, search = '') => findRedirect({ path, search })?.to ?? null;

describe('findRedirect', () => {
  test.each([
    ['/home', '', '/'],
    ['/landing', '?ref=a', '/?ref=a'],
    ['/login', '?redirect=%2Fprofile&message=x', '/auth/login?redirect=%2Fprofile&message=x'],
    ['/login/', '', '/auth/login'],
    ['/documentation', '', '/documentation/getting-started'],
    ['/dashboard', '?onboarding=industry', '/app?onboarding=industry'],
    ['/dashboard/anything/below', '?a=1', '/app?a=1'],
    ['/dashboard', '?tab=billing', '/app/settings'],
    ['/dashboard', '?tab=billing&from=mail', '/app/settings?from=mail'],
    ['/dashboard', '?tab=usage', '/app?tab=chatbots'],
    ['/dashboard', '?tab=documents&action=upload', '/app?tab=documents&action=upload'],
  ])('%s%s leads to %s', (path, search, target) => {
    expect(to(path, search)).toBe(target);
  });

  test.each([
    '/',
    '/app',
    '/dashboard-test',
    '/homes',
    '/documentation/configuration',
    '/__proto__',
  ])('%s stays', (path) => expect(to(path)).toBeNull());

  test.each(['//evil.test', '//evil.test/login', '/login//evil.test', '/dashboard//evil.test'])(
    '%s never leaves the site',
    (path) => expect(to(path, '?x=//evil.test') ?? '/').toMatch(/^\/(?!\/)/),
  );
});
