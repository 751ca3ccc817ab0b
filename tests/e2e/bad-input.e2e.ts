/** What a careless or hostile client sends to the running server: each gets one clear response in the one error shape. */
import { expect, inject, test } from 'vitest';
import { limits } from '#shared/limits.ts';

const at = (path: string) => `${inject('address')}${path}`;

async function errorOf(response: Response) {
  expect(response.headers.get('content-type')).toContain('application/json');
  const { error } = (await response.json()) as {
    error: { code: string; message: string; requestId: string };
  };
  expect(error.message).toMatch(/\w/);
  expect(error.requestId).toMatch(/\w/);
  return error;
}

test('an unknown API route is a 404 in the error shape', async () => {
  const response = await fetch(at('/api/no-such-thing'));
  expect(response.status).toBe(404);
  expect((await errorOf(response)).code).toBe('not_found');
});

test('an unknown page is a 404 that people can read', async () => {
  const response = await fetch(at('/no-such-page'), { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Lost in Space?');
});

test('the wrong method is refused without touching anything', async () => {
  const response = await fetch(at('/api/config'), {
    method: 'DELETE',
    headers: { origin: inject('address') },
  });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toContain('GET');
  await errorOf(response);
});

function post(body: string): Promise<Response> {
  return fetch(at('/api/requests/contact'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: inject('address') },
    body,
  });
}

test('broken JSON is called by its name', async () => {
  const response = await post('{"email": ');
  expect(response.status).toBe(400);
  await errorOf(response);
});

test('a body over the limit is refused, and the server goes on answering', async () => {
  const response = await post(JSON.stringify({ message: 'x'.repeat(limits.jsonBodyBytes) }));
  expect(response.status).toBe(413);
  expect((await errorOf(response)).code).toBe('payload_too_large');
  expect((await fetch(at('/healthz'))).status).toBe(200);
});

test('a path that climbs out of the web folder finds nothing', async () => {
  for (const path of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json', '/%00']) {
    const response = await fetch(at(path));
    expect(response.status, path).toBeGreaterThanOrEqual(400);
    expect(response.status, path).toBeLessThan(500);
    expect(await response.text()).not.toContain('"dependencies"');
  }
});

test('only the public part of the settings leaves the server', async () => {
  const text = await (await fetch(at('/api/config'))).text();
  expect(text).toContain('2.0.0');
  expect(text).not.toMatch(/secret|token|database|smtp|dataDir/i);
});

test('pages forbid framing, sniffing and foreign scripts', async () => {
  const { headers } = await fetch(at('/'));
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src [^;]*'self'/);
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBeTruthy();
});
