/** The server sends a heartbeat every 25 seconds: a connection that is silent for longer than two of them is dead. */
const silenceMs = 60_000;

/**
 * Server-sent events from `fetch`, which unlike EventSource can send a body or a token and shows every status. Yields
 * until the stream ends; throws when the connection breaks or nothing arrives for a minute.
 */
export async function* readEvents<Event>({
  line,
  openStream,
}: {
  /** Abort it to hang up. The request must use its signal. */
  line: AbortController;
  openStream(): Promise<Response>;
}): AsyncGenerator<{ event: Event; id: string }, void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = <Arriving>(arriving: Arriving) => {
    clearTimeout(timer);
    timer = setTimeout(() => line.abort(), silenceMs);
    return arriving;
  };
  let rest = '';
  let data = '';
  let id = '';
  try {
    const { body } = await listen(openStream());
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    while (reader) {
      const { done, value } = await listen(reader.read());
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const text of lines) {
        const [, name, content = ''] = /^(data|id): ?(.*)/s.exec(text) ?? [];
        if (name === 'id') id = content;
        // JSON that is cut into several lines needs nothing between them.
        else if (name) data += content;
        else if (!text && data) {
          yield { event: JSON.parse(data), id };
          data = '';
        }
      }
    }
  } finally {
    clearTimeout(timer);
    // A reader who leaves early must not keep the connection.
    line.abort();
  }
}
