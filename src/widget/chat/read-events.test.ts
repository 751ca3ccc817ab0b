import { expect, test } from 'vitest';
import { createEventParser, readEvents } from './read-events.ts';

const stream = [
  ': hello\n\n',
  'event: token\ndata: {"type":"token","text":"Grüße"}\n\n',
  'id: 7\r\nevent: message\r\ndata: {"type":\r\ndata: "message"}\r\n\r\n',
  'event: done\ndata: {"type":"done"}\n\ndata: {"type":"never ended"}\n',
].join('');
const events = [
  ['token', ''],
  ['message', '7'],
  ['done', '7'],
];

test('events are the same however the stream is cut', () => {
  for (const size of [1, 2, 3, 7, 1000]) {
    const seen: string[][] = [];
    const parse = createEventParser(({ type }, id) => seen.push([type, id]));
    for (let at = 0; at < stream.length; at += size) parse(stream.slice(at, at + size));
    expect(seen).toEqual(events);
  }
});

test('a letter that is cut in two arrives whole', async () => {
  const bytes = new TextEncoder().encode(stream);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const texts: unknown[] = [];
  await readEvents<{ type: string; text?: string }>({
    body,
    onEvent: (event) => texts.push(event.text),
  });
  expect(texts[0]).toBe('Grüße');
});
