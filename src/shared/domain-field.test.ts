import { expect, test } from 'vitest';
import { normalizeDomain } from './domain-field.ts';

test.each([
  ['example.com', 'example.com'],
  ['https://Www.Example.com/shop?x=1', 'www.example.com'],
  ['*.example.com', '*.example.com'],
  ['https://*.example.com', '*.example.com'],
  ['localhost:3000', 'localhost:3000'],
  ['http://127.0.0.1:8080', '127.0.0.1:8080'],
  ['https://example.com:443', 'example.com'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
])('%s is kept as %s', (given, kept) => expect(normalizeDomain(given)).toBe(kept));

test.each([
  '',
  'a b',
  '*',
  '*.com*',
  'javascript:alert(1)',
  'user@evil.test',
  'example',
  'https://',
  '..',
  'a..b',
  '-x.com',
])('%j is no domain', (given) => expect(normalizeDomain(given)).toBeNull());
