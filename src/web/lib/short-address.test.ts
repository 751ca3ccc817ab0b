import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test('an address is said without its beginning and its questions', () => {
  expect(shortAddress('https://bella.example/menu?utm_source=mail#wine')).toBe(
    'bella.example/menu',
  );
  expect(shortAddress('https://bella.example/')).toBe('bella.example');
  expect(shortAddress('somewhere')).toBe('somewhere');
});
