import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { callApp, type TestRequest } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { originPlaceholder } from '#shared/origin-placeholder.ts';
import { createPageManifest, hashInlineScripts } from './page-manifest.ts';
import { securityHeaders } from './security-headers.ts';
import { servePages } from './serve-pages.ts';
import { loadStaticFiles } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'askwell-web-'));
const folder = join(root, 'client');
const html = (name: string) => `<!doctype html><script>start("${name}")</script><p>${name}</p>`;
const files: Record<string, string> = {
  'index.html': html('landing'),
  'contact/index.html': html('contact'),
  'terms/index.html': `${html('terms')}<link rel="canonical" href="${originPlaceholder}/terms">`,
  'sitemap.xml': `<loc>${originPlaceholder}/terms</loc>`,
  '404/index.html': html('Lost in Space?'),
  '__spa-fallback.html': html('application'),
  'de/index.html': html('Startseite'),
  'de/404/index.html': html('Im Weltall verirrt?'),
  'de/__spa-fallback.html': html('Anwendung'),
  'assets/app-1a2b.js': 'run()'.repeat(500),
  'assets/app-1a2b.js.map': '{}',
  'favicon.ico': 'icon',
  'widget.js': 'launch()',
  'widget/chat-3c4d.js': 'chat()',
  '.hidden': 'secret',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
for (const name of ['assets/app-1a2b.js', 'index.html', 'terms/index.html']) {
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(files[name] ?? ''));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(files[name] ?? ''));
}
const manifest = createPageManifest({
  htmlFiles: Object.entries(files)
    .filter(([path]) => path.endsWith('.html'))
    .map(([path, text]) => ({ path, html: text })),
  appRoutes: ['/app', '/app/settings', '/app/analytics', '/auth/login'],
  emptyRoutes: ['/app/*'],
});
writeFileSync(join(root, 'pages.json'), JSON.stringify(manifest));
writeFileSync(join(root, 'outside.txt'), 'outside');
afterAll(() => rmSync(root, { recursive: true }));

const flags = {
  analytics: true,
  chatbotTesting: true,
  documentUpload: true,
  apiAccess: true,
  stripePayments: true,
  devTools: false,
};

function createPages(isHttps = false, switched: Partial<typeof flags> = {}) {
  const app = createBareApp();
  app.use(securityHeaders({ isHttps }));
  const publicUrl = isHttps ? 'https://shop.test' : 'http://shop.test:3000';
  app.all(
    '*',
    servePages({ web: loadStaticFiles({ folder, publicUrl }), flags: { ...flags, ...switched } }),
  );
  return (path: string, init?: TestRequest) => callApp({ app, path, init });
}
const get = createPages();

describe('pages', () => {
  test.each([
    ['/', 200, 'landing'],
    ['/contact', 200, 'contact'],
    ['/app', 200, 'application'],
    ['/app/settings', 200, 'application'],
    ['/auth/login?redirect=%2Fapp', 200, 'application'],
    ['/auth/login/', 200, 'application'],
    ['/app/nowhere', 404, 'application'],
    ['/nowhere', 404, 'Lost in Space?'],
    ['/404', 404, 'Lost in Space?'],
    ['/index.html', 404, 'Lost in Space?'],
    ['/de', 200, 'Startseite'],
    ['/de/app/settings', 200, 'Anwendung'],
    ['/de/app/nowhere', 404, 'Anwendung'],
    ['/de/nowhere', 404, 'Im Weltall verirrt?'],
    ['/de/404', 404, 'Im Weltall verirrt?'],
    ['/den/app', 404, 'Lost in Space?'],
  ])('%s is %i with "%s"', async (path, status, content) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<p>${content}</p>`);
  });

  test('lead from an old address to the new one in the same language', async () => {
    expect((await get('/de/dashboard?tab=billing')).headers.get('location')).toBe(
      '/de/app/settings',
    );
    expect((await get('/de/home')).headers.get('location')).toBe('/de');
  });

  test('run only the scripts the build has seen on that very page', async () => {
    const policy = (await get('/contact')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' '${hashInlineScripts(html('contact'))[0]}';`);
    expect(policy).not.toContain(hashInlineScripts(html('landing'))[0]);
    for (const rule of [
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "frame-src 'self' https://www.openstreetmap.org",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('on https insist on it', async () => {
    const { headers } = await createPages(true)('/');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  test('are asked for again and answered 304 when unchanged', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get('/', { headers: { 'if-none-match': header } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await get('/', { headers: { 'if-none-match': '"old"' } })).status).toBe(200);
  });

  test('name the address of the installation, packed or not', async () => {
    const canonical = 'href="http://shop.test:3000/terms"';
    expect(await (await get('/terms')).text()).toContain(canonical);
    const packed = await get('/terms', { headers: { 'accept-encoding': 'br' } });
    const text = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(text).toContain(canonical);
    expect(await (await createPages(true)('/sitemap.xml')).text()).toBe(
      '<loc>https://shop.test/terms</loc>',
    );
  });

  test('are 404 while their flag is off', async () => {
    expect((await get('/app/analytics')).status).toBe(200);
    const off = await createPages(false, { analytics: false })('/app/analytics');
    expect(off.status).toBe(404);
    expect(await off.text()).toContain('<p>application</p>');
  });

  test('lead to their one address', async () => {
    const response = await get('/contact/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/contact?a=1']);
  });
});

describe('files', () => {
  test('named by content are kept for a year, others are asked for again', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('/favicon.ico')).headers.get('cache-control')).toBe('no-cache');
  });

  test('the widget is for every site; a new launcher reaches them within minutes', async () => {
    for (const [path, caching] of [
      ['/widget.js', 'public, max-age=300, stale-while-revalidate=86400'],
      ['/widget/chat-3c4d.js', 'public, max-age=31536000, immutable'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('cache-control')).toBe(caching);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
    }
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('come packed to those who take it, with an ETag of their own', async () => {
    const packed = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    const text = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(text).toBe(files['assets/app-1a2b.js']);
    const plain = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br;q=0' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'));
  });

  test('tell their length to HEAD, without the body', async () => {
    const head = await get('/assets/app-1a2b.js', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('2500');
    expect(await head.text()).toBe('');
  });

  test('that are missing are 404 without a page', async () => {
    const response = await get('/assets/gone.js');
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/%252e%252e/outside.txt',
    '/favicon.ico%00.html',
    '/.hidden',
    '/.env',
    '/.git/config',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.br',
    '/pages.json',
    '/__spa-fallback.html',
    '/__proto__',
    '/constructor',
    '/assets/',
    '//evil.test/',
  ])('%s is 404', async (path) => {
    const response = await get(`http://localhost${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/outside|secret/);
  });
});

test('old addresses lead to the new ones with their query', async () => {
  const response = await get('/login?redirect=%2Fprofile');
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/auth/login?redirect=%2Fprofile',
  ]);
  expect((await get('/dashboard?tab=billing')).headers.get('location')).toBe('/app/settings');
});

test('pages are only read', async () => {
  const response = await get('/contact', { method: 'POST', body: 'x' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('without a build there is a plain answer', () => {
  expect(
    loadStaticFiles({ folder: join(root, 'nothing/client'), publicUrl: 'http://shop.test' }),
  ).toBeNull();
});
