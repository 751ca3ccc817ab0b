import { expect, test } from 'vitest';
import { addressIn, splitLanguage } from './page-languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/contact', 'en', '/contact'],
  ['/de', 'de', '/'],
  ['/de/contact', 'de', '/contact'],
  ['/es/app/inbox', 'es', '/app/inbox'],
  ['/demo', 'en', '/demo'],
  ['/fr/contact', 'en', '/fr/contact'],
] as const)('%s is in %s at %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
  expect(addressIn({ language, path })).toBe(address);
});

test('an address keeps its section and query', () => {
  expect(addressIn({ language: 'de', path: '/#pricing' })).toBe('/de#pricing');
  expect(addressIn({ language: 'de', path: '/contact?topic=plans' })).toBe(
    '/de/contact?topic=plans',
  );
});
