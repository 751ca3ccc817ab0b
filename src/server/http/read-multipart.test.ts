import { describe, expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { readMultipart } from './read-multipart.ts';

const contentType = 'multipart/form-data; boundary=----x';
const part = (headers: string, content: string) => `------x\r\n${headers}\r\n\r\n${content}\r\n`;
const file = part('Content-Disposition: form-data; name="file"; filename="a.txt"', 'hello\r\n--');
const field = part('content-disposition: form-data; name=ids', '1,2');
const end = '------x--\r\n';

/** Cut into pieces of every size, since a network may do the same. */
async function read({
  body,
  size,
  type = contentType,
}: {
  body: string;
  size: number;
  type?: string;
}) {
  async function* chunks() {
    const bytes = Buffer.from(body);
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const parts: { name: string; fileName: string | null; text: string }[] = [];
  for await (const { name, fileName, body } of readMultipart({
    contentType: type,
    body: chunks(),
  })) {
    const received: Uint8Array[] = [];
    for await (const chunk of body) received.push(chunk);
    parts.push({ name, fileName, text: Buffer.concat(received).toString() });
  }
  return parts;
}

test.each([1, 2, 3, 7, 64, 10_000])('parts are read whole in chunks of %i bytes', async (size) => {
  expect(await read({ body: file + field + end, size })).toEqual([
    { name: 'file', fileName: 'a.txt', text: 'hello\r\n--' },
    { name: 'ids', fileName: null, text: '1,2' },
  ]);
});

test('an empty part is empty, and one that no one reads is skipped', async () => {
  const body = part('Content-Disposition: form-data; name="file"; filename=""', '') + field + end;
  async function* once() {
    yield Buffer.from(body);
  }
  const names: string[] = [];
  for await (const { name } of readMultipart({ contentType, body: once() })) names.push(name);
  expect(names).toEqual(['file', 'ids']);
  expect((await read({ body, size: 5 }))[0]).toEqual({ name: 'file', fileName: '', text: '' });
});

describe('refused', () => {
  const cases: [string, string, string?][] = [
    ['nothing at all', ''],
    ['an end that never comes', file],
    ['an upload cut off in its headers', file.slice(0, 30)],
    ['an upload cut off in its content', file.slice(0, -12)],
    ['another boundary', file + end, 'multipart/form-data; boundary=other'],
    ['no boundary', file + end, 'multipart/form-data'],
    ['an endless boundary', file + end, `multipart/form-data; boundary=${'x'.repeat(100)}`],
    ['a preamble', `hello\r\n${file}${end}`],
    ['no field name', part('Content-Disposition: form-data; name=""', 'x') + end],
    ['no disposition', part('Content-Type: text/plain', 'x') + end],
    ['nested parts', part('Content-Disposition: attachment; filename="a"', 'x') + end],
    ['endless headers', `------x\r\nA: ${'b'.repeat(20_000)}\r\n\r\nx\r\n${end}`],
    ['100,000 parts', field.repeat(100_000) + end],
  ];
  test.each(cases)('%s', async (_, body, type) => {
    const failure = await read({ body, size: 1000, ...(type && { type }) }).catch((error) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect((failure as AppError).status).toBe(400);
  });

  test('another type', async () => {
    const failure = read({ body: '{}', size: 9, type: 'application/json' });
    await expect(failure).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });
});
