import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each(['/app', '/', '/app?tab=documents&action=upload', '/profile#sessions', '/a.b/..c'])(
  '%s is followed',
  (target) => {
    expect(safeRedirect(target)).toBe(target);
  },
);

test.each([
  null,
  undefined,
  '',
  'app',
  'https://evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  '/..//evil.test',
  '/app//evil.test',
  '/./evil',
  '/%2e%2E/evil',
  'javascript:alert(1)',
  '/app/..',
  '/auth/login',
  '/auth/login?redirect=/auth/login',
  '/login',
  '/api/profiles/me/export',
  `/${'a'.repeat(3000)}`,
])('%j leads to /app instead', (target) => {
  expect(safeRedirect(target)).toBe('/app');
});

test('a query may name anything: only the path decides where it leads', () => {
  expect(safeRedirect('/app?next=https://evil.test')).toBe('/app?next=https://evil.test');
});
