import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApp, type TestRequest } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { validate } from './validate.ts';

const app = createBareApp();
const person = z.object({
  name: z.string().min(2, 'Name must be at least 2 characters'),
  tags: z.array(z.object({ label: z.string() })).optional(),
  extra: z.record(z.string(), z.unknown()).optional(),
});
app.post('/people', validate({ json: person }), (c) => c.json(c.req.valid('json')));
app.get(
  '/people/:id',
  validate({ param: z.object({ id: z.uuid() }), query: z.object({ page: z.coerce.number() }) }),
  (c) => c.json({ id: c.req.valid('param').id, page: c.req.valid('query').page }),
);

async function post(body: RequestInit['body'], type = 'application/json') {
  const headers = { 'content-type': type };
  const init: TestRequest = { method: 'POST', body, headers, duplex: 'half' };
  const response = await callApp({ app, path: '/people', init });
  return { status: response.status, body: (await response.json()) as ErrorBody };
}

describe('a JSON body', () => {
  test('comes through checked, without what the schema does not name', async () => {
    const { status, body } = await post('{"name":"Ann","role":"admin"}');
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Ann' });
  });

  test('that is wrong names each field and its sentence', async () => {
    const { status, body } = await post('{"name":"A","tags":[{"label":1}]}');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: 'invalid_input',
      fields: { name: 'Name must be at least 2 characters', 'tags.0.label': expect.any(String) },
    });
    expect(body.error.requestId).toMatch(/^[\w-]{36}$/);
  });

  test.each(['{}', '[]', 'null', '""', '1', 'true', ''])('%s is refused as input', async (text) => {
    expect(await post(text)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input' } },
    });
  });

  test.each([
    ['broken', '{"name":'],
    ['of two values', '{}{}'],
    ['with invalid UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
    ['a hundred thousand deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['deep inside an object', `{"name":"Ann","extra":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`],
  ])('%s is a bad request', async (_what, text) => {
    expect(await post(text)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request' } },
    });
  });

  test('may hold brackets in its strings', async () => {
    const name = '[{"\\'.repeat(100);
    expect((await post(JSON.stringify({ name }))).body).toEqual({ name });
  });

  test('with __proto__ changes no prototype', async () => {
    const hostile =
      '{"name":"Ann","__proto__":{"polluted":1},"extra":{"__proto__":{"polluted":1}}}';
    expect((await post(hostile)).status).toBe(200);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('keeps the last of duplicate keys', async () => {
    expect((await post('{"name":"Ann","name":"Bob"}')).body).toEqual({ name: 'Bob' });
  });

  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ])('sent as "%s" is refused', async (type) => {
    expect((await post('{"name":"Ann"}', type)).status).toBe(415);
  });

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/vnd.api+json'])(
    'sent as "%s" is taken',
    async (type) => {
      expect((await post('{"name":"Ann"}', type)).status).toBe(200);
    },
  );
});

describe('the size limit', () => {
  const ofSize = (bytes: number) => {
    const frame = '{"name":""}'.length;
    return JSON.stringify({ name: 'a'.repeat(bytes - frame) });
  };
  test('is inclusive', async () => {
    expect((await post(ofSize(limits.jsonBodyBytes))).status).toBe(200);
    expect((await post(ofSize(limits.jsonBodyBytes + 1))).status).toBe(413);
  });

  test('counts what arrives when no length is told, and stops reading there', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    expect((await post(endless)).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test('a body that breaks off is a bad request', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('socket closed')),
    });
    expect((await post(broken)).status).toBe(400);
  });
});

test('path and query are checked as well', async () => {
  const id = crypto.randomUUID();
  const good = await callApp({ app, path: `/people/${id}?page=2` });
  expect(await good.json()).toEqual({ id, page: 2 });
  const bad = await callApp({ app, path: "/people/1' or 1=1?page=x&__proto__=1" });
  expect(bad.status).toBe(400);
});
