/** What must hold for every route there is: the list is the app's own, so that a new route is covered by being mounted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { termsVersion } from '#shared/contract/accounts.ts';

let testApp: TestApp;
let isHealthy = true;
let cookie = '';
const variables = { RATE_LIMIT_REQUESTS: '1000000', ADDRESS_REQUESTS_PER_MINUTE: '1000000' };

beforeAll(async () => {
  testApp = await createTestApp({ variables });
  const { database } = testApp.deps;
  database.isHealthy = async () => isHealthy;
  cookie = await signUp();
});
afterAll(() => testApp.close());

async function signUp(): Promise<string> {
  const json = {
    name: 'Ann Shop',
    email: 'ann@shop.test',
    password: 'Correct-horse-9',
    termsVersion,
  };
  const response = await testApp.request('/api/auth/sign-up/email', { json });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

type Route = { method: string; path: string };

function listRoutes(): Route[] {
  const seen = new Map<string, Route>();
  for (const { method, path } of testApp.app.routes) {
    if (method !== 'ALL' && path.startsWith('/api'))
      seen.set(`${method} ${path}`, { method, path });
  }
  // Signing out would end the session the others are tried with.
  return [...seen.values()].sort(
    (a, b) => Number(a.path.includes('sign-out')) - Number(b.path.includes('sign-out')),
  );
}

const fill = (path: string, value: string) =>
  path.replace(/:\w+(\{[^}]*\})?/g, value).replace('*', value);

/** A stream of events has no end to wait for. */
async function readWhole(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return response.text();
  await response.body?.cancel();
  return '';
}

const hostileBodies: [name: string, body: string | Blob | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['{}', '{}'],
  ['[]', '[]'],
  ['null', 'null'],
  ['""', '""'],
  ['a number', '1e999'],
  ['deep', '['.repeat(100_000)],
  // Encoded once: as a string it would be encoded and copied for every route.
  ['10 MB', new Blob([`"${'a'.repeat(10_000_000)}"`])],
  ['broken', '{"a":'],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['__proto__', '{"__proto__":{"isSuperuser":true},"constructor":{"prototype":{"x":1}}}'],
  ['duplicate keys', '{"email":"a@b.test","email":["x"],"email":{}}'],
  ['NUL bytes', nameEverything('a\u0000b')],
  ['lone surrogates', nameEverything('\\ud800')],
  ['wrong types', nameEverything({ $ne: null })],
  ['lists', nameEverything([[]])],
  ['SQL', nameEverything("' OR 1=1; DROP TABLE users; --%_")],
  ['endless text', nameEverything('ab '.repeat(3000))],
];

/** One object with every field name the contract uses, all holding the same value. */
function nameEverything(value: unknown): string {
  const names =
    'email password newPassword currentPassword confirmPassword fullName name token code agreeToTerms id userId user_uuid userUuid termsVersion profile_data locale avatar image sessionId planId intent isYearly redirect callbackURL';
  return JSON.stringify(Object.fromEntries(names.split(' ').map((name) => [name, value])));
}

// Every route times every hostile value takes a while on a busy machine.
describe.each(['signed out', 'signed in'])('%s', { timeout: 300_000 }, (who) => {
  test('no route fails on any body', async () => {
    const headers = { 'content-type': 'application/json', ...(who === 'signed in' && { cookie }) };
    const failures: string[] = [];
    for (const { method, path } of listRoutes()) {
      for (const [name, body] of method === 'GET'
        ? [['no body', undefined] as const]
        : hostileBodies) {
        const response = await testApp.request(fill(path, 'x'), { method, body, headers });
        const text = await readWhole(response);
        if (response.status >= 500) failures.push(`${method} ${path} with ${name}: ${text}`);
      }
    }
    expect(failures).toEqual([]);
  });

  test('no route fails on any path or query', async () => {
    const headers = who === 'signed in' ? { cookie } : undefined;
    const values = [
      "'%20OR%201=1--",
      '%00',
      '%F0%28',
      '..%2f..%2fetc',
      '__proto__',
      'a'.repeat(2000),
      '-1',
      '%ED%A0%80',
    ];
    const failures: string[] = [];
    for (const { method, path } of listRoutes()) {
      if (method !== 'GET') continue;
      for (const value of values) {
        const query = [
          'sort',
          'order',
          'filter',
          'q',
          'page',
          'cursor',
          'limit',
          'code',
          'state',
          '__proto__',
        ]
          .map((name) => `${name}=${value}`)
          .join('&');
        const response = await testApp.request(`${fill(path, value)}?${query}`, { headers });
        await readWhole(response);
        if (response.status >= 500) failures.push(`${path} with ${value}: ${response.status}`);
      }
    }
    expect(failures).toEqual([]);
  });
});

describe('other sites', () => {
  test('can change nothing, whatever way they send it', async () => {
    const ways = [
      ['text/plain', '{"email":"a@b.test"}'],
      ['application/x-www-form-urlencoded', 'email=a%40b.test'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['application/json', '{}'],
    ];
    for (const { method, path } of listRoutes()) {
      if (method === 'GET') continue;
      // Blind to cookies: the chatbot's own rule decides, or Stripe's signature. Neither exists here.
      const isPublic = /^\/api\/(chat\/:|stripe\/webhook$)/.test(path);
      // Blind to cookies as well: without a key no one comes in.
      const isForPrograms = /^\/api\/(v1\/|mcp$)/.test(path);
      const refusal = isPublic ? 404 : isForPrograms ? 401 : 403;
      for (const [type = '', body] of ways) {
        for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test']) {
          const headers = { origin, 'content-type': type, cookie, host: 'localhost:3000' };
          const response = await testApp.request(fill(path, 'x'), { method, body, headers });
          expect(response.status, `${method} ${path} from ${origin}`).toBe(refusal);
        }
      }
    }
  });

  test('are given no CORS headers', async () => {
    for (const { path } of listRoutes()) {
      for (const method of ['OPTIONS', 'GET']) {
        const headers = {
          origin: 'https://evil.test',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        };
        const response = await testApp.request(fill(path, 'x'), { method, headers });
        const names = [...response.headers.keys()];
        expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });
});

test('a guarded route has no second spelling and no header that opens it', async () => {
  const guarded: string[] = [];
  for (const { method, path } of listRoutes()) {
    if (method === 'GET' && (await testApp.request(fill(path, 'x'))).status === 401)
      guarded.push(fill(path, 'x'));
  }
  expect(guarded).toContain('/api/profiles/me');
  const spellings = (path: string) => [
    path.toUpperCase(),
    `${path}/`,
    path.replace('/api/', '/api//'),
    path.replace('/api', '/%61pi'),
    path.replace('/api/', '/api/%2e/'),
    path.replace('/api/', '/x/../api/'),
    `${path};x`,
    `${path}%00`,
    `${path}?_method=POST`,
  ];
  const opening = [
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-http-method-override': 'POST' },
    { 'x-original-url': '/healthz' },
    { 'x-rewrite-url': '/healthz' },
    { 'x-forwarded-for': '127.0.0.1' },
  ];
  for (const path of guarded) {
    for (const spelling of spellings(path)) {
      const { status } = await testApp.request(spelling);
      expect(status, spelling).toBeOneOf([400, 401, 403, 404, 405]);
    }
    for (const headers of opening) {
      expect((await testApp.request(path, { headers })).status).toBe(401);
    }
  }
});

describe('what strangers may see', () => {
  test.each([
    '/debug',
    '/.env',
    '/.git/config',
    '/api/health',
    '/health',
    '/api',
    '/server-status',
  ])('%s is 404', async (path) => expect((await testApp.request(path)).status).toBe(404));

  test('/healthz says only that the process lives', async () => {
    expect(await (await testApp.request('/healthz')).json()).toEqual({ status: 'ok' });
  });

  test('/readyz follows the database and recovers alone', async () => {
    isHealthy = false;
    const away = await testApp.request('/readyz');
    expect([away.status, await away.json()]).toEqual([503, { status: 'degraded' }]);
    expect((await testApp.request('/healthz')).status).toBe(200);
    isHealthy = true;
    expect((await testApp.request('/readyz')).status).toBe(200);
  });

  test('/metrics needs its token', async () => {
    const { metricsToken } = testApp.deps.secrets;
    const ask = (authorization?: string) =>
      testApp.request('/metrics', authorization ? { headers: { authorization } } : {});
    expect((await ask()).status).toBe(401);
    expect((await ask('Bearer ')).status).toBe(401);
    expect((await ask(`Bearer ${metricsToken}x`)).status).toBe(401);
    const metrics = await ask(`Bearer ${metricsToken}`);
    expect(metrics.status).toBe(200);
    const text = await metrics.text();
    expect(text).toMatch(/^database_connections\{state="open"\} \d+$/m);
    expect(text).toMatch(/^jobs_dead_letters \d+$/m);
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/healthz', '/api/config', '/api/nothing', '/nowhere']) {
      const { headers } = await testApp.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('a wrong method and an unknown path are told apart', async () => {
    const wrong = await testApp.request('/api/config', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await testApp.request('/api/nothing', { method: 'DELETE' })).status).toBe(404);
  });
});
