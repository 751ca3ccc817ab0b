/** What people and programs send instead of a file. */
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedFiles } from '#server/db/schema/documents.ts';
import { toPng } from '#server/engine/ingest/read/testing/create-scan.ts';
import { type Listening, listen } from '#server/http/listen.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { listContents } from '#server/testing/list-contents.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { Document } from '#shared/contract/documents.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';

let app: TestApp;
let ann: Tenant;
let server: Listening;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app);
  server = await listen({ app: app.app, streams: app.deps.streams, host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close(0);
  await app.close();
});

const { maxBytes } = limits.upload;
const folder = (name: string) => {
  const path = join(app.deps.env.dataDir, name);
  return existsSync(path) ? readdirSync(path, { recursive: true }) : [];
};
const errorOf = async (answer: Response) => ((await answer.json()) as ErrorBody).error;

describe('size', () => {
  test('10,485,760 bytes are taken, one more is not, and nothing of it stays', async () => {
    const largest = await ann.upload({ content: new Uint8Array(maxBytes).fill(97) });
    expect(largest.status).toBe(201);
    const before = await listContents(app.deps);
    const answer = await ann.upload({ content: new Uint8Array(maxBytes + 1).fill(98) });
    expect([answer.status, (await errorOf(answer)).code]).toEqual([413, 'payload_too_large']);
    expect([await listContents(app.deps), folder('incoming')]).toEqual([before, []]);
  });

  test('a length that says too much is refused before anything is read', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull() {
          isRead = true;
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      'content-length': '99999999',
      'content-type': 'multipart/form-data; boundary=x',
    };
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    expect((await ann.browser.request('/api/documents', init)).status).toBe(413);
    expect(isRead).toBe(false);
  });

  test('an endless body without a length is cut off at the limit', async () => {
    let sent = 0;
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(head) : Buffer.alloc(65_536, 97));
        sent += 65_536;
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    expect((await ann.browser.request('/api/documents', init)).status).toBe(413);
    expect(sent).toBeLessThan(maxBytes + 5 * 65_536);
    expect(folder('incoming')).toEqual([]);
  });
});

describe('content', () => {
  test.each([
    ['a program called a document', 'menu.pdf', 'MZ\x90\x00program'],
    ['a page called a PDF', 'menu.pdf', '<html><script>alert(1)</script>'],
    ['a moving picture called .png', 'menu.png', 'GIF89a'],
    ['an archive called a text', 'menu.txt', 'PK\x03\x04zip'],
    ['nothing', 'menu.txt', ''],
    ['no type at all', 'menu', 'hello'],
  ])('%s is refused with a sentence', async (_, name, content) => {
    const answer = await ann.upload({ name, content: Buffer.from(content, 'latin1') });
    const error = await errorOf(answer);
    expect([answer.status, error.code]).toEqual([415, 'unsupported_media_type']);
    expect(error.message).toMatch(/^This|^The content/);
  });

  test.each([
    '../../../etc/passwd.txt',
    '..\\..\\boot.txt',
    'a\u0000b.txt',
    '<img src=x onerror=alert(1)>.txt',
    '=cmd|calc.txt',
    'CON.txt',
    `${'x'.repeat(300)}.txt`,
    '"; filename="evil.txt',
    '\u202etxt.exe.txt',
  ])('the name %j is only text', async (name) => {
    const answer = await ann.upload({ name, content: `Hello from ${name}` });
    expect(answer.status).toBe(201);
    const { document } = (await answer.json()) as { document: Document };
    expect(document.name).not.toMatch(/[/\\\p{Cc}]|^\.\./u);
    for (const key of await listContents(app.deps)) expect(key).toMatch(/^[\w/-]+$/);
    const file = await ann.browser.request(`/api/documents/${document.id}/file`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]*"; /);
    await file.body?.cancel();
  });
});

describe('the original', () => {
  test.each<[string, string | Uint8Array, string, string | null]>([
    [
      'text.txt',
      'Open daily.',
      'text/plain; charset=utf-8',
      "default-src 'none'; sandbox; frame-ancestors 'self'",
    ],
    [
      'sign.png',
      toPng({ width: 1, height: 1, pixels: new Uint8Array(1) }),
      'image/png',
      "default-src 'none'; sandbox; frame-ancestors 'self'",
    ],
    ['page.html', '<p>Open daily.</p><script>alert(1)</script>', 'application/octet-stream', null],
  ])('of %s is shown only where nothing of it can run', async (name, content, type, policy) => {
    const { id } = await ann.addDocument({ name, content });
    const { headers, body } = await ann.browser.request(`/api/documents/${id}/file?view=1`);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(policy ? /^inline; / : /^attachment; /);
    expect(headers.get('content-security-policy')).toBe(policy ?? "default-src 'none'; sandbox");
    await body?.cancel();
  });
});

describe('form', () => {
  const send = (body: string, type = 'multipart/form-data; boundary=x') =>
    ann.browser.request('/api/documents', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
  const part = (name: string, content: string, file = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}\r\n`;
  const file = part('file', 'hello', 'a.txt');

  test.each([
    ['no file', `${part('other', '1')}--x--`, 400],
    ['a file field without a file', `${part('file', 'text')}--x--`, 400],
    ['two files', `${file}${file}--x--`, 400],
    ['chatbots that are no ids', `${file}${part('chatbotIds', "1' OR 1=1")}--x--`, 400],
    ['an endless list of chatbots', `${file}${part('chatbotIds', 'a'.repeat(60_000))}--x--`, 400],
    ['no end', file, 400],
    ['nothing', '', 400],
    ['100,000 parts', `${part('a', '1').repeat(100_000)}--x--`, 413],
    ['1,000 parts', `${part('a', '1').repeat(1000)}--x--`, 400],
  ])('%s is refused', async (_, body, status) => {
    const incoming = folder('incoming');
    expect((await send(body)).status).toBeOneOf([status, 400]);
    expect(folder('incoming')).toEqual(incoming);
  });

  test('JSON is not a file', async () => {
    expect((await send('{}', 'application/json')).status).toBe(415);
  });

  test('a sender who goes away leaves nothing behind', async () => {
    const held = async () => ({
      documents: (await ann.send('GET', '/api/documents')).body,
      usage: (await ann.send('POST', '/api/rpc/get_user_usage', { user_uuid: ann.userId })).body,
      rows: await app.deps.database.orm.select().from(storedFiles),
      files: await listContents(app.deps),
    });
    const before = await held();
    const cookie = [...ann.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /api/documents HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n${file.slice(0, -4)}`,
    );
    await expect.poll(() => folder('incoming').length, { timeout: 45_000 }).toBe(1);
    socket.destroy();
    await expect.poll(() => folder('incoming').length, { timeout: 45_000 }).toBe(0);
    expect(await held()).toEqual(before);
    // The same file, whole, is a new document to a server that is well.
    expect((await send(`${file}--x--`)).status).toBe(201);
    const after = await held();
    expect(after.rows).toHaveLength(before.rows.length + 1);
    expect(after.usage).not.toEqual(before.usage);
  });
});

test('where uploading is switched off there is no such address', async () => {
  const other = await createTestApp({ variables: { FLAG_DOCUMENT_UPLOAD: 'false' } });
  const owner = await createTenant(other);
  expect((await owner.upload({})).status).toBe(404);
  expect((await owner.send('GET', '/api/documents')).status).toBe(200);
  await other.close();
});
