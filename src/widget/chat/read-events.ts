/** Server-sent events from `fetch`, which unlike EventSource can send a token. Calls back for each, until the stream ends. */
export async function readEvents<Event extends { type: string }>({
  body,
  onEvent,
}: {
  body: ReadableStream<Uint8Array>;
  onEvent(event: Event, id: string): void;
}): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventParser(onEvent);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parse(decoder.decode(value, { stream: true }));
  }
}

/** Takes the stream in pieces of any size. */
export function createEventParser<Event extends { type: string }>(
  onEvent: (event: Event, id: string) => void,
): (piece: string) => void {
  let rest = '';
  let data = '';
  let id = '';
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      if (name === 'data') data += data ? `\n${value}` : value;
      else if (name === 'id') id = value;
      else if (!line && data) {
        onEvent(JSON.parse(data), id);
        data = '';
      }
    }
  };
}
