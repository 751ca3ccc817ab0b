import { expect, test } from 'vitest';
import { readEvents } from './stream-answer.ts';

test('events are whole however the bytes are cut', async () => {
  const wire =
    ': hello\n\nevent: token\ndata: {"type":"token","text":"Crème"}\n\ndata: {"type":"done","messageId":null,"answered":true,"state":"bot"}\n\n';
  const bytes = new TextEncoder().encode(wire);
  for (const size of [1, 3, 7, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) {
          controller.enqueue(bytes.slice(at, at + size));
        }
        controller.close();
      },
    });
    const events = [];
    for await (const event of readEvents(body)) events.push(event);
    expect(events).toEqual([
      { type: 'token', text: 'Crème' },
      { type: 'done', messageId: null, answered: true, state: 'bot' },
    ]);
  }
});
