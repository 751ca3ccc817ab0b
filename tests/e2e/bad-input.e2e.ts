/** What a careless or hostile client sends to the running server: each gets one clear answer in the one error shape. */
import { expect, inject, test } from 'vitest';
import { limits } from '#shared/limits.ts';

const at = (path: string) => `${inject('address')}${path}`;

async function errorOf(answer: Response) {
  expect(answer.headers.get('content-type')).toContain('application/json');
  const { error } = (await answer.json()) as {
    error: { code: string; message: string; requestId: string };
  };
  expect(error.message).toMatch(/\w/);
  expect(error.requestId).toMatch(/\w/);
  return error;
}

test('an unknown API route is a 404 in the error shape', async () => {
  const answer = await fetch(at('/api/no-such-thing'));
  expect(answer.status).toBe(404);
  expect((await errorOf(answer)).code).toBe('not_found');
});

test('an unknown page is a 404 that people can read', async () => {
  const answer = await fetch(at('/no-such-page'), { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Lost in Space?');
});

test('the wrong method is refused without touching anything', async () => {
  const answer = await fetch(at('/api/config'), {
    method: 'DELETE',
    headers: { origin: inject('address') },
  });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toContain('GET');
  await errorOf(answer);
});

function post(body: string): Promise<Response> {
  return fetch(at('/api/requests/contact'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: inject('address') },
    body,
  });
}

test('broken JSON is called by its name', async () => {
  const answer = await post('{"email": ');
  expect(answer.status).toBe(400);
  await errorOf(answer);
});

test('a body over the limit is refused, and the server goes on answering', async () => {
  const answer = await post(JSON.stringify({ message: 'x'.repeat(limits.jsonBodyBytes) }));
  expect(answer.status).toBe(413);
  expect((await errorOf(answer)).code).toBe('payload_too_large');
  expect((await fetch(at('/healthz'))).status).toBe(200);
});

test('a path that climbs out of the web folder finds nothing', async () => {
  for (const path of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json', '/%00']) {
    const answer = await fetch(at(path));
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
    expect(await answer.text()).not.toContain('"dependencies"');
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
