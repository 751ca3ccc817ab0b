import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi, onUnauthorized, readLimitMs } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(response: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('sends JSON and returns the answer', async () => {
  const fetch = answerWith(Response.json({ id: 7 }));
  await expect(callApi({ path: '/api/things', method: 'POST', body: { a: 1 } })).resolves.toEqual({
    id: 7,
  });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/things');
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });
});

test('an empty answer is null', async () => {
  answerWith(new Response(null, { status: 204 }));
  await expect(callApi({ path: '/api/things' })).resolves.toBeNull();
});

test("the server's error keeps its words, fields and id", async () => {
  const error = {
    code: 'invalid_input',
    message: 'Please check the form.',
    requestId: 'req-1',
    fields: { email: 'Email is required' },
  };
  answerWith(Response.json({ error }, { status: 400 }));
  await expect(callApi({ path: '/api/things' })).rejects.toMatchObject({ ...error, status: 400 });
});

test.each([
  [502, '<html>Bad gateway</html>', 'internal'],
  [500, '', 'internal'],
  [404, '{"message":"not our shape"}', 'bad_request'],
])('a foreign answer (%d) still becomes a sentence', async (status, body, code) => {
  answerWith(new Response(body, { status }));
  await expect(callApi({ path: '/api/things' })).rejects.toMatchObject({
    code,
    status,
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });
});

test('no connection is said in plain words', async () => {
  answerWith(new TypeError('Failed to fetch'));
  await expect(callApi({ path: '/api/things' })).rejects.toMatchObject({
    code: 'network',
    message: expect.stringContaining('internet connection'),
  });
});

test('a page in the place of an answer is as good as no connection', async () => {
  answerWith(new Response('<html>Welcome to the hotel</html>', { status: 200 }));
  await expect(callApi({ path: '/api/things' })).rejects.toMatchObject({ code: 'network' });
});

test('a connection that breaks within a response is said in plain words', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
  answerWith(new Response(body, { status: 200 }));
  await expect(callApi({ path: '/api/things' })).rejects.toMatchObject({ code: 'network' });
});

describe('a server that does not respond', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const neverResponds = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    vi.stubGlobal('fetch', vi.fn(neverResponds));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('is given up on when something is read', async () => {
    const outcome = callApi({ path: '/api/things' }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(readLimitMs);
    await expect(outcome).resolves.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('too long'),
    });
  });

  test('is waited for when something is changed', async () => {
    const settled = vi.fn();
    void callApi({ path: '/api/things', method: 'POST' }).then(settled, settled);
    await vi.advanceTimersByTimeAsync(readLimitMs * 2);
    expect(settled).not.toHaveBeenCalled();
  });

  test('is not waited for once the caller has left', async () => {
    const caller = new AbortController();
    const outcome = callApi({ path: '/api/things', signal: caller.signal }).catch(
      (error: unknown) => error,
    );
    caller.abort('left');
    await expect(outcome).resolves.toBe('left');
  });
});

test('an abort stays an abort', async () => {
  const abort = new DOMException('stopped', 'AbortError');
  answerWith(abort);
  const call = callApi({ path: '/api/things', signal: AbortSignal.abort() });
  await expect(call).rejects.toBe(abort);
});

test('a picture is sent as it is', async () => {
  const fetch = answerWith(Response.json(null));
  const picture = new Blob(['x'], { type: 'image/webp' });
  await callApi({ path: '/api/picture', method: 'PUT', body: picture });
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init).toMatchObject({ body: picture, headers: { 'content-type': 'image/webp' } });
});

test.each([
  ['unauthorized', 1],
  ['invalid_credentials', 0],
])('a refusal with %s is reported %d times to the keeper of the session', async (code, times) => {
  const listener = vi.fn();
  const stop = onUnauthorized(listener);
  answerWith(Response.json({ error: { code, message: 'No.', requestId: 'r' } }, { status: 401 }));
  await expect(callApi({ path: '/api/things' })).rejects.toMatchObject({ code });
  stop();
  await expect(callApi({ path: '/api/things' })).rejects.toBeTruthy();
  expect(listener).toHaveBeenCalledTimes(times);
});
