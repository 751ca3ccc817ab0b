import { expect, test, vi } from 'vitest';
import { readEvents } from './read-events.ts';

const wire = [
  ': hello\n\n',
  'event: token\ndata: {"type":"token","text":"Grüße\u2028!"}\n\n',
  'id: 7\r\nevent: message\r\ndata: {"type":\r\ndata: "message"}\r\n\r\n',
  'event: done\ndata: {"type":"done"}\n\ndata: {"type":"never ended"}\n',
].join('');

async function readAll(body: ReadableStream<Uint8Array>) {
  const events: unknown[] = [];
  const openStream = async () => new Response(body);
  for await (const event of readEvents({ line: new AbortController(), openStream }))
    events.push(event);
  return events;
}

test('events and ids are the same however the bytes are cut', async () => {
  const bytes = new TextEncoder().encode(wire);
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) {
          controller.enqueue(bytes.slice(at, at + size));
        }
        controller.close();
      },
    });
    expect(await readAll(body)).toEqual([
      { event: { type: 'token', text: 'Grüße\u2028!' }, id: '' },
      { event: { type: 'message' }, id: '7' },
      { event: { type: 'done' }, id: '7' },
    ]);
  }
});

test('hangs up when the reader leaves before the end', async () => {
  const line = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: {}\n\n')),
  });
  for await (const _ of readEvents({ line, openStream: async () => new Response(body) })) break;
  expect(line.signal.aborted).toBe(true);
});

test('hangs up after a minute without a byte; a heartbeat counts as one', async () => {
  vi.useFakeTimers();
  try {
    const line = new AbortController();
    let beat = (): void => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        beat = () => controller.enqueue(new TextEncoder().encode(': \n\n'));
        line.signal.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    const ended = readEvents({ line, openStream: async () => new Response(body) })
      .next()
      .catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(59_000);
    beat();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(line.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(line.signal.aborted).toBe(true);
    expect(await ended).toBe('aborted');
  } finally {
    vi.useRealTimers();
  }
});
