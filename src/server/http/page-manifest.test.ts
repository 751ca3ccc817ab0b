import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPageManifest, hashInlineScripts, matchAppRoutes } from './page-manifest.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('hashes inline scripts exactly as they stand, each once', () => {
  const html = `<script>\n let a = "é"; </script><SCRIPT type="module">b()</SCRIPT >
    <script src="/assets/x.js"></script><script async data-src="y">c()</script><script>b()</script>
    <script type="application/ld+json">{"@type":"Organization"}</script>`;
  expect(hashInlineScripts(html)).toEqual([hash('\n let a = "é"; '), hash('b()'), hash('c()')]);
});

test('every html file gets its address, the two special ones their role', () => {
  const files = [
    'index.html',
    'contact/index.html',
    'terms.html',
    '404/index.html',
    '__spa-fallback.html',
    'de/contact/index.html',
    'de/404/index.html',
    'de/__spa-fallback.html',
  ];
  const manifest = createPageManifest({
    htmlFiles: files.map((path) => ({ path, html: `<script>${path}</script>` })),
    appRoutes: ['/app'],
    emptyRoutes: ['/app/*'],
  });
  expect(Object.keys(manifest.pages)).toEqual(['/', '/contact', '/terms', '/de/contact']);
  expect(manifest.pages['/contact']).toEqual({
    file: 'contact/index.html',
    scriptHashes: [hash('contact/index.html')],
  });
  expect(manifest.fallback.file).toBe('__spa-fallback.html');
  expect(manifest.notFound.file).toBe('404/index.html');
  expect(manifest.languages).toMatchObject({
    de: { fallback: { file: 'de/__spa-fallback.html' }, notFound: { file: 'de/404/index.html' } },
  });
});

test('a build without the application is refused', () => {
  expect(() => createPageManifest({ htmlFiles: [], appRoutes: [], emptyRoutes: [] })).toThrow(
    '__spa-fallback.html',
  );
});

test('app routes match whole addresses', () => {
  const isAppRoute = matchAppRoutes(['/app/*', '/in/:id?', '/auth/login', '/docs/:name', '/a.b']);
  const known = ['/app', '/app/settings/x', '/in', '/in/1', '/auth/login', '/docs/theming', '/a.b'];
  for (const path of known) {
    expect(isAppRoute(path), path).toBe(true);
  }
  const unknown = ['/', '/apple', '/in/1/2', '/auth', '/auth/login/x', '/docs/a/b', '/aXb', ''];
  for (const path of unknown) {
    expect(isAppRoute(path), path).toBe(false);
  }
  expect(matchAppRoutes([])('')).toBe(false);
});
