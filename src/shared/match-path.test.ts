import { describe, expect, test } from 'vitest';
import { isWanted, matchesPath, readPaths } from './match-path.ts';

test.each([
  ['/shop', '/shop', true],
  ['/shop', '/shop/bikes', true],
  ['/shop/', '/shop', true],
  ['/shop', '/shopping', false],
  ['/shop', '/shop?page=2', true],
  ['/shop*', '/shopping', true],
  ['/Shop', '/shop/Bikes', true],
  ['/blog/*/draft', '/blog/2026/draft', true],
  ['/blog/*/draft', '/blog/2026/drafts', false],
  ['*.pdf', '/files/menu.pdf', true],
  ['*/print', '/a/print/b/print', true],
  ['*/print', '/print/printer', true],
  ['*/print', '/printer', false],
  ['/', '/anything', true],
  ['/über-uns', '/über-uns', true],
])('%s on %s: %s', (pattern, path, expected) => {
  expect(matchesPath({ path, pattern })).toBe(expected);
});

describe('a page is wanted', () => {
  const at = (path: string, rules: Partial<Parameters<typeof isWanted>[0]> = {}) =>
    isWanted({ url: `https://a.test${path}`, includePaths: [], excludePaths: [], ...rules });

  test('where nothing is named', () => expect(at('/blog')).toBe(true));
  test('where it is included and not excluded', () => {
    const rules = { includePaths: ['/shop'], excludePaths: ['/shop/old'] };
    expect(at('/shop/new', rules)).toBe(true);
    expect(at('/shop/old/bike', rules)).toBe(false);
    expect(at('/blog', rules)).toBe(false);
  });
  test('also with letters that addresses write as codes', () => {
    expect(at('/%C3%BCber-uns', { excludePaths: ['/über-uns'] })).toBe(false);
    expect(at('/100%', { excludePaths: ['/100%'] })).toBe(false);
  });
});

test('paths are read from what people type', () => {
  expect(readPaths(' /shop \nblog/*\n\nhttps://a.test/old, /shop')).toEqual([
    '/shop',
    '/blog/*',
    '/old',
  ]);
});
